-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.change_certificate_name_form(wanted text, new_form text)
 RETURNS public.certificate_name_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.change_certificate_name_form($1, $2)$function$;
grant execute on function public.change_certificate_name_form(wanted text, new_form text) to authenticated;
