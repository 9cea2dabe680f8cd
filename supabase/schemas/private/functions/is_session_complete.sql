-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.is_session_complete()
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  member uuid := private.caller_id();
begin
  if member is null or private.caller_has_second_factor() then return true; end if;
  return not exists (select from private.second_factors f where f.user_id = member);
end $function$;
alter function private.is_session_complete() owner to function_owner;
grant execute on function private.is_session_complete() to anon, authenticated, service_role;
