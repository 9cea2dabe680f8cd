-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.link_obstacle(guardian uuid, learner uuid)
 RETURNS private.link_obstacle
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case
    when not private.is_confirmed_adult(guardian) then 'not-adult'
    when not private.is_minor(learner) then 'not-learner'
    when exists (select from public.guardianships g
      where g.guardian_id = guardian and g.learner_id = learner and g.ended_at is null) then 'already-linked'
    when (select count(*) from public.guardianships g
      where g.guardian_id = guardian and g.ended_at is null) >= 6 then 'guardian-full'
    when (select count(*) from public.guardianships g
      where g.learner_id = learner and g.ended_at is null) >= 4 then 'learner-full'
  end::private.link_obstacle
$function$;
grant execute on function private.link_obstacle(guardian uuid, learner uuid) to function_owner, service_role;
