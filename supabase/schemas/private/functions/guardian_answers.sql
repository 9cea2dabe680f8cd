-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.guardian_answers()
 RETURNS SETOF public.access_answer
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  if not private.caller_has_all_factors() then return next 'unused-second-factor'; end if;
  if exists (select private.guarded_learners()) then return; end if;
  return next case when exists (select from public.guardianships g
    where g.guardian_id = private.caller_id() and g.ended_at is null and g.verified_at is null)
    then 'unconfirmed-link' else 'no-learner' end::public.access_answer;
end $function$;
grant execute on function private.guardian_answers() to function_owner;
