-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.raffle_obstacle(raffle public.raffles)
 RETURNS public.raffle_entry_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select case when raffle.id is null or raffle.published_at is null then 'unknown'
    when raffle.canceled_at is not null then 'canceled'
    when clock_timestamp() < raffle.opens_at then 'not-open'
    when clock_timestamp() >= raffle.closes_at
      or exists (select from public.raffle_draws d where d.raffle_id = raffle.id) then 'closed'
  end::public.raffle_entry_outcome
$function$;
grant execute on function private.raffle_obstacle(raffle public.raffles) to function_owner;
