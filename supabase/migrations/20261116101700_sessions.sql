-- Sessions that members can see and end. The auth schema is not readable, so a trigger copies its rows.

-- Outcome of ending a session. On a hosted project only the auth service may delete sessions: the session is
-- marked, and the site ends it with its own token at the next request.
create type public.session_end as enum ('ended', 'marked', 'missing');

create function private.user_agent_label(user_agent text) returns text
language sql immutable set search_path = '' as $$
  select case
    when browser is not null and system is not null then browser || ' on ' || system
    when system is not null then 'An app on ' || system
    else coalesce(browser, 'An unknown device') end
  from (select
    case
      when user_agent ~ '\yEdg(A|iOS)?/' then 'Edge'
      when user_agent ~ '\y(OPR|OPiOS)/|\yOpera\y' then 'Opera'
      when user_agent ~ '\ySamsungBrowser/' then 'Samsung Internet'
      when user_agent ~ '\yVivaldi/' then 'Vivaldi'
      when user_agent ~ '\yDuckDuckGo/' then 'DuckDuckGo'
      when user_agent ~ '\y(Firefox|FxiOS)/' then 'Firefox'
      when user_agent ~ '\y(HeadlessChrome|Chrome|CriOS|Chromium)/' then 'Chrome'
      when user_agent ~ '\yVersion/[\d.]+.*\ySafari/' then 'Safari'
    end as browser,
    case
      when user_agent ~ '\yiPhone\y' then 'iPhone'
      when user_agent ~ '\yiPad\y' then 'iPad'
      when user_agent ~ '\yAndroid\y.*\yMobile\y' then 'Android phone'
      when user_agent ~ '\yAndroid\y' then 'Android tablet'
      when user_agent ~ '\yCrOS\y' then 'Chromebook'
      when user_agent ~ '\yWindows\y' then 'Windows'
      when user_agent ~ '\y(Macintosh|Mac OS X)\y' then 'Mac'
      when user_agent ~ '\yLinux\y' then 'Linux'
    end as system) as named
$$;

create table public.member_sessions (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  user_agent text check (length(user_agent) <= 500),
  network text check (length(network) <= 50),
  started_at timestamptz not null,
  seen_at timestamptz not null,
  ended_at timestamptz,
  device text generated always as (private.user_agent_label(user_agent)) stored
);
comment on table public.member_sessions is 'class:s2';
comment on column public.member_sessions.network is 'Truncated IP address.';
comment on column public.member_sessions.ended_at is
  'Set when the member ends it; the site signs it out at the next request.';
create index member_sessions_members on public.member_sessions (user_id, seen_at desc);
alter table public.member_sessions enable row level security;
grant select, insert, update, delete on public.member_sessions to service_role, function_owner;
grant select on public.member_sessions to authenticated;

create policy "function owner manages member sessions" on public.member_sessions for all to function_owner
  using (true) with check (true);
create policy "members read their own sessions" on public.member_sessions for select to authenticated
  using (user_id = (select auth.uid()));

create function private.truncated_network(address inet) returns text
language sql immutable set search_path = '' as $$
  select host(network(set_masklen(address, case family(address) when 4 then 24 else 48 end)))
$$;

create function private.copy_session() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    delete from public.member_sessions where id = old.id;
    return null;
  end if;
  insert into public.member_sessions as known (id, user_id, user_agent, network, started_at, seen_at) values (
    new.id, new.user_id, left(new.user_agent, 500), private.truncated_network(new.ip),
    coalesce(new.created_at, now()), now()
  ) on conflict (id) do update set
    user_agent = excluded.user_agent, network = excluded.network, seen_at = excluded.seen_at;
  return null;
end $$;
call private.publish_function('copy_session');

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
call private.publish_function('end_session', '{authenticated}');

do $$
begin
  grant usage on schema auth to function_owner;
  grant select, delete on auth.sessions to function_owner;
exception
  when insufficient_privilege then raise notice 'sessions are ended one at a time by the site alone';
end $$;

insert into public.member_sessions (id, user_id, user_agent, network, started_at, seen_at)
  select id, user_id, left(user_agent, 500), private.truncated_network(ip), coalesce(created_at, now()),
    coalesce(updated_at, now())
  from auth.sessions;

create trigger copy_session after insert or update or delete on auth.sessions
  for each row execute function private.copy_session();

-- Everything the page layout needs to know about the member, in one request, on the list of courses with theirs.
create function public.my_account(with_courses boolean default false) returns table (
  display_name text, state text, avatar_path text, is_minor boolean, is_age_known boolean,
  due_texts text[], roles public.app_role[], is_session_ended boolean, enrollments jsonb, started_courses jsonb
) language plpgsql stable set search_path = '' as $$
begin
  return query select p.display_name, p.state, p.avatar_path,
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
    ),
    case when with_courses then (
      select coalesce(jsonb_agg(jsonb_build_object(
        'course_id', e.course_id, 'lessons_done', e.lessons_done, 'passed_at', e.passed_at)), '[]')
      from public.enrollments e where e.user_id = p.id
    ) end,
    case when with_courses then public.started_courses() end
  from public.profiles p where p.id = (select auth.uid());
end $$;

grant execute on function public.my_account(boolean) to authenticated;
grant execute on function private.truncated_network(inet), private.may_end_sessions() to function_owner;
grant execute on function private.user_agent_label(text) to function_owner, service_role;

insert into private.person_map (relation, title, row_condition, shows, guardian_sees, erasure) values
  ('public.member_sessions', 'Where you are signed in', 'user_id = $1', '[
    ["device", "Device"], ["user_agent", "Browser"], ["network", "Network"], ["started_at", "Signed in on"], ["seen_at", "Last seen"]
  ]', false, 'with_account');
