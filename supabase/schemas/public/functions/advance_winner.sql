-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.advance_winner(wanted uuid, step text, note text DEFAULT NULL::text)
 RETURNS public.winner_step_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.advance_winner($1, $2, $3)$function$;
grant execute on function public.advance_winner(wanted uuid, step text, note text) to authenticated;
