-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.request_learner_erasure(learner uuid)
 RETURNS public.erasure_request_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me uuid := private.caller_id();
  outcome public.erasure_request_outcome;
begin
  if not private.guards(learner) then return 'unknown'; end if;
  if not private.caller_is_proven() then return 'reauthenticate'; end if;
  outcome := private.schedule_erasure(learner, me, 'guardian', now() + interval '7 days');
  if outcome = 'scheduled' then
    perform private.record_visit(learner, 'deletion');
    perform private.notify_other_guardians(learner, 'other-guardian-erasure');
  end if;
  return outcome;
end $function$;
alter function private.request_learner_erasure(learner uuid) owner to function_owner;
grant execute on function private.request_learner_erasure(learner uuid) to authenticated;
