-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.keep_learner_account(learner uuid)
 RETURNS text
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select private.keep_learner_account(learner)
$function$;
grant execute on function public.keep_learner_account(learner uuid) to authenticated;
