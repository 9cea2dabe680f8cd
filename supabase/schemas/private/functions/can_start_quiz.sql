-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.can_start_quiz(course public.courses, me uuid, device bytea)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case
    when course.requires is null then true
    when (select r.bank from public.courses r where r.id = course.requires) is not null then exists (
      select from public.quiz_attempts a where a.course_id = course.requires and a.is_passed
        and (a.user_id = me or a.guest = device)
    )
    else me is null or (select count(*) from public.lessons l where l.course_id = course.requires) <= coalesce((
      select e.lessons_done from public.enrollments e where e.user_id = me and e.course_id = course.requires
    ), 0)
  end
$function$;
grant execute on function private.can_start_quiz(course public.courses, me uuid, device bytea) to function_owner;
