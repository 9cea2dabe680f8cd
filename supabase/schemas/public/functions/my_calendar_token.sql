-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.my_calendar_token(is_new boolean DEFAULT false)
 RETURNS text
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.my_calendar_token($1)$function$;
grant execute on function public.my_calendar_token(is_new boolean) to authenticated;
