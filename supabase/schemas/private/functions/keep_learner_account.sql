-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.keep_learner_account(learner uuid)
 RETURNS text
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case when private.guards(learner) then private.cancel_erasure(learner) else 'unknown' end
$function$;
alter function private.keep_learner_account(learner uuid) owner to keeper;
grant execute on function private.keep_learner_account(learner uuid) to authenticated;
