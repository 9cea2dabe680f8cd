-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.renew_email_claim(email uuid, attempt integer, lease_ms integer)
 RETURNS boolean
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with renewed as (
    update private.email_outbox set claimed_until = now() + lease_ms * interval '1 millisecond'
    where id = email and status = 'sending' and attempts = attempt
    returning 1
  )
  select exists (select from renewed)
$function$;
alter function private.renew_email_claim(email uuid, attempt integer, lease_ms integer) owner to function_owner;
grant execute on function private.renew_email_claim(email uuid, attempt integer, lease_ms integer) to service_role;
