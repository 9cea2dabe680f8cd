-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.other_kit_sites(request public.kit_requests)
 RETURNS text[]
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return private.other_kit_sites($1); end$function$;
grant execute on function public.other_kit_sites(request public.kit_requests) to authenticated;
