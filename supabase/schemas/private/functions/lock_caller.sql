-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.lock_caller()
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select pg_advisory_xact_lock(hashtextextended('invitations of ' || private.caller_id(), 0))
$function$;
grant execute on function private.lock_caller() to function_owner;
