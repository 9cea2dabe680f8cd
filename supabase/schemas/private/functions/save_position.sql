-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.save_position(lesson uuid, at_block text, at_index integer, at_seconds numeric, given_checks jsonb, is_done boolean, device_time timestamp with time zone)
 RETURNS public.position_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me uuid := private.caller_id();
  reached timestamptz := least(coalesce(device_time, now()), now());
  newest timestamptz;
  course public.courses := private.readable_course(private.course_of_lesson(lesson), private.caller_id(), null);
begin
  if me is null or not exists (select from private.course_lessons(course) l where l.id = lesson) then
    return 'unknown';
  end if;
  if private.course_permission() <> 'allowed' then return private.course_permission(); end if;
  -- Two devices that sync several lessons at once would lock them in different orders.
  perform pg_advisory_xact_lock(hashtextextended('progress of ' || me, 0));
  insert into public.lesson_progress as p
    (user_id, course_id, lesson_id, block, block_index, seconds, checks, done_at, reached_at)
    values (me, course.id, lesson, at_block, coalesce(at_index, 0), coalesce(at_seconds, 0), coalesce(given_checks, '{}'),
      case when is_done then reached end, reached)
    on conflict (user_id, lesson_id) do update set
      (block, block_index, seconds, checks) = (
        select excluded.block, excluded.block_index, excluded.seconds, p.checks || excluded.checks
          where excluded.reached_at >= p.reached_at
        union all select p.block, p.block_index, p.seconds, excluded.checks || p.checks
          where excluded.reached_at < p.reached_at
      ),
      done_at = coalesce(p.done_at, excluded.done_at), reached_at = greatest(p.reached_at, excluded.reached_at),
      updated_at = now()
    returning reached_at into newest;
  perform private.enroll(course, me, null);
  update public.enrollments set lessons_done = (
    select count(*) from public.lesson_progress p join private.course_lessons(course) l on l.id = p.lesson_id
    where p.user_id = me and p.done_at is not null
  ) where user_id = me and course_id = course.id;
  return case when newest > reached then 'older' else 'saved' end;
exception when check_violation or numeric_value_out_of_range then
  return 'invalid';
end $function$;
alter function private.save_position(lesson uuid, at_block text, at_index integer, at_seconds numeric, given_checks jsonb, is_done boolean, device_time timestamp with time zone) owner to function_owner;
grant execute on function private.save_position(lesson uuid, at_block text, at_index integer, at_seconds numeric, given_checks jsonb, is_done boolean, device_time timestamp with time zone) to authenticated;
