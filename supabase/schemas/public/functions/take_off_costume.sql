-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.take_off_costume(kind public.costume_kind)
 RETURNS public.wearing_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.take_off_costume($1)$function$;
grant execute on function public.take_off_costume(kind public.costume_kind) to authenticated;
