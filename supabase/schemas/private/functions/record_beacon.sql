-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.record_beacon(wanted uuid, signature text)
 RETURNS public.raffle_draw_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  held public.raffles;
begin
  select * into held from public.raffles r where r.id = wanted for update;
  if held.method is distinct from 'beacon' then return 'wrong-method'; end if;
  if private.draw_obstacle(wanted) is not null then return private.draw_obstacle(wanted); end if;
  update public.raffle_draws d set signature = $2 where d.raffle_id = wanted;
  perform private.draw_winners(wanted, sha256(decode($2, 'hex')));
  return 'drawn';
exception
  when check_violation or invalid_parameter_value then return 'invalid';
end $function$;
alter function private.record_beacon(wanted uuid, signature text) owner to function_owner;
grant execute on function private.record_beacon(wanted uuid, signature text) to service_role;
