-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.entry_count(raffle public.raffles)
 RETURNS integer
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce((select c.entries from public.raffle_counts c where c.raffle_id = raffle.id), 0)
$function$;
grant execute on function public.entry_count(raffle public.raffles) to anon, authenticated, function_owner, service_role;
