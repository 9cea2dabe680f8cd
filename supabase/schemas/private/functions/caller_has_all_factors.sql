-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.caller_has_all_factors()
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return private.caller_has_second_factor() or not private.has_second_factor(private.caller_id());
end $function$;
grant execute on function private.caller_has_all_factors() to function_owner;
