-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.end_consents_of(learner uuid, guardian uuid)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  update public.consents c set withdrawn_at = now()
    where c.learner_id = learner and c.guardian_id = guardian and c.withdrawn_at is null;
  select private.end_exports(learner, guardian)
$function$;
grant execute on function private.end_consents_of(learner uuid, guardian uuid) to function_owner;
