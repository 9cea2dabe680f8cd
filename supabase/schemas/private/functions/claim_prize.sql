-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.claim_prize(slug text, shows_name boolean)
 RETURNS public.prize_claim_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  held public.raffle_winners;
begin
  select * into held from public.raffle_winners w where w.id = private.called_ticket(claim_prize.slug) for update;
  if held.id is null then return 'not-a-winner'; end if;
  if held.claimed_at is not null then return 'already-claimed'; end if;
  if held.passed_at is not null or clock_timestamp() >= held.claim_by then return 'too-late'; end if;
  update public.raffle_winners w set claimed_at = now(),
    public_name = case when shows_name and not private.is_minor(held.user_id)
      then left(split_part(p.display_name, ' ', 1), 40) end,
    public_state = case when shows_name and not private.is_minor(held.user_id) then p.state end
    from public.profiles p where w.id = held.id and p.id = held.user_id;
  return 'claimed';
end $function$;
alter function private.claim_prize(slug text, shows_name boolean) owner to function_owner;
grant execute on function private.claim_prize(slug text, shows_name boolean) to authenticated;
