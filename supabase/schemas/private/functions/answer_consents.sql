-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.answer_consents(learner uuid, answers jsonb, signed_name text)
 RETURNS public.consent_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  problem private.answers_problem := private.answers_problem(answers, signed_name);
begin
  if not private.guards(learner) then return 'unknown'; end if;
  if problem is not null then return problem; end if;
  if private.allows_anything(answers) and not private.caller_is_proven() then return 'reauthenticate'; end if;
  perform private.lock_accounts(private.caller_id(), learner);
  perform private.write_consents(learner, answers, signed_name);
  return 'saved';
end $function$;
alter function private.answer_consents(learner uuid, answers jsonb, signed_name text) owner to function_owner;
grant execute on function private.answer_consents(learner uuid, answers jsonb, signed_name text) to authenticated;
