-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.has_guardian(learner uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select exists (select from public.guardianships g
    where g.learner_id = learner and g.verified_at is not null and g.ended_at is null)
$function$;
grant execute on function private.has_guardian(learner uuid) to function_owner;
