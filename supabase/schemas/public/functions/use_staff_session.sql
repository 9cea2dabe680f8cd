-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.use_staff_session()
 RETURNS public.staff_session_state
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.use_staff_session()$function$;
grant execute on function public.use_staff_session() to authenticated;
