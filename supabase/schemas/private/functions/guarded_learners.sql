-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.guarded_learners()
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.caller_has_all_factors() then return; end if;
  return query select g.learner_id from public.guardianships g join public.profiles p on p.id = g.learner_id
    where g.guardian_id = private.caller_id() and g.verified_at is not null and g.ended_at is null
      and p.adult_on > current_date;
end $function$;
alter function private.guarded_learners() owner to function_owner;
grant execute on function private.guarded_learners() to authenticated;
