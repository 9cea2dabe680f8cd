-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.answer_consents(learner uuid, answers jsonb, signed_name text)
 RETURNS public.consent_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.answer_consents($1, $2, $3)$function$;
grant execute on function public.answer_consents(learner uuid, answers jsonb, signed_name text) to authenticated;
