-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.cancel_learner_erasure(learner uuid)
 RETURNS public.erasure_cancel_outcome
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case when private.guards(learner) then private.cancel_erasure(learner) else 'unknown' end
$function$;
alter function private.cancel_learner_erasure(learner uuid) owner to function_owner;
grant execute on function private.cancel_learner_erasure(learner uuid) to authenticated;
