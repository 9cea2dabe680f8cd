-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.reminds_of(raffle public.raffles)
 RETURNS public.raffle_moment
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select moment from unnest(enum_range(null::public.raffle_moment)) as moment
  where raffle.published_at is not null and raffle.canceled_at is null and now() < private.reminder_time(raffle, moment)
  order by moment limit 1
$function$;
grant execute on function public.reminds_of(raffle public.raffles) to anon, authenticated, function_owner, service_role;
