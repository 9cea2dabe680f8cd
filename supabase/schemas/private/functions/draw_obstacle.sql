-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.draw_obstacle(raffle uuid)
 RETURNS public.raffle_draw_outcome
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case when d.raffle_id is null or r.canceled_at is not null then 'not-sealed'
    when d.drawn_at is not null then 'already-drawn'
    when now() < coalesce(private.beacon_round_time(r.beacon_round), r.draws_at) then 'too-early'
  end::public.raffle_draw_outcome
  from public.raffles r left join public.raffle_draws d on d.raffle_id = r.id where r.id = raffle
$function$;
grant execute on function private.draw_obstacle(raffle uuid) to function_owner;
