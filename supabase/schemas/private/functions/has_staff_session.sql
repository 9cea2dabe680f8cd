-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.has_staff_session()
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return private.caller_has_second_factor() and exists (
    select from public.member_sessions s
    where s.id = private.caller_session_id() and s.user_id = private.caller_id() and s.ended_at is null
      and private.is_staff_time(s.staff_since, s.staff_seen_at)
  );
end $function$;
grant execute on function private.has_staff_session() to function_owner;
