-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.renew_calendar_token()
 RETURNS text
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.renew_calendar_token()$function$;
grant execute on function public.renew_calendar_token() to authenticated;
