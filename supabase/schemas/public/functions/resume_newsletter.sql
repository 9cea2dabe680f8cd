-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.resume_newsletter(subscriber uuid, reason text)
 RETURNS public.newsletter_resume_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.resume_newsletter($1, $2)$function$;
grant execute on function public.resume_newsletter(subscriber uuid, reason text) to authenticated;
