-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.request_learner_erasure(learner uuid)
 RETURNS public.erasure_request_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.request_learner_erasure($1)$function$;
grant execute on function public.request_learner_erasure(learner uuid) to authenticated;
