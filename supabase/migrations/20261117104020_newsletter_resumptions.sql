-- Outreach can send to an address again that refused our email, and writes down why.

create table public.newsletter_resumptions (
  id uuid primary key default gen_random_uuid(),
  subscriber_id uuid not null references public.newsletter_subscribers (id) on delete cascade,
  refused_since timestamptz not null,
  reason text not null check (length(reason) between 5 and 300 and reason !~ '[[:cntrl:]]'),
  created_at timestamptz not null default now(),
  created_by uuid references auth.users (id) on delete set null
);
comment on table public.newsletter_resumptions is 'class:s2';
comment on column public.newsletter_resumptions.refused_since is 'What undeliverable_at of the subscriber was.';
create index newsletter_resumptions_subscriber on public.newsletter_resumptions (subscriber_id, created_at desc);
create index newsletter_resumptions_author on public.newsletter_resumptions (created_by);
alter table public.newsletter_resumptions enable row level security;
revoke all on public.newsletter_resumptions from public, anon, authenticated;
grant select, insert, update, delete on public.newsletter_resumptions to service_role;
grant select, insert, update (created_by) on public.newsletter_resumptions to function_owner;
grant select on public.newsletter_resumptions to authenticated;
create policy "function owner reads newsletter resumptions" on public.newsletter_resumptions for select to function_owner
  using (true);
create policy "function owner adds newsletter resumptions" on public.newsletter_resumptions for insert to function_owner
  with check (true);
create policy "function owner changes newsletter resumptions" on public.newsletter_resumptions for update to function_owner
  using (true) with check (true);
create policy "outreach reads newsletter resumptions" on public.newsletter_resumptions for select to authenticated
  using ((select private.is_staff('outreach')));

create type public.newsletter_resume_outcome as enum ('resumed', 'already', 'invalid', 'unknown', 'not-allowed');

create function private.resume_newsletter(subscriber uuid, reason text) returns public.newsletter_resume_outcome
language plpgsql security definer set search_path = '' as $$
declare
  held public.newsletter_subscribers;
begin
  if not private.is_staff('outreach') then return 'not-allowed'; end if;
  select * into held from public.newsletter_subscribers s where s.id = subscriber for no key update;
  if held.id is null then return 'unknown'; end if;
  if held.undeliverable_at is null then return 'already'; end if;
  insert into public.newsletter_resumptions (subscriber_id, refused_since, reason, created_by)
    values (held.id, held.undeliverable_at, trim($2), private.caller_id());
  update public.newsletter_subscribers s set refusals = 0, undeliverable_at = null where s.id = held.id;
  return 'resumed';
exception
  when check_violation or not_null_violation then return 'invalid';
end $$;
call private.publish_function('resume_newsletter', '{authenticated}');

insert into private.person_map (relation, title, row_condition, shows, erasure, anonymizes, kept_because) values
  ('public.newsletter_resumptions', 'Addresses that get the newsletter again',
    'created_by = $1 or subscriber_id in (select s.id from public.newsletter_subscribers s where s.email = lower($2))',
    '[["created_at", "Date"], ["reason", "Reason"]]', 'anonymize', 'created_by = null',
    'The list says why an address gets our email again, without who decided it.');
