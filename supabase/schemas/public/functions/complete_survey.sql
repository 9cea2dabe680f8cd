-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.complete_survey(token text)
 RETURNS public.survey_completion_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.complete_survey($1)$function$;
grant execute on function public.complete_survey(token text) to anon, authenticated;
