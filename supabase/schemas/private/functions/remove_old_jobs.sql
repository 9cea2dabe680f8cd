-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.remove_old_jobs()
 RETURNS bigint
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  with removed as (
    delete from private.jobs
    where done_at < now() - interval '30 days' or failed_at < now() - interval '12 months'
    returning 1
  )
  select count(*) from removed
$function$;
grant execute on function private.remove_old_jobs() to function_owner;
