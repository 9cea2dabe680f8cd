-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.release_seats(key text)
 RETURNS TABLE(outcome public.release_outcome, seats bigint)
 LANGUAGE sql
 SET search_path TO ''
AS $function$select * from private.release_seats($1)$function$;
comment on function public.release_seats(key text) is 'network-limit: 300 per 600 seconds';
grant execute on function public.release_seats(key text) to anon, authenticated;
