-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.set_state_background(state text, picture uuid)
 RETURNS public.picture_choice_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.set_state_background($1, $2)$function$;
grant execute on function public.set_state_background(state text, picture uuid) to authenticated;
