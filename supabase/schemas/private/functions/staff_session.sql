-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.staff_session()
 RETURNS public.member_sessions
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  found_session public.member_sessions;
begin
  if not private.caller_has_second_factor() then return null; end if;
  select s.* into found_session from public.member_sessions s
    where s.id = private.caller_session_id() and s.user_id = private.caller_id() and s.ended_at is null
      and private.is_staff_time(s.staff_since, s.staff_seen_at);
  return found_session;
end $function$;
grant execute on function private.staff_session() to function_owner;
