-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.statement_card(wanted text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$begin return private.statement_card($1); end$function$;
grant execute on function public.statement_card(wanted text) to anon, authenticated;
