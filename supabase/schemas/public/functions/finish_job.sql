-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.finish_job(job uuid, attempt integer)
 RETURNS boolean
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  with finished as (
    update private.jobs set done_at = now(), claimed_until = null, last_error = null, payload = '{}'
    where id = job and attempts = attempt and done_at is null and failed_at is null
    returning 1
  )
  select exists (select from finished)
$function$;
grant execute on function public.finish_job(job uuid, attempt integer) to service_role;
