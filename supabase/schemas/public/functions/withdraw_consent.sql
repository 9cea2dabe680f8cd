-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.withdraw_consent(learner uuid, kind text)
 RETURNS public.withdrawal_outcome
 LANGUAGE sql
 SET search_path TO ''
AS $function$select private.withdraw_consent($1, $2)$function$;
grant execute on function public.withdraw_consent(learner uuid, kind text) to authenticated;
