-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.managed_subscription(subscription uuid, key text)
 RETURNS public.subscriptions
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select s from public.subscriptions s where s.id = subscription
    and case when $2 is null then s.user_id = private.caller_id() else lower(s.donor_email) = private.donor_address($2) end
$function$;
grant execute on function private.managed_subscription(subscription uuid, key text) to function_owner;
