-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.issue_class_certificates(course uuid, taught_on date, people jsonb, is_preview boolean)
 RETURNS public.class_certificate_outcome[]
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.issue_class_certificates($1, $2, $3, $4)$function$;
grant execute on function public.issue_class_certificates(course uuid, taught_on date, people jsonb, is_preview boolean) to authenticated;
