-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.move_learning(from_person uuid, to_person uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  insert into public.certificate_events (certificate_id, kind, actor)
    select c.id, 'merged', to_person from public.certificates c where c.user_id = from_person;
  update public.certificate_events e set actor = to_person
    from public.certificates c where c.id = e.certificate_id and c.user_id = from_person and e.actor = from_person;
  update public.certificates set user_id = to_person where user_id = from_person;
  insert into public.enrollments as mine (user_id, course_id, course_version, started_at, seen_at, passed_at)
    select to_person, e.course_id, e.course_version, e.started_at, e.seen_at, e.passed_at
    from public.enrollments e where e.user_id = from_person
    on conflict (user_id, course_id) do update set
      started_at = least(mine.started_at, excluded.started_at), seen_at = greatest(mine.seen_at, excluded.seen_at),
      passed_at = greatest(mine.passed_at, excluded.passed_at);
  delete from public.enrollments where user_id = from_person;
  insert into public.lesson_progress as mine
    (user_id, course_id, lesson_id, block, block_index, seconds, checks, done_at, reached_at, updated_at)
    select to_person, p.course_id, p.lesson_id, p.block, p.block_index, p.seconds, p.checks, p.done_at, p.reached_at,
      p.updated_at
    from public.lesson_progress p where p.user_id = from_person
    on conflict (user_id, lesson_id) do update set
      (block, block_index, seconds) = (
        select excluded.block, excluded.block_index, excluded.seconds where excluded.reached_at > mine.reached_at
        union all select mine.block, mine.block_index, mine.seconds where excluded.reached_at <= mine.reached_at
      ),
      checks = case when pg_column_size(excluded.checks || mine.checks) < 8192
        then excluded.checks || mine.checks else mine.checks end,
      done_at = least(mine.done_at, excluded.done_at), reached_at = greatest(mine.reached_at, excluded.reached_at),
      updated_at = greatest(mine.updated_at, excluded.updated_at);
  delete from public.lesson_progress where user_id = from_person;
  update public.enrollments e set lessons_done = (
    select count(*) from public.lesson_progress p
      join private.course_lessons(private.readable_course(e.course_id, to_person, null)) l on l.id = p.lesson_id
    where p.user_id = to_person and p.done_at is not null
  ) where e.user_id = to_person;
  update public.quiz_attempts a set user_id = to_person where a.user_id = from_person and (
    a.submitted_at is not null or not exists (select from public.quiz_attempts o
      where o.user_id = to_person and o.course_id = a.course_id and o.submitted_at is null));
  update public.certificate_requests r set user_id = to_person where r.user_id = from_person;
  insert into public.quiz_allowances as mine (user_id, extra_percent, granted_by)
    select to_person, x.extra_percent, x.granted_by from public.quiz_allowances x where x.user_id = from_person
    on conflict (user_id) do update set extra_percent = greatest(mine.extra_percent, excluded.extra_percent);
  delete from public.quiz_allowances where user_id = from_person;
  update public.survey_responses r set user_id = to_person where r.user_id = from_person and not exists (
    select from public.survey_responses o
    where o.user_id = to_person and o.course_id = r.course_id and o.phase = r.phase);
  update public.kit_requests k set user_id = to_person where k.user_id = from_person and (
    k.status not in ('requested', 'approved', 'packed') or not exists (select from public.kit_requests o
      where o.user_id = to_person and o.status in ('requested', 'approved', 'packed')));
  perform private.issue_waiting_certificates(to_person);
end $function$;
grant execute on function private.move_learning(from_person uuid, to_person uuid) to function_owner;
