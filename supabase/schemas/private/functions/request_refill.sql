-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.request_refill(sealed_address text, in_state text, kits integer, key uuid)
 RETURNS public.refill_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  given public.refill_requests;
begin
  perform pg_advisory_xact_lock(hashtextextended('refill requests', 0));
  if key is null or in_state is null or not private.is_us_state(in_state) then return 'invalid'; end if;
  if exists (select from public.kit_stock s where in_state = any (s.blocked_states)) then return 'state-blocked'; end if;
  if exists (select from private.refill_keys k where k.key = request_refill.key) then return 'saved'; end if;
  if (select count(*) from private.refill_keys k where not k.is_old) >= 200 then return 'too-many'; end if;
  given.id := gen_random_uuid();
  given.sealed_address := request_refill.sealed_address;
  given.kits := request_refill.kits;
  given.status := 'waiting';
  given.weeks_waiting := 0;
  perform private.add_among_refills(given);
  perform private.add_refill_key(key);
  return 'saved';
exception
  when data_exception or integrity_constraint_violation then return 'invalid';
end $function$;
alter function private.request_refill(sealed_address text, in_state text, kits integer, key uuid) owner to function_owner;
grant execute on function private.request_refill(sealed_address text, in_state text, kits integer, key uuid) to anon;
