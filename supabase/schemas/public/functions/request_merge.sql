-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.request_merge(address text)
 RETURNS public.merge_request_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.request_merge($1)$function$;
grant execute on function public.request_merge(address text) to authenticated;
