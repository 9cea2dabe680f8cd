-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.save_raffle(wanted uuid, slug text, title text, prize text, prize_value integer, opens_at timestamp with time zone, closes_at timestamp with time zone, draws_at timestamp with time zone, min_age integer, states text[], sources public.raffle_source[], entry_limit integer, winner_count integer, alternate_count integer, claim_days integer, method public.raffle_method)
 RETURNS public.raffle_save_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.save_raffle($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)$function$;
grant execute on function public.save_raffle(wanted uuid, slug text, title text, prize text, prize_value integer, opens_at timestamp with time zone, closes_at timestamp with time zone, draws_at timestamp with time zone, min_age integer, states text[], sources public.raffle_source[], entry_limit integer, winner_count integer, alternate_count integer, claim_days integer, method public.raffle_method) to authenticated;
