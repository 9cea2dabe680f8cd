-- A form that staff submitted after their session was over, sealed by the server until they have signed in again.

create table private.form_drafts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  sealed text not null check (length(sealed) <= 300000),
  created_at timestamptz not null default now()
);
comment on table private.form_drafts is 'class:s3';
create index form_drafts_people on private.form_drafts (user_id, created_at desc);
create index form_drafts_times on private.form_drafts (created_at);
alter table private.form_drafts enable row level security;
revoke all on private.form_drafts from public, anon, authenticated, service_role;
grant select, insert, delete on private.form_drafts to function_owner;
create policy "function owner manages form drafts" on private.form_drafts for all to function_owner
  using (true) with check (true);

insert into private.person_map (relation, title, hidden_because, erasure) values
  ('private.form_drafts', 'Staff forms you had not saved yet', 'They are encrypted, and deleted after an hour.', 'with_account');

-- The id of the draft; null if it is too long or the caller is not staff. Five drafts are kept.
create function private.keep_form_draft(sealed text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := private.caller_id();
  draft uuid;
begin
  if not private.caller_has_second_factor() or length(sealed) > 300000
    or not exists (select from public.user_roles r where r.user_id = person) then return null; end if;
  insert into private.form_drafts (user_id, sealed) values (person, keep_form_draft.sealed) returning id into draft;
  delete from private.form_drafts d where d.user_id = person and d.id in (
    select o.id from private.form_drafts o where o.user_id = person and o.id <> draft
    order by o.created_at desc offset 4);
  return draft;
end $$;
call private.publish_function('keep_form_draft', '{authenticated}');

create function private.form_draft(draft uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select d.sealed from private.form_drafts d
    where d.id = draft and d.user_id = private.caller_id() and d.created_at > now() - interval '1 hour');
end $$;
call private.publish_function('form_draft', '{authenticated}');

create function private.drop_form_draft(draft uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.form_drafts d where d.id = draft and d.user_id = private.caller_id();
end $$;
call private.publish_function('drop_form_draft', '{authenticated}');

create function private.remove_form_drafts() returns bigint
language sql security definer set search_path = '' as $$
  with gone as (
    delete from private.form_drafts where created_at < now() - interval '1 hour' returning 1
  )
  select count(*) from gone
$$;
call private.publish_function('remove_form_drafts');
insert into private.periodic_tasks (name, every) values ('remove_form_drafts', '10 minutes');
