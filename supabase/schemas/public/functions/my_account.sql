-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.my_account(with_courses boolean DEFAULT false)
 RETURNS TABLE(display_name text, state text, avatar_path text, is_minor boolean, is_age_known boolean, due_texts text[], roles public.app_role[], is_session_ended boolean, enrollments jsonb, started_courses jsonb)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return query select p.display_name, p.state, p.avatar_path,
    coalesce(p.adult_on > current_date, false),
    p.age_answered_at is not null,
    array(
      select t.kind from public.policy_texts t
      where t.kind in ('terms', 'privacy') and t.effective_from <= now()
      group by t.kind
      having not exists (
        select from public.policy_acceptances a
        where a.user_id = p.id and a.kind = t.kind and a.version = max(t.version)
      )
      order by t.kind
    ),
    coalesce(
      (select array[s.viewed_role] from public.member_sessions s
        where s.id::text = (select auth.jwt()) ->> 'session_id' and s.view_ends_at > now()),
      array(select distinct r.role from public.user_roles r where r.user_id = p.id order by r.role)),
    exists (
      select from public.member_sessions s
      where s.id::text = (select auth.jwt()) ->> 'session_id' and s.ended_at is not null
    ),
    case when with_courses then (
      select coalesce(jsonb_agg(jsonb_build_object(
        'course_id', e.course_id, 'lessons_done', e.lessons_done, 'passed_at', e.passed_at)), '[]')
      from public.enrollments e where e.user_id = p.id
    ) end,
    case when with_courses then public.started_courses() end
  from public.profiles p where p.id = (select auth.uid());
end $function$;
grant execute on function public.my_account(with_courses boolean) to authenticated;
