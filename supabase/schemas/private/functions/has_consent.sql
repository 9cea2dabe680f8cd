-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.has_consent(learner uuid, to_kind text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case when private.is_minor(learner) then coalesce((
    select bool_and(newest.is_given and newest.withdrawn_at is null)
        filter (where newest.version = private.newest_version(to_kind) or not newest.is_given
          or newest.withdrawn_at is not null)
    from (
      select distinct on (c.guardian_id) c.* from public.consents c
        join public.guardianships g on g.guardian_id = c.guardian_id and g.learner_id = c.learner_id
          and g.verified_at is not null and g.ended_at is null
      where c.learner_id = learner and c.kind = to_kind order by c.guardian_id, c.given_at desc
    ) as newest
  ), false) else exists (
    select from public.profiles p where p.id = learner and p.age_answered_at is not null
  ) end
$function$;
alter function private.has_consent(learner uuid, to_kind text) owner to function_owner;
grant execute on function private.has_consent(learner uuid, to_kind text) to authenticated;
