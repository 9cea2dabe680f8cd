-- Enrollments and progress in lessons.

create table public.enrollments (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  course_id uuid not null references public.courses (id) on delete cascade,
  course_version integer not null default 1,
  lessons_done integer not null default 0 check (lessons_done >= 0),
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  passed_at timestamptz,
  primary key (user_id, course_id)
);
comment on table public.enrollments is 'class:s2';
create index enrollments_course on public.enrollments (course_id);

create table public.lesson_progress (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  lesson_id uuid not null references public.lessons (id) on delete cascade,
  block integer not null default 0 check (block >= 0),
  seconds numeric(8, 1) not null default 0 check (seconds >= 0),
  checks jsonb not null default '{}' check (jsonb_typeof(checks) = 'object' and pg_column_size(checks) < 8192),
  done_at timestamptz,
  updated_at timestamptz not null default now(),
  primary key (user_id, lesson_id)
);
comment on table public.lesson_progress is 'class:s2';
comment on column public.lesson_progress.block is 'Index of the last block viewed.';
comment on column public.lesson_progress.seconds is 'Playback position in a video.';
comment on column public.lesson_progress.checks is 'Answers to the checks in the lesson.';
create index lesson_progress_lesson on public.lesson_progress (lesson_id);
create index enrollments_member on public.enrollments (user_id, seen_at desc)
  include (course_id, lessons_done, started_at, passed_at);
alter table public.enrollments enable row level security;
alter table public.lesson_progress enable row level security;
grant select, insert, update, delete on public.enrollments, public.lesson_progress to service_role;
grant select on public.enrollments, public.lesson_progress to authenticated;
grant select, insert, update, delete on public.enrollments, public.lesson_progress to function_owner;

-- Guardians see a learner's progress but none of the answers.
create policy "members read their own progress, guardians their learners'" on public.enrollments
  for select to authenticated using (user_id = (select auth.uid()) or private.guards(user_id));
create policy "members read their own lesson progress" on public.lesson_progress for select to authenticated
  using (user_id = (select auth.uid()));
create policy "function owner manages enrollments" on public.enrollments for all to function_owner using (true) with check (true);
create policy "function owner manages lesson progress" on public.lesson_progress for all to function_owner using (true) with check (true);

create type public.position_outcome as enum ('saved', 'unknown', 'no-consent', 'no-age');

-- Saves the position in a lesson. A completed lesson stays completed, and positions never move back.
create function private.save_position(
  lesson uuid, at_block integer, at_seconds numeric, given_checks jsonb, is_done boolean
) returns public.position_outcome language plpgsql security definer set search_path = '' as $$
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
end $$;
call private.publish_function('save_position', '{authenticated}',
  'lesson uuid, block integer, seconds numeric default 0, checks jsonb default ''{}'', is_done boolean default false');

-- Assigns a guest's work to the member, or nothing if the member may not take courses. Lesson positions come
-- from the device and are trusted; attempts are already stored here.
create function private.claim_guest_work(guest_key text, positions jsonb default '[]') returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller_id();
  device bytea := private.guest_digest(guest_key);
  entry jsonb;
  taken integer := 0;
  saved integer := 0;
begin
  if me is null or private.course_permission() <> 'allowed' then
    return jsonb_build_object('state', case when me is null then 'unknown' else private.course_permission()::text end,
      'attempts', 0, 'positions', 0);
  end if;
  if device is not null then
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
  end if;
  if jsonb_typeof(positions) = 'array' and jsonb_array_length(positions) <= 500 then
    for entry in select * from jsonb_array_elements(positions) loop
      if entry ->> 'lesson' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' and private.save_position(
        (entry ->> 'lesson')::uuid,
        case when entry ->> 'block' ~ '^\d{1,6}$' then (entry ->> 'block')::integer else 0 end,
        case when entry ->> 'seconds' ~ '^\d{1,6}(\.\d+)?$' then (entry ->> 'seconds')::numeric else 0 end,
        case when jsonb_typeof(entry -> 'checks') = 'object' and pg_column_size(entry -> 'checks') < 8192
          then entry -> 'checks' else '{}' end,
        entry ->> 'done' = 'true'
      ) = 'saved' then saved := saved + 1; end if;
    end loop;
  end if;
  return jsonb_build_object('state', 'claimed', 'attempts', taken, 'positions', saved);
end $$;
call private.publish_function('claim_guest_work', '{authenticated}');

insert into private.person_map (relation, title, row_condition, shows, guardian_sees, erasure) values
  ('public.enrollments', 'Courses you started', 'user_id = $1', '[
    ["course_id", "Course"], ["started_at", "Started on"], ["seen_at", "Last opened on"],
    ["lessons_done", "Lessons done"], ["passed_at", "Passed on"]
  ]', true, 'with_account'),
  ('public.lesson_progress', 'Your progress in lessons', 'user_id = $1', '[
    ["lesson_id", "Lesson"], ["block", "Position"], ["checks", "Your answers along the way"], ["done_at", "Done on"]
  ]', false, 'with_account');
