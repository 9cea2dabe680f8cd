-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.change_nameplate()
 RETURNS text
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.change_nameplate()$function$;
grant execute on function public.change_nameplate() to authenticated;
