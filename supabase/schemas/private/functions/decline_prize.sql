-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.decline_prize(slug text)
 RETURNS public.prize_claim_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  held public.raffle_winners;
begin
  select * into held from public.raffle_winners w where w.id = private.called_ticket(decline_prize.slug) for update;
  if held.id is null then return 'not-a-winner'; end if;
  if held.handed_over_at is not null then return 'already-claimed'; end if;
  if held.passed_at is not null then return 'too-late'; end if;
  perform private.pass_on(held.id);
  return 'declined';
end $function$;
alter function private.decline_prize(slug text) owner to function_owner;
grant execute on function private.decline_prize(slug text) to authenticated;
