-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.rules_text(raffle public.raffles)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(raffle.rules, private.raffle_rules(raffle))
$function$;
grant execute on function public.rules_text(raffle public.raffles) to anon, authenticated, function_owner, service_role;
