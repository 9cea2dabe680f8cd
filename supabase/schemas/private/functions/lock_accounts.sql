-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.lock_accounts(one uuid, other uuid)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select pg_advisory_xact_lock(hashtextextended('guardianship ' || person, 0))
  from unnest(array[least(one, other), greatest(one, other)]) as person
$function$;
grant execute on function private.lock_accounts(one uuid, other uuid) to function_owner, service_role;
