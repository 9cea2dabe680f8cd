-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.reminder_time(raffle public.raffles, moment public.raffle_moment)
 RETURNS timestamp with time zone
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case moment when 'opening' then raffle.opens_at else raffle.draws_at - interval '1 hour' end
$function$;
grant execute on function private.reminder_time(raffle public.raffles, moment public.raffle_moment) to anon, authenticated, function_owner, service_role;
