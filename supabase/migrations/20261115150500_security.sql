-- What members see and do about their own safety: the list of their sessions, and codes on paper for the day
-- the second factor is lost. docs/decisions says why both are built this way.

-- The auth service shows nobody their sessions, so this follows its table.
create table public.member_sessions (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  user_agent text check (length(user_agent) <= 500),
  network text check (length(network) <= 50),
  started_at timestamptz not null,
  seen_at timestamptz not null,
  ended_at timestamptz
);
comment on column public.member_sessions.id is 'class:s2';
comment on column public.member_sessions.user_id is 'class:s2';
comment on column public.member_sessions.user_agent is 'class:s2';
comment on column public.member_sessions.network is 'class:s2 the address without its last part';
comment on column public.member_sessions.started_at is 'class:s2';
comment on column public.member_sessions.seen_at is 'class:s2';
comment on column public.member_sessions.ended_at is 'class:s2 its member ended it; the site signs it out when it is used next';
create index member_sessions_members on public.member_sessions (user_id, seen_at desc);

create table private.recovery_codes (
  user_id uuid not null references auth.users (id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (user_id, code_hash)
);
comment on column private.recovery_codes.user_id is 'class:s2';
comment on column private.recovery_codes.code_hash is 'class:secret';
comment on column private.recovery_codes.used_at is 'class:s2';
comment on column private.recovery_codes.created_at is 'class:s2';

create table private.recovery_tries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  tried_at timestamptz not null default now()
);
comment on column private.recovery_tries.id is 'class:s2';
comment on column private.recovery_tries.user_id is 'class:s2';
comment on column private.recovery_tries.tried_at is 'class:s2 forgotten after an hour';
create index recovery_tries_members on private.recovery_tries (user_id, tried_at);

alter table public.member_sessions enable row level security;
alter table private.recovery_codes enable row level security;
alter table private.recovery_tries enable row level security;
revoke all on private.recovery_codes, private.recovery_tries from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.member_sessions to service_role;
grant select, insert, update, delete on public.member_sessions, private.recovery_codes, private.recovery_tries
  to keeper;
create policy "the keeper follows every session" on public.member_sessions for all to keeper
  using (true) with check (true);
create policy "the keeper knows every code" on private.recovery_codes for all to keeper
  using (true) with check (true);
create policy "the keeper counts the tries" on private.recovery_tries for all to keeper
  using (true) with check (true);

grant select on public.member_sessions to authenticated;
create policy "members read their own sessions" on public.member_sessions for select to authenticated
  using (user_id = (select auth.uid()));

create function private.rough_network(address inet) returns text
language sql immutable set search_path = '' as $$
  select host(network(set_masklen(address, case family(address) when 4 then 24 else 48 end)))
$$;

create function private.note_session() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    delete from public.member_sessions where id = old.id;
    return null;
  end if;
  insert into public.member_sessions as known (id, user_id, user_agent, network, started_at, seen_at) values (
    new.id, new.user_id, left(new.user_agent, 500), private.rough_network(new.ip),
    coalesce(new.created_at, now()), now()
  ) on conflict (id) do update set
    user_agent = excluded.user_agent, network = excluded.network, seen_at = excluded.seen_at;
  return null;
end $$;

-- Ends one session of the caller. Where nobody but the auth service may touch its sessions, as on hosted, the
-- session is marked, and the site ends it with its own token the moment it is used again.
create type public.session_end as enum ('ended', 'marked', 'missing');

create function private.may_end_sessions() returns boolean language sql stable set search_path = '' as $$
  select case when has_schema_privilege('auth', 'usage') then has_table_privilege('auth.sessions', 'delete')
    else false end
$$;

create function private.end_session(session_id uuid) returns public.session_end
language plpgsql security definer set search_path = '' as $$
begin
  update public.member_sessions s set ended_at = now()
    where s.id = session_id and s.user_id = (select private.caller_id());
  if not found then return 'missing'; end if;
  if not private.may_end_sessions() then return 'marked'; end if;
  delete from auth.sessions s where s.id = session_id;
  return 'ended';
end $$;

do $$
begin
  grant usage on schema auth to keeper;
  grant select, delete on auth.sessions to keeper;
exception
  when insufficient_privilege then raise notice 'sessions are ended one at a time by the site alone';
end $$;

-- A code is 80 random bits: nobody guesses it, so a plain hash with its member's id in it is enough.
create function private.recovery_code_hash(member uuid, code text) returns bytea
language sql immutable set search_path = '' as $$
  select sha256(convert_to(member || ':' || regexp_replace(lower(code), '[^0-9a-f]', '', 'g'), 'utf8'))
$$;

-- Ten new codes, shown this once; those of before are void. Nothing for a caller without a second factor.
create function private.make_recovery_codes() returns setof text
language plpgsql security definer set search_path = '' as $$
declare
  member uuid := private.caller_id();
  chance text;
  code text;
