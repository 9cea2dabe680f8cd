-- An administrator looks at the staff console with the rights of another role and can change nothing meanwhile
-- (decision 064). The view belongs to one session and lasts 30 minutes at most.

alter table public.member_sessions
  add column viewed_role public.app_role,
  add column viewed_chapter uuid,
  add column view_ends_at timestamptz,
  add check (viewed_role <> 'admin'),
  add check ((viewed_role is null) = (view_ends_at is null)),
  add check ((viewed_role is not distinct from 'chapter_lead') = (viewed_chapter is not null));
comment on column public.member_sessions.viewed_role is 'The role whose rights the session has until view_ends_at.';
comment on column public.member_sessions.viewed_chapter is 'The chapter of a viewed chapter lead.';

alter type public.staff_session_state add value 'viewing';

-- The session of the caller if it used a second factor, and staff pages within both limits.
create function private.staff_session() returns public.member_sessions
language plpgsql stable set search_path = '' as $$
declare
  found_session public.member_sessions;
begin
  if not private.caller_has_second_factor() then return null; end if;
  select s.* into found_session from public.member_sessions s
    where s.id = private.caller_session_id() and s.user_id = private.caller_id() and s.ended_at is null
      and private.is_staff_time(s.staff_since, s.staff_seen_at);
  return found_session;
end $$;

create or replace function private.has_staff_session() returns boolean language plpgsql stable set search_path = '' as $$
begin
  return (private.staff_session()).id is not null;
end $$;

-- Whether the caller looks at the console as another role.
create function private.is_viewing_role() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((private.staff_session()).view_ends_at > now(), false);
end $$;
call private.publish_function('is_viewing_role', '{anon,authenticated,service_role}', is_in_api => false);
grant execute on function private.staff_session() to function_owner;

-- During a view only the viewed role counts, and only while the caller is an administrator.
create or replace function private.is_staff(variadic roles public.app_role[]) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  session public.member_sessions := private.staff_session();
begin
  if session.id is null then return false; end if;
  if session.view_ends_at > now() and session.viewed_role <> all (roles) then return false; end if;
  return exists (
    select from public.user_roles r
    where r.user_id = session.user_id
      and (r.role = 'admin' or r.role = any (roles) and (session.view_ends_at > now()) is not true)
  );
end $$;

create or replace function private.led_chapters() returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  session public.member_sessions := private.staff_session();
begin
  if session.id is null then return; end if;
  if session.view_ends_at > now() then
    if private.is_staff('chapter_lead') then return next session.viewed_chapter; end if;
    return;
  end if;
  return query select r.chapter_id from public.user_roles r
    where r.user_id = session.user_id and r.role = 'chapter_lead';
end $$;

create or replace function private.use_staff_session() returns public.staff_session_state
language plpgsql security definer set search_path = '' as $$
declare
  first_proof timestamptz;
  last_proof timestamptz;
begin
  if not private.caller_has_second_factor()
    or not exists (select from public.user_roles r where r.user_id = private.caller_id()) then return 'none'; end if;
  if private.has_staff_session() then
    update public.member_sessions s set staff_seen_at = now()
      where s.id = private.caller_session_id() and s.staff_seen_at < now() - interval '1 minute';
    return case when private.is_viewing_role() then 'viewing' else 'active' end;
  end if;
  select to_timestamp(min((m ->> 'timestamp')::bigint)), to_timestamp(max((m ->> 'timestamp')::bigint))
    into first_proof, last_proof
    from jsonb_array_elements(coalesce(current_setting('request.jwt.claims')::jsonb -> 'amr', '[]')) as m;
  select least(first_proof, s.staff_since) into first_proof from public.member_sessions s
    where s.id = private.caller_session_id();
  if not private.is_staff_time(first_proof, last_proof) then return 'over'; end if;
  update public.member_sessions s set staff_since = first_proof, staff_seen_at = now()
    where s.id = private.caller_session_id() and s.user_id = private.caller_id() and s.ended_at is null;
  return case when found then 'active' else 'over' end;
end $$;

/* Runs before every request to the REST API, in its transaction. During a view nothing can be written, except the end
   of the view and the last use of the session; PostgreSQL lets no function of the transaction take this back. */
create or replace function private.check_request() returns void language plpgsql volatile set search_path = '' as $$
begin
  if not private.is_session_complete() then
    raise sqlstate 'PGRST' using
      message = '{"code": "insufficient_aal", "message": "Enter the code of the second factor first"}',
      detail = '{"status": 401, "headers": {}}';
  end if;
  if private.is_viewing_role()
    and coalesce(current_setting('request.path', true), '') not in ('/rpc/use_staff_session', '/rpc/end_role_view') then
    perform set_config('transaction_read_only', 'on', true);
  end if;
end $$;

create function private.log_role_view(verb public.audit_verb, role public.app_role) returns void
language plpgsql set search_path = '' as $$
declare
  entry uuid := gen_random_uuid();
begin
  insert into public.audit_entries (id, group_id, actor, verb, record_kind, changes) values (entry, private.audit_group(),
    private.caller_id(), log_role_view.verb, 'role_views', jsonb_build_object('role', jsonb_build_object('to', role)));
  insert into private.audit_unsealed (entry_id) values (entry);
end $$;
grant execute on function private.log_role_view(public.audit_verb, public.app_role) to function_owner;

create type public.role_view_outcome as enum ('started', 'ended', 'viewing', 'not-viewing', 'needs-chapter', 'not-allowed');

-- Starts a view in the caller's own session. `chapter` is the one of a chapter lead.
create function private.view_as_role(role public.app_role, chapter uuid default null) returns public.role_view_outcome
language plpgsql security definer set search_path = '' as $$
declare
  led uuid := case when role = 'chapter_lead' then (select c.id from public.chapters c where c.id = chapter) end;
begin
  if private.is_viewing_role() then return 'viewing'; end if;
  if role is null or role = 'admin' or not private.is_staff('admin') then return 'not-allowed'; end if;
  if role = 'chapter_lead' and led is null then return 'needs-chapter'; end if;
  update public.member_sessions s
    set viewed_role = role, viewed_chapter = led, view_ends_at = now() + interval '30 minutes'
    where s.id = private.caller_session_id();
  perform private.log_role_view('created', role);
  return 'started';
end $$;
call private.publish_function('view_as_role', '{authenticated}');

create function private.end_role_view() returns public.role_view_outcome
language plpgsql security definer set search_path = '' as $$
declare
  viewed public.app_role := (private.staff_session()).viewed_role;
begin
  if not private.is_viewing_role() then return 'not-viewing'; end if;
  update public.member_sessions s set viewed_role = null, viewed_chapter = null, view_ends_at = null
    where s.id = private.caller_session_id();
  perform private.log_role_view('deleted', viewed);
  return 'ended';
end $$;
call private.publish_function('end_role_view', '{authenticated}');

-- The role that the caller's session has for now, for the bar of the staff pages.
create function private.role_view() returns table (role public.app_role, chapter_name text, ends_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
declare
  session public.member_sessions := private.staff_session();
begin
  if not private.is_viewing_role() then return; end if;
  return query select session.viewed_role, (select c.name from public.chapters c where c.id = session.viewed_chapter),
    session.view_ends_at;
end $$;
call private.publish_function('role_view', '{authenticated}');

create or replace function public.my_account(with_courses boolean default false) returns table (
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
    coalesce(
      (select array[s.viewed_role] from public.member_sessions s
        where s.id::text = (select auth.jwt()) ->> 'session_id' and s.view_ends_at > now()),
      array(select distinct r.role from public.user_roles r where r.user_id = p.id order by r.role)),
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
