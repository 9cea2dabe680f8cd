-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.request_backup()
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select pg_notify('backup_requested', '')
$function$;
grant execute on function private.request_backup() to function_owner;
