-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.raffle_eligibility(slug text)
 RETURNS public.raffle_entry_outcome
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(private.raffle_obstacle(r), private.entrant_obstacle(r, private.caller_id()))
  from public.raffles r where r.slug = raffle_eligibility.slug
$function$;
alter function private.raffle_eligibility(slug text) owner to function_owner;
grant execute on function private.raffle_eligibility(slug text) to authenticated;
