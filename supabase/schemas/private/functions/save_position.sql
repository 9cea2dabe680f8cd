-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.save_position(lesson uuid, at_block integer, at_seconds numeric, given_checks jsonb, is_done boolean)
 RETURNS public.position_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me uuid := private.caller_id();
  course public.courses;
begin
  select c.* into course from public.courses c join public.lessons l on l.course_id = c.id
    where l.id = lesson and c.status = 'published';
  if me is null or course.id is null then return 'unknown'; end if;
  if private.course_permission() <> 'allowed' then return private.course_permission(); end if;
  insert into public.lesson_progress as p (user_id, lesson_id, block, seconds, checks, done_at)
    values (me, lesson, greatest(at_block, 0), greatest(at_seconds, 0), coalesce(given_checks, '{}'),
      case when is_done then now() end)
    on conflict (user_id, lesson_id) do update set
      block = excluded.block, seconds = excluded.seconds, checks = p.checks || excluded.checks,
      done_at = coalesce(p.done_at, excluded.done_at), updated_at = now();
  insert into public.enrollments as e (user_id, course_id, course_version) values (me, course.id, course.version)
    on conflict (user_id, course_id) do update set seen_at = now();
  update public.enrollments set lessons_done = (
    select count(*) from public.lesson_progress p join public.lessons l on l.id = p.lesson_id
    where p.user_id = me and l.course_id = course.id and p.done_at is not null
  ) where user_id = me and course_id = course.id;
  return 'saved';
end $function$;
alter function private.save_position(lesson uuid, at_block integer, at_seconds numeric, given_checks jsonb, is_done boolean) owner to function_owner;
grant execute on function private.save_position(lesson uuid, at_block integer, at_seconds numeric, given_checks jsonb, is_done boolean) to authenticated;
