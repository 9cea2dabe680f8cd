-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.service_letter_card(wanted text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return private.service_letter_card($1); end$function$;
grant execute on function public.service_letter_card(wanted text) to anon, authenticated;
