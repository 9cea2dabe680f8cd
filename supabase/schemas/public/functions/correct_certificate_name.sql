-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.correct_certificate_name(wanted text, new_name text, reason text)
 RETURNS public.certificate_name_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.correct_certificate_name($1, $2, $3)$function$;
grant execute on function public.correct_certificate_name(wanted text, new_name text, reason text) to authenticated;
