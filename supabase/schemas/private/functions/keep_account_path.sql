-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.keep_account_path(cause text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case cause when 'unguarded' then '/me/guardians' else '/me/data' end
$function$;
grant execute on function private.keep_account_path(cause text) to function_owner;
