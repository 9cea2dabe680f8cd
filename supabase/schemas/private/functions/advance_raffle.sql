-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.advance_raffle(wanted uuid)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  held public.raffles;
  late record;
begin
  select * into held from public.raffles r where r.id = wanted and r.published_at is not null for update;
  if held.id is null then return null; end if;
  perform private.seal_raffle(wanted);
  for late in select w.id from public.raffle_winners w where w.raffle_id = wanted and w.claim_by < now()
    and w.claimed_at is null and w.passed_at is null and w.called_at is not null order by w.place
  loop
    perform private.pass_on(late.id);
  end loop;
  if private.draw_obstacle(wanted) is not null then return null; end if;
  if held.method = 'commit-reveal' then perform private.reveal_raffle(wanted); end if;
  return held.beacon_round;
end $function$;
alter function private.advance_raffle(wanted uuid) owner to function_owner;
grant execute on function private.advance_raffle(wanted uuid) to service_role;
