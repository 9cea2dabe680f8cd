-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.set_certificate_status(wanted text, new_status text, reason text DEFAULT NULL::text)
 RETURNS public.certificate_status_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.set_certificate_status($1, $2, $3)$function$;
grant execute on function public.set_certificate_status(wanted text, new_status text, reason text) to authenticated;
