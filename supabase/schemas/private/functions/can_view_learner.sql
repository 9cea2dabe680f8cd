-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.can_view_learner(learner uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.caller_is_proven() and private.guards(learner)
$function$;
alter function private.can_view_learner(learner uuid) owner to function_owner;
grant execute on function private.can_view_learner(learner uuid) to authenticated;
