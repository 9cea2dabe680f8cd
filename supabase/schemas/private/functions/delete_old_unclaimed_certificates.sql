-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.delete_old_unclaimed_certificates()
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with removed as (
    delete from private.unclaimed_certificates where created_at < now() - interval '2 years' returning 1
  )
  select count(*) from removed
$function$;
alter function private.delete_old_unclaimed_certificates() owner to function_owner;
