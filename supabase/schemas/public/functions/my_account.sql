-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.my_account()
 RETURNS TABLE(display_name text, state text, avatar_path text, is_minor boolean, is_age_known boolean, due_texts text[], roles public.app_role[], is_session_ended boolean)
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
    array(select distinct r.role from public.user_roles r where r.user_id = p.id order by r.role),
    exists (
      select from public.member_sessions s
      where s.id::text = (select auth.jwt()) ->> 'session_id' and s.ended_at is not null
    )
  from public.profiles p where p.id = (select auth.uid());
end $function$;
grant execute on function public.my_account() to authenticated;
