-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.tickets_of(raffle uuid, key text)
 RETURNS bigint
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select count(*) from public.raffle_entries e where e.raffle_id = raffle and e.person_key = key
$function$;
grant execute on function private.tickets_of(raffle uuid, key text) to function_owner;
