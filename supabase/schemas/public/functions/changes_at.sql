-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.changes_at(raffle public.raffles)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select min(moment) from unnest(array[raffle.opens_at, raffle.closes_at, private.reminder_time(raffle, 'draw')]) as moment
  where moment > now() and raffle.canceled_at is null
$function$;
grant execute on function public.changes_at(raffle public.raffles) to anon, authenticated, function_owner, service_role;
