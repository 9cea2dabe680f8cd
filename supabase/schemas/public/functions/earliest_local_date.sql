-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.earliest_local_date()
 RETURNS date
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return private.earliest_local_date(); end$function$;
grant execute on function public.earliest_local_date() to authenticated;
