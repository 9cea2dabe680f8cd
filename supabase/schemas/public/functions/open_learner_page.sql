-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.open_learner_page(learner uuid)
 RETURNS TABLE(outcome public.learner_page_outcome, learner_id uuid, name text, adult_on date, guardians jsonb, deleted_on date)
 LANGUAGE sql
 SET search_path TO ''
AS $function$select * from private.open_learner_page($1)$function$;
grant execute on function public.open_learner_page(learner uuid) to authenticated;
