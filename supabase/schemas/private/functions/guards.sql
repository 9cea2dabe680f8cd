-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.guards(learner uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select learner in (select private.guarded_learners())
$function$;
grant execute on function private.guards(learner uuid) to function_owner;
