-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.cancel_kit()
 RETURNS public.kit_cancel_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.cancel_kit()$function$;
grant execute on function public.cancel_kit() to authenticated;
