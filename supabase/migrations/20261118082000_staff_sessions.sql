-- What a session may do as staff ends 12 hours after signing in, and after 30 minutes without a staff page (decision 056).

alter table public.member_sessions add column staff_since timestamptz, add column staff_seen_at timestamptz;
comment on column public.member_sessions.staff_since is
  'When the member signed in, set by the first staff page; null for a session that has opened none.';
comment on column public.member_sessions.staff_seen_at is 'The last staff page, exact to a minute.';

create function private.caller_session_id() returns uuid language plpgsql stable set search_path = '' as $$
begin
  return nullif(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id', '')::uuid;
end $$;

-- The two limits.
create function private.is_staff_time(since timestamptz, seen_at timestamptz) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return coalesce(since > now() - interval '12 hours' and seen_at > now() - interval '30 minutes', false);
end $$;

-- Whether the caller used a second factor, and staff pages within both limits.
create function private.has_staff_session() returns boolean language plpgsql stable set search_path = '' as $$
begin
  return private.caller_has_second_factor() and exists (
    select from public.member_sessions s
    where s.id = private.caller_session_id() and s.user_id = private.caller_id() and s.ended_at is null
      and private.is_staff_time(s.staff_since, s.staff_seen_at)
  );
end $$;
grant execute on function private.caller_session_id(), private.is_staff_time(timestamptz, timestamptz),
  private.has_staff_session() to function_owner;

create or replace function private.is_staff(variadic roles public.app_role[]) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.has_staff_session() and exists (
    select from public.user_roles r
    where r.user_id = (select private.caller_id()) and (r.role = 'admin' or r.role = any (roles))
  );
end $$;

create or replace function private.led_chapters() returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.has_staff_session() then return; end if;
  return query select r.chapter_id from public.user_roles r
    where r.user_id = private.caller_id() and r.role = 'chapter_lead';
end $$;

create type public.staff_session_state as enum ('active', 'over', 'none');

/* Called by every staff page. A session becomes a staff session within 30 minutes of a proof, such as the second
   factor; the 12 hours count from its first proof. `none`: the caller has no role or used no second factor. */
create function private.use_staff_session() returns public.staff_session_state
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
    return 'active';
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
call private.publish_function('use_staff_session', '{authenticated}');
