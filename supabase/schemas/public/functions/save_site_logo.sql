-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.save_site_logo(on_light text DEFAULT NULL::text, on_dark text DEFAULT NULL::text, icon text DEFAULT NULL::text)
 RETURNS public.settings_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.save_site_logo($1, $2, $3)$function$;
grant execute on function public.save_site_logo(on_light text, on_dark text, icon text) to authenticated;
