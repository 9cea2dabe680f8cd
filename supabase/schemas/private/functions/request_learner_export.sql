-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.request_learner_export(learner uuid)
 RETURNS public.export_request_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me uuid := private.caller_id();
  outcome public.export_request_outcome;
begin
  if not private.guards(learner) then return 'unknown'; end if;
  if not private.caller_is_proven() then return 'reauthenticate'; end if;
  outcome := private.request_export(learner, me);
  if outcome = 'started' then
    perform private.record_visit(learner, 'export');
    perform private.notify(learner, 'account', 'learner-export-requested', jsonb_build_object(
      'guardian', private.display_name_of(me), 'learner', private.display_name_of(learner)));
    perform private.notify_other_guardians(learner, 'other-guardian-export');
  end if;
  return outcome;
end $function$;
alter function private.request_learner_export(learner uuid) owner to function_owner;
grant execute on function private.request_learner_export(learner uuid) to authenticated;
