-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.save_site_colors(main_color text DEFAULT NULL::text, text_color text DEFAULT NULL::text, giving_color text DEFAULT NULL::text)
 RETURNS public.settings_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.save_site_colors($1, $2, $3)$function$;
grant execute on function public.save_site_colors(main_color text, text_color text, giving_color text) to authenticated;
