-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.caller_has_enrolled_factor()
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return private.has_second_factor(private.caller_id());
end $function$;
alter function private.caller_has_enrolled_factor() owner to function_owner;
grant execute on function private.caller_has_enrolled_factor() to authenticated;
