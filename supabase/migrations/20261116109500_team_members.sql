-- The people on /about/team. They need no account. Each is shown only with their consent, until the day they leave.

create type public.team_category as enum ('board', 'staff', 'medical-advisors', 'chapter-leaders', 'volunteers');

create table public.team_members (
  id uuid primary key default gen_random_uuid(),
  locale text not null default 'en' check (locale ~ '^[a-z]{2}(-[A-Z]{2})?$'),
  category public.team_category not null,
  name text not null check (length(name) between 2 and 80 and name !~ '[[:cntrl:]]'),
  role text not null check (length(role) between 2 and 80 and role !~ '[[:cntrl:]]'),
  text text not null check (length(text) between 20 and 400 and text !~ '[[:cntrl:]]'),
  portrait text not null check (portrait ~ '^[a-z]+(-[a-z]+)*$' and length(portrait) <= 40),
  picture_id uuid references public.pictures (id),
  position integer not null default 100,
  joined_on date not null check (joined_on >= date '2000-01-01'),
  consented_on date check (consented_on >= date '2000-01-01'),
  leaves_on date,
  updated_at timestamptz not null default now(),
  check (leaves_on > joined_on)
);
comment on table public.team_members is 'class:public';
comment on column public.team_members.portrait is 'The drawing that is shown without a picture.';
comment on column public.team_members.consented_on is 'When the person agreed to be shown; null hides them.';
comment on column public.team_members.leaves_on is 'The first day on which they are no longer shown.';
create index team_members_places on public.team_members (position, id);
create index team_members_picture on public.team_members (picture_id);
alter table public.team_members enable row level security;
revoke all on public.team_members from public, anon, authenticated;
grant select, insert, update, delete on public.team_members to service_role;
grant select, update (consented_on), delete on public.team_members to function_owner;
grant select on public.team_members to anon, authenticated;
grant insert (category, name, role, text, portrait, position, joined_on, consented_on, leaves_on),
  update (category, name, role, text, portrait, position, joined_on, consented_on, leaves_on), delete
  on public.team_members to authenticated;

create policy "function owner manages team members" on public.team_members for all to function_owner
  using (true) with check (true);
create policy "visitors read team members who agreed and have not left" on public.team_members for select to anon
  using (consented_on <= current_date and coalesce(leaves_on > current_date, true));
create policy "members read team members who agreed and have not left, editors all" on public.team_members
  for select to authenticated
  using (consented_on <= current_date and coalesce(leaves_on > current_date, true)
    or (select private.is_staff('editor')));
create policy "editors add team members" on public.team_members for insert to authenticated
  with check ((select private.is_staff('editor')));
create policy "editors change team members" on public.team_members for update to authenticated
  using ((select private.is_staff('editor'))) with check ((select private.is_staff('editor')));
create policy "editors delete team members" on public.team_members for delete to authenticated
  using ((select private.is_staff('editor')));

create trigger set_updated_at before update on public.team_members
  for each row execute function private.set_updated_at();
alter publication supabase_realtime add table public.team_members;

-- Chooses the photo of a team member; null shows the drawing.
create function private.set_team_picture(member uuid, picture uuid) returns public.picture_choice_outcome
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_staff('editor') then return 'not-allowed'; end if;
  update public.team_members m set picture_id = picture where m.id = member;
  return (case when found then 'saved' else 'unknown' end)::public.picture_choice_outcome;
exception
  when foreign_key_violation then return 'unknown';
end $$;
grant update (picture_id) on public.team_members to function_owner;
call private.publish_function('set_team_picture', '{authenticated}');

create function private.index_team_member() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.remove_documents(coalesce(new.id, old.id));
  if tg_op = 'DELETE' or new.consented_on is null or new.consented_on > current_date or new.leaves_on <= current_date then
    return null;
  end if;
  perform private.index_document('person', new.id, new.locale, format('/about/team/%s#%s', new.category, new.id),
    new.name, array[new.role, new.text]);
  return null;
end $$;
call private.publish_function('index_team_member');
create trigger index_team_member after insert or delete or update on public.team_members
  for each row execute function private.index_team_member();

-- A consent ends with the term, which also takes the person out of the search. A year later the row is deleted.
create function private.end_team_terms() returns bigint language plpgsql security definer set search_path = '' as $$
declare
  ended bigint;
begin
  update public.team_members set consented_on = null where leaves_on <= current_date and consented_on is not null;
  get diagnostics ended = row_count;
  delete from public.team_members where leaves_on < current_date - interval '12 months';
  return ended;
end $$;
call private.publish_function('end_team_terms');
insert into private.periodic_tasks (name, every) values ('end_team_terms', '1 hour');
