-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.request_gift_link(email text)
 RETURNS public.gift_link_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.request_gift_link($1)$function$;
comment on function public.request_gift_link(email text) is 'network-limit: 20 per 3600 seconds';
grant execute on function public.request_gift_link(email text) to anon, authenticated;
