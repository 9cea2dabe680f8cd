-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.start_erasure(erasure uuid)
 RETURNS boolean
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  with started as (
    update public.erasures e set started_at = coalesce(e.started_at, now())
    where e.id = erasure and e.due_at <= now() returning 1
  )
  select exists (select from started)
$function$;
grant execute on function public.start_erasure(erasure uuid) to service_role;
