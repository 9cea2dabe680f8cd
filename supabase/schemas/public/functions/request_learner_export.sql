-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.request_learner_export(learner uuid)
 RETURNS public.export_request_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.request_learner_export($1)$function$;
grant execute on function public.request_learner_export(learner uuid) to authenticated;
