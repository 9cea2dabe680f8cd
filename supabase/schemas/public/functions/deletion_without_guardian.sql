-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.deletion_without_guardian()
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return private.deletion_without_guardian(); end$function$;
grant execute on function public.deletion_without_guardian() to authenticated;
