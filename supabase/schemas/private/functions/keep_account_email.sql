-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.keep_account_email(cause text)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select jsonb_build_object('action', jsonb_build_object(
    'label', case cause when 'unguarded' then 'Invite a guardian' else 'Keep my account' end,
    'path', private.keep_account_path(cause)))
$function$;
grant execute on function private.keep_account_email(cause text) to function_owner;
