-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.state(raffle public.raffles)
 RETURNS public.raffle_state
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case when raffle.canceled_at is not null then 'canceled'
    when exists (select from public.raffle_winners w where w.raffle_id = raffle.id and w.passed_at is not null) then 'redrawn'
    when exists (select from public.raffle_draws d where d.raffle_id = raffle.id and d.drawn_at is not null) then 'drawn'
    when exists (select from public.raffle_draws d where d.raffle_id = raffle.id) then 'sealed'
    when raffle.published_at is null then 'draft'
    when now() >= raffle.closes_at then 'closed'
    when now() >= raffle.opens_at then 'open'
    else 'scheduled' end::public.raffle_state
$function$;
grant execute on function public.state(raffle public.raffles) to anon, authenticated, service_role;
