-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.withdraw_consent(learner uuid, of_kind text)
 RETURNS public.withdrawal_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me uuid := private.caller_id();
begin
  if not private.guards(learner) then return 'unknown'; end if;
  update public.consents c set withdrawn_at = now()
    where c.learner_id = learner and c.guardian_id = me and c.kind = of_kind and c.is_given and c.withdrawn_at is null;
  if not found then return 'unknown'; end if;
  perform private.notify(learner, 'guardian', 'consent-withdrawn', jsonb_build_object(
    'name', private.display_name_of(me),
    'title', (select t.title from public.policy_texts t where t.kind = of_kind order by t.version desc limit 1)));
  return 'withdrawn';
end $function$;
alter function private.withdraw_consent(learner uuid, of_kind text) owner to function_owner;
grant execute on function private.withdraw_consent(learner uuid, of_kind text) to authenticated;
