-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.new_nameplate()
 RETURNS text
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.new_nameplate()$function$;
grant execute on function public.new_nameplate() to anon;
