-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.my_calendar_token()
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return private.my_calendar_token(); end$function$;
grant execute on function public.my_calendar_token() to authenticated;
