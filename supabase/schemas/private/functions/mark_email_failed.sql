-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.mark_email_failed(email uuid, attempt integer, problem text, is_final boolean)
 RETURNS public.retry_state
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update private.email_outbox set claimed_until = null, last_error = left(problem, 1000),
    status = case when is_final or private.is_too_old_to_send(created_at) then 'dead' else 'queued' end,
    next_attempt_at = now() + least(interval '2 hours', interval '1 minute' * 2 ^ least(attempts - 1, 10))
  where id = email and status = 'sending' and attempts = attempt
  returning (case status when 'dead' then 'failed' else 'retrying' end)::public.retry_state
$function$;
alter function private.mark_email_failed(email uuid, attempt integer, problem text, is_final boolean) owner to function_owner;
grant execute on function private.mark_email_failed(email uuid, attempt integer, problem text, is_final boolean) to service_role;
