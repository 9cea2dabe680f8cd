-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.caller_is_proven()
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return private.caller_proved_recently() and private.caller_has_all_factors();
end $function$;
grant execute on function private.caller_is_proven() to function_owner;
