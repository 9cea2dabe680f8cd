-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.end_role_view()
 RETURNS public.role_view_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.end_role_view()$function$;
grant execute on function public.end_role_view() to authenticated;
