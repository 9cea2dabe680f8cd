-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.course_permission()
 RETURNS public.course_permission
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return private.course_permission(); end$function$;
grant execute on function public.course_permission() to anon, authenticated;
