-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.save_raffle(wanted uuid, slug text, title text, prize text, prize_value integer, opens timestamp without time zone, closes timestamp without time zone, draws timestamp without time zone, min_age integer, states text[], sources public.raffle_source[], entry_limit integer, winner_count integer, alternate_count integer, claim_days integer, method public.raffle_method, time_zone text)
 RETURNS public.raffle_save_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.save_raffle($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)$function$;
grant execute on function public.save_raffle(wanted uuid, slug text, title text, prize text, prize_value integer, opens timestamp without time zone, closes timestamp without time zone, draws timestamp without time zone, min_age integer, states text[], sources public.raffle_source[], entry_limit integer, winner_count integer, alternate_count integer, claim_days integer, method public.raffle_method, time_zone text) to authenticated;
