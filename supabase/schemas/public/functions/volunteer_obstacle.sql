-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.volunteer_obstacle()
 RETURNS public.volunteer_application_outcome
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return private.volunteer_obstacle(); end$function$;
grant execute on function public.volunteer_obstacle() to authenticated;
