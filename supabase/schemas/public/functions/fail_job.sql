-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.fail_job(job uuid, attempt integer, reason text, is_final boolean DEFAULT false)
 RETURNS public.retry_state
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  update private.jobs set
    claimed_until = null,
    last_error = left(reason, 200),
    failed_at = case when is_final or attempts >= 8 then now() end,
    run_after = now() + least(interval '1 hour', interval '1 minute' * 2 ^ least(attempts - 1, 10))
  where id = job and attempts = attempt and done_at is null and failed_at is null
  returning (case when failed_at is null then 'retrying' else 'failed' end)::public.retry_state
$function$;
grant execute on function public.fail_job(job uuid, attempt integer, reason text, is_final boolean) to service_role;
