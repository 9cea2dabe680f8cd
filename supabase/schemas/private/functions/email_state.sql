-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.email_state(email private.email_outbox)
 RETURNS public.email_state
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select (case
    when email.status = 'dead' and email.resent_at is not null then 'resent'
    when email.status = 'dead' and email.set_aside_at is not null then 'set-aside'
    when email.status = 'dead' then 'failed'
    when email.status in ('sent', 'captured') then email.status
    when email.last_error is null then 'waiting' else 'retrying' end)::public.email_state
$function$;
grant execute on function private.email_state(email private.email_outbox) to function_owner;
