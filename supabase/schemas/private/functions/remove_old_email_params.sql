-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.remove_old_email_params()
 RETURNS bigint
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  with emptied as (
    update private.email_outbox set params = null, unsubscribe_path = null
    where created_at < now() - interval '30 days' and params is not null
      and status in ('sent', 'captured', 'dead')
    returning 1
  )
  select count(*) from emptied
$function$;
