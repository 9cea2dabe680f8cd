-- What guests have done on a device, and the members who claim it.

create type public.guest_start_outcome as enum ('started', 'unknown', 'no-key');

-- Records that the guest has started the course of this lesson.
create function private.start_as_guest(lesson uuid, guest_key text) returns public.guest_start_outcome
language plpgsql security definer set search_path = '' as $$
declare
  device bytea := private.guest_digest(guest_key);
  course public.courses := private.readable_course(private.course_of_lesson(lesson), null, private.guest_digest(guest_key));
begin
  if device is null then return 'no-key'; end if;
  if course.id is null then return 'unknown'; end if;
  perform private.enroll(course, null, device);
  return 'started';
end $$;
call private.publish_function('start_as_guest', '{anon}');

-- The titles of the courses in which the holder of this key did something, for the question whether that was the
-- member; null if there is nothing to claim.
create function private.guest_work(guest_key text) returns text[]
language sql stable security definer set search_path = '' as $$
  select array_agg(c.title order by c.position, c.title) from public.courses c, private.guest_digest(guest_key) device
  where c.id in (
    select g.course_id from private.guest_enrollments g where g.guest = device
    union select a.course_id from public.quiz_attempts a where a.guest = device
    union select r.course_id from public.survey_responses r where r.guest = device
  )
$$;
call private.publish_function('guest_work', '{authenticated}');

-- Assigns a guest's courses, tests and survey answers to the member who says that they were the guest; nothing if the
-- member may not take courses. If they say no, what is unfinished is deleted. Graded tests and survey answers stay
-- without an owner until they expire, so that nobody gets around the pause between tests.
create function private.claim_guest_work(guest_key text, is_mine boolean default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller_id();
  device bytea := private.guest_digest(guest_key);
  taken integer := 0;
begin
  if me is null or device is null then return '{"state": "unknown", "attempts": 0}'; end if;
  if is_mine is null then return '{"state": "unanswered", "attempts": 0}'; end if;
  if not is_mine then
    delete from private.guest_enrollments g where g.guest = device;
    delete from public.quiz_attempts a where a.guest = device and a.submitted_at is null;
    return '{"state": "discarded", "attempts": 0}';
  end if;
  if private.course_permission() <> 'allowed' then
    return jsonb_build_object('state', private.course_permission(), 'attempts', 0);
  end if;
  with claimed as (
    delete from private.guest_enrollments g where g.guest = device returning g.*
  )
  insert into public.enrollments (user_id, course_id, course_version, started_at)
    select me, c.course_id, c.course_version, c.started_at from claimed c
    on conflict (user_id, course_id) do nothing;
  -- If both have an open attempt, the member's is kept.
  delete from public.quiz_attempts g where g.guest = device and g.submitted_at is null and exists (
    select from public.quiz_attempts a where a.user_id = me and a.course_id = g.course_id and a.submitted_at is null
  );
  update public.quiz_attempts set user_id = me, guest = null where guest = device;
  get diagnostics taken = row_count;
  -- A minor's answers need consent; if both answered a phase, the member's answers are kept.
  update public.survey_responses g set user_id = me, guest = null
    where g.guest = device and private.has_consent(me, 'consent-survey') and not exists (
      select from public.survey_responses r
      where r.user_id = me and r.course_id = g.course_id and r.phase = g.phase
    );
  return jsonb_build_object('state', 'claimed', 'attempts', taken);
end $$;
call private.publish_function('claim_guest_work', '{authenticated}');

create function private.remove_guest_enrollments() returns bigint
language sql security definer set search_path = '' as $$
  with gone as (
    delete from private.guest_enrollments where started_at < now() - interval '30 days' returning 1
  )
  select count(*) from gone
$$;
call private.publish_function('remove_guest_enrollments');
insert into private.periodic_tasks (name, every) values ('remove_guest_enrollments', '1 day');
