-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.request_gift_statement(year integer, key text DEFAULT NULL::text)
 RETURNS uuid
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.request_gift_statement($1, $2)$function$;
comment on function public.request_gift_statement(year integer, key text) is 'network-limit: 60 per 600 seconds';
grant execute on function public.request_gift_statement(year integer, key text) to anon, authenticated;
