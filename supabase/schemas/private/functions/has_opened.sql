-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.has_opened(person uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return private.is_staff('admin') and (person = private.caller_id() or exists (
    select from public.record_openings o
    where o.user_id = person and o.session_id = private.caller_session_id() and o.opened_by = private.caller_id()));
end $function$;
grant execute on function private.has_opened(person uuid) to function_owner;
