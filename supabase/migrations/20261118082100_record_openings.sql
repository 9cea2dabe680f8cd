-- Why an administrator opened the record of a person. The person reads it in their account.

create type public.opening_reason as enum ('asked-for-help', 'account-problem', 'safety', 'legal', 'other');

create table public.record_openings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  opened_by uuid references auth.users (id) on delete set null,
  session_id uuid not null,
  reason public.opening_reason not null,
  note text check (note = btrim(note) and length(note) between 1 and 200),
  opened_at timestamptz not null default now(),
  check (reason <> 'other' or note is not null),
  unique (user_id, session_id)
);
comment on table public.record_openings is 'class:s2';
comment on column public.record_openings.session_id is 'The session that may read the record; another one gives a reason again.';
create index record_openings_people on public.record_openings (user_id, opened_at desc);
create index record_openings_openers on public.record_openings (opened_by);
alter table public.record_openings enable row level security;
revoke all on public.record_openings from public, anon, authenticated, service_role;
grant select (id, user_id, reason, note, opened_at) on public.record_openings to authenticated;
grant select, insert, update, delete on public.record_openings to service_role;
grant select, insert on public.record_openings to function_owner;
create policy "function owner adds record openings" on public.record_openings for insert to function_owner
  with check (true);
create policy "function owner reads record openings" on public.record_openings for select to function_owner using (true);
create policy "members read why their record was opened" on public.record_openings for select to authenticated
  using (user_id = (select auth.uid()));
call private.audit_table('public.record_openings');

insert into private.person_map (relation, title, row_condition, shows, guardian_sees, erasure) values
  ('public.record_openings', 'When the office opened your record', 'user_id = $1',
    '[["opened_at", "Opened on"], ["reason", "Reason"], ["note", "In their words"]]', false, 'with_account');

-- Whether the caller may read the record of a person: administrators, after giving a reason in this session.
create function private.has_opened(person uuid) returns boolean language plpgsql stable set search_path = '' as $$
begin
  return private.is_staff('admin') and (person = private.caller_id() or exists (
    select from public.record_openings o
    where o.user_id = person and o.session_id = private.caller_session_id() and o.opened_by = private.caller_id()));
end $$;
grant execute on function private.has_opened(uuid) to function_owner;

create type public.opening_outcome as enum ('opened', 'missing-note', 'unknown', 'not-allowed');

create function private.open_person(person uuid, reason public.opening_reason, note text)
returns public.opening_outcome language plpgsql security definer set search_path = '' as $$
declare
  words text := nullif(btrim(left(note, 200)), '');
begin
  if not private.is_staff('admin') or reason is null then return 'not-allowed'; end if;
  if not exists (select from public.profiles p where p.id = person) then return 'unknown'; end if;
  if reason = 'other' and words is null then return 'missing-note'; end if;
  perform private.set_audit_reason(coalesce(words, reason::text));
  insert into public.record_openings (user_id, opened_by, session_id, reason, note)
    values (person, private.caller_id(), private.caller_session_id(), open_person.reason, words)
    on conflict (user_id, session_id) do nothing;
  return 'opened';
end $$;
call private.publish_function('open_person', '{authenticated}');

-- A person by account number: without a reason only the name, with one everything the page shows.
create function private.person_record(person uuid) returns table (
  id uuid, display_name text, is_opened boolean, email text, state text, created_at timestamptz, adult_on date,
  has_second_factor boolean
) language plpgsql stable security definer set search_path = '' as $$
declare
  is_open boolean := private.has_opened(person);
begin
  if not private.is_staff('admin') then return; end if;
  return query select p.id, p.display_name, is_open, case when is_open then e.address end,
      case when is_open then p.state end, case when is_open then p.created_at end,
      case when is_open and p.adult_on > current_date then p.adult_on end,
      case when is_open then private.has_second_factor(p.id) end
    from public.profiles p left join private.confirmed_emails e on e.user_id = p.id where p.id = person;
end $$;
call private.publish_function('person_record', '{authenticated}');

-- Both directions: the guardians of a person, and the learners they look after.
create function private.person_guardianships(person uuid) returns table (
  id uuid, is_guardian boolean, other_id uuid, other_name text, relation text, verified_at timestamptz, ended_at timestamptz
) language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.has_opened(person) then return; end if;
  return query select g.id, g.guardian_id = person, o.id, o.display_name, g.relation, g.verified_at, g.ended_at
    from public.guardianships g join public.profiles o
      on o.id = case when g.guardian_id = person then g.learner_id else g.guardian_id end
    where g.guardian_id = person or g.learner_id = person
    order by g.created_at desc limit 50;
end $$;
call private.publish_function('person_guardianships', '{authenticated}');

create function private.person_sessions(person uuid) returns table (
  id uuid, device text, started_at timestamptz, seen_at timestamptz, ended_at timestamptz, is_own boolean
) language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.has_opened(person) then return; end if;
  return query select s.id, s.device, s.started_at, s.seen_at, s.ended_at, s.id = private.caller_session_id()
    from public.member_sessions s where s.user_id = person order by s.seen_at desc limit 50;
end $$;
call private.publish_function('person_sessions', '{authenticated}');

-- Signs a person out of one device, with an entry in the audit log.
create function private.end_person_session(person uuid, session uuid) returns public.session_end
language plpgsql security definer set search_path = '' as $$
declare
  entry uuid := gen_random_uuid();
begin
  if not private.has_opened(person) then return 'missing'; end if;
  update public.member_sessions s set ended_at = now() where s.id = session and s.user_id = person;
  if not found then return 'missing'; end if;
  insert into public.audit_entries (id, group_id, actor, verb, record_kind, record_id)
    values (entry, private.audit_group(), private.caller_id(), 'deleted', 'member_sessions', session::text);
  insert into private.audit_unsealed (entry_id) values (entry);
  if not private.may_end_sessions() then return 'marked'; end if;
  delete from auth.sessions s where s.id = session;
  return 'ended';
end $$;
call private.publish_function('end_person_session', '{authenticated}');
