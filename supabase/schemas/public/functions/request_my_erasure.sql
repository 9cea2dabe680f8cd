-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.request_my_erasure()
 RETURNS public.erasure_request_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.request_my_erasure()$function$;
grant execute on function public.request_my_erasure() to authenticated;
