-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.save_site_identity(name text, tagline text, description text, contact_domain text, notice text, twitter text, time_zone text)
 RETURNS public.settings_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.save_site_identity($1, $2, $3, $4, $5, $6, $7)$function$;
grant execute on function public.save_site_identity(name text, tagline text, description text, contact_domain text, notice text, twitter text, time_zone text) to authenticated;
