-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.decide_certificate_request(wanted uuid, is_approved boolean)
 RETURNS public.certificate_decision_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.decide_certificate_request($1, $2)$function$;
grant execute on function public.decide_certificate_request(wanted uuid, is_approved boolean) to authenticated;
