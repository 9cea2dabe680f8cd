-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.open_learner_page(learner uuid)
 RETURNS TABLE(outcome public.learner_page_outcome, learner_id uuid, name text, adult_on date, guardians jsonb, deleted_on date)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me uuid := private.caller_id();
begin
  if learner <> me and not private.guards(learner) or not private.is_minor(learner) then return; end if;
  if learner <> me and not private.caller_is_proven() then
    return query select 'reauthenticate'::public.learner_page_outcome, p.id, p.display_name, null::date, '[]'::jsonb, null::date
      from public.profiles p where p.id = learner;
    return;
  end if;
  if learner <> me then perform private.record_visit(learner, 'page'); end if;
  return query select 'opened'::public.learner_page_outcome, p.id, p.display_name, p.adult_on, coalesce((
    select jsonb_agg(jsonb_build_object('id', g.guardian_id, 'name', private.display_name_of(g.guardian_id),
      'relation', g.relation, 'since', g.verified_at) order by g.verified_at)
    from public.guardianships g
    where g.learner_id = learner and g.verified_at is not null and g.ended_at is null), '[]'),
    (select e.due_at::date from public.erasures e where e.user_id = learner)
  from public.profiles p where p.id = learner;
end $function$;
alter function private.open_learner_page(learner uuid) owner to function_owner;
grant execute on function private.open_learner_page(learner uuid) to authenticated;
