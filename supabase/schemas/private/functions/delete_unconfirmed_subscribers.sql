-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.delete_unconfirmed_subscribers()
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with gone as (
    delete from public.newsletter_subscribers
    where confirmed_at is null and link_sent_at < now() - interval '7 days' returning 1
  )
  select count(*) from gone
$function$;
alter function private.delete_unconfirmed_subscribers() owner to function_owner;
