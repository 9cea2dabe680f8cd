-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.claim_job(lease_seconds integer)
 RETURNS TABLE(id uuid, kind text, payload jsonb, attempts integer)
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  update private.jobs set failed_at = now(), claimed_until = null, last_error = 'never reported'
    where attempts >= 8 and claimed_until < now() and done_at is null and failed_at is null;
  update private.jobs j set attempts = j.attempts + 1,
    claimed_until = now() + make_interval(secs => lease_seconds)
  where j.id = (
    select waiting.id from private.jobs waiting
    where waiting.done_at is null and waiting.failed_at is null and waiting.run_after <= now()
      and (waiting.claimed_until is null or waiting.claimed_until < now())
    order by waiting.run_after limit 1 for update skip locked
  )
  returning j.id, j.kind, j.payload, j.attempts
$function$;
grant execute on function public.claim_job(lease_seconds integer) to service_role;
