-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.review_wall_name(donation uuid, is_shown boolean)
 RETURNS public.gift_edit_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.review_wall_name($1, $2)$function$;
grant execute on function public.review_wall_name(donation uuid, is_shown boolean) to authenticated;
