-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.request_adult(first_name text, address text)
 RETURNS public.adult_request_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.request_adult($1, $2)$function$;
comment on function public.request_adult(first_name text, address text) is 'network-limit: 60 per 3600 seconds';
grant execute on function public.request_adult(first_name text, address text) to anon, authenticated;
