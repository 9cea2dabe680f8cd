-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.screening_author(application public.volunteer_applications)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return private.screening_author($1); end$function$;
grant execute on function public.screening_author(application public.volunteer_applications) to authenticated;
