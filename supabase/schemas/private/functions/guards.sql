-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.guards(learner uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select from public.guardianships g join public.profiles p on p.id = g.learner_id
    where g.learner_id = learner and g.guardian_id = (select private.caller_id())
      and g.verified_at is not null and g.ended_at is null and p.adult_on > current_date
  ) and private.caller_has_all_factors()
$function$;
alter function private.guards(learner uuid) owner to function_owner;
grant execute on function private.guards(learner uuid) to authenticated;
