-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.pass_on(winner uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  raffle uuid;
  next_winner uuid;
begin
  update public.raffle_winners w set passed_at = now(), public_name = null, public_state = null
    where w.id = winner and w.passed_at is null and w.handed_over_at is null returning w.raffle_id into raffle;
  select w.id into next_winner from public.raffle_winners w
    where w.raffle_id = raffle and w.called_at is null order by w.place limit 1 for update;
  if next_winner is not null then perform private.call_winner(next_winner, true); end if;
end $function$;
grant execute on function private.pass_on(winner uuid) to function_owner;