begin
  if member is null or not private.caller_has_second_factor() then return; end if;
  delete from private.recovery_codes where user_id = member;
  for i in 1 .. 10 loop
    chance := gen_random_uuid()::text || gen_random_uuid()::text;
    code := left(encode(sha256(convert_to(chance, 'utf8')), 'hex'), 20);
    insert into private.recovery_codes (user_id, code_hash)
      values (member, private.recovery_code_hash(member, code));
    return next regexp_replace(code, '(.{5})(?=.)', '\1-', 'g');
  end loop;
  perform private.notify(
    member, 'account', 'New recovery codes',
    'Ten new recovery codes were made for your account. Older codes no longer work. If that was not you, change your password now.',
    '/me/security'
  );
end $$;

create function private.recovery_codes_left() returns bigint
language sql stable security definer set search_path = '' as $$
  select count(*) from private.recovery_codes
  where user_id = (select private.caller_id()) and used_at is null
$$;

-- Uses up one code: 'used', 'wrong', or 'too-many' after five tries within an hour. Whoever calls this removes
-- the member's second factor next; tries of one member wait for each other.
create function private.use_recovery_code(member uuid, code text) returns text
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('recovery ' || member, 0));
  delete from private.recovery_tries where user_id = member and tried_at < now() - interval '1 hour';
  if (select count(*) from private.recovery_tries where user_id = member) >= 5 then return 'too-many'; end if;
  insert into private.recovery_tries (user_id) values (member);
  update private.recovery_codes set used_at = now()
    where user_id = member and used_at is null and code_hash = private.recovery_code_hash(member, code);
  if not found then return 'wrong'; end if;
  delete from private.recovery_tries where user_id = member;
  perform private.notify(
    member, 'account', 'A recovery code was used',
    'Somebody signed in to your account with one of your recovery codes, and two-step sign-in is now off. Set it up again with your new phone. If that was not you, change your password now.',
    '/me/security'
  );
  return 'used';
end $$;

alter function private.note_session() owner to keeper;
alter function private.end_session(uuid) owner to keeper;
alter function private.make_recovery_codes() owner to keeper;
alter function private.recovery_codes_left() owner to keeper;
alter function private.use_recovery_code(uuid, text) owner to keeper;
grant execute on function private.rough_network(inet), private.may_end_sessions(),
  private.recovery_code_hash(uuid, text) to keeper;
grant execute on function private.end_session(uuid), private.make_recovery_codes(),
  private.recovery_codes_left() to authenticated;
grant execute on function private.use_recovery_code(uuid, text) to service_role;

insert into public.member_sessions (id, user_id, user_agent, network, started_at, seen_at)
  select id, user_id, left(user_agent, 500), private.rough_network(ip), coalesce(created_at, now()),
    coalesce(updated_at, now())
  from auth.sessions;
create trigger note_session after insert or update or delete on auth.sessions
  for each row execute function private.note_session();

create function public.end_session(session_id uuid) returns public.session_end
language sql set search_path = '' as $$
  select private.end_session(session_id)
$$;
create function public.make_recovery_codes() returns setof text
language sql set search_path = '' as $$
  select private.make_recovery_codes()
$$;
create function public.recovery_codes_left() returns bigint
language sql stable set search_path = '' as $$
  select private.recovery_codes_left()
$$;
create function public.use_recovery_code(member uuid, code text) returns text
language sql set search_path = '' as $$
  select private.use_recovery_code(member, code)
$$;
grant execute on function public.end_session(uuid), public.make_recovery_codes(),
  public.recovery_codes_left() to authenticated;
grant execute on function public.use_recovery_code(uuid, text) to service_role;

-- What the frame of a page asks, now with the word on the session it is asked in.
drop function public.my_account();
create function public.my_account() returns table (
  display_name text, state text, avatar_path text, is_minor boolean, is_age_known boolean,
  due_texts text[], roles public.app_role[], is_session_ended boolean
) language sql stable set search_path = '' as $$
  select p.display_name, p.state, p.avatar_path,
    coalesce(p.adult_on > current_date, false),
    p.age_answered_at is not null,
    array(
      select t.kind from public.policy_texts t
      where t.kind in ('terms', 'privacy') and t.effective_from <= now()
      group by t.kind
      having not exists (
        select from public.policy_acceptances a
        where a.user_id = p.id and a.kind = t.kind and a.version = max(t.version)
      )
      order by t.kind
    ),
    array(select distinct r.role from public.user_roles r where r.user_id = p.id order by r.role),
    exists (
      select from public.member_sessions s
      where s.id::text = (select auth.jwt()) ->> 'session_id' and s.ended_at is not null
    )
  from public.profiles p where p.id = (select auth.uid())
$$;
grant execute on function public.my_account() to authenticated;

insert into private.person_map (relation, title, is_theirs, shows, guardian_sees, erasure) values
  ('public.member_sessions', 'Where you are signed in', 'user_id = $1', '[
    ["user_agent", "Browser"], ["network", "Network"], ["started_at", "Signed in on"], ["seen_at", "Last seen"]
  ]', false, 'with_account');
insert into private.person_map (relation, title, hidden_because, erasure) values
  ('private.recovery_codes', 'Sign-ins, devices and codes', 'Codes that stand in for your second step, kept as secrets.',
    'with_account'),
  ('private.recovery_tries', 'Sign-ins, devices and codes', 'When a recovery code was tried, kept for an hour.',
    'with_account');
