-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.change_certificate_name(wanted text, new_form text, new_name text DEFAULT NULL::text)
 RETURNS public.certificate_name_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.change_certificate_name($1, $2, $3)$function$;
grant execute on function public.change_certificate_name(wanted text, new_form text, new_name text) to authenticated;
