-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.request_certificate(attempt uuid, new_name text, new_form text)
 RETURNS public.certificate_request_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.request_certificate($1, $2, $3)$function$;
grant execute on function public.request_certificate(attempt uuid, new_name text, new_form text) to authenticated;
