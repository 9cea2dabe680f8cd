-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.give_up_old_emails()
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with given_up as (
    update private.email_outbox set status = 'dead', claimed_until = null,
      last_error = coalesce(last_error, 'Not delivered within 72 hours')
    where (status = 'queued' or status = 'sending' and claimed_until < now())
      and private.is_too_old_to_send(created_at)
    returning 1
  )
  select count(*) from given_up
$function$;
alter function private.give_up_old_emails() owner to function_owner;
grant execute on function private.give_up_old_emails() to service_role;
