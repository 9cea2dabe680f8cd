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
  course_id uuid not null references public.courses (id) on delete cascade,
  lesson_id uuid not null,
  block text check (block ~ '^[a-z0-9-]{1,40}$'),
  block_index integer not null default 0 check (block_index between 0 and 999),
  seconds numeric(8, 1) not null default 0 check (seconds >= 0),
  checks jsonb not null default '{}' check (jsonb_typeof(checks) = 'object' and pg_column_size(checks) < 8192),
  done_at timestamptz,
  reached_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, lesson_id)
);
comment on table public.lesson_progress is 'class:s2';
comment on column public.lesson_progress.lesson_id is
  'Without a foreign key: readers of an earlier version keep their progress in a lesson that was dropped since.';
comment on column public.lesson_progress.block is 'Id of the last block viewed.';
comment on column public.lesson_progress.block_index is 'Where that block was, in case an edit removes it.';
comment on column public.lesson_progress.reached_at is 'When the device was there, by its clock; never in the future.';
comment on column public.lesson_progress.seconds is 'Playback position in a video.';
comment on column public.lesson_progress.checks is 'Answers to the checks in the lesson.';
create index lesson_progress_course on public.lesson_progress (course_id);
create index enrollments_member on public.enrollments (user_id, seen_at desc)
  include (course_id, lessons_done, started_at, passed_at);
alter table public.enrollments enable row level security;
alter table public.lesson_progress enable row level security;
grant select, insert, update, delete on public.enrollments, public.lesson_progress to service_role;
grant select on public.enrollments, public.lesson_progress to authenticated;
grant select, insert, update, delete on public.enrollments, public.lesson_progress to function_owner;

-- Guardians see a learner's progress but none of the answers.
create policy "members read their own progress, guardians their learners'" on public.enrollments
  for select to authenticated using (user_id = any (array(select private.visible_people())));
create policy "members read their own lesson progress" on public.lesson_progress for select to authenticated
  using (user_id = (select auth.uid()));
create policy "function owner manages enrollments" on public.enrollments for all to function_owner using (true) with check (true);
create policy "function owner manages lesson progress" on public.lesson_progress for all to function_owner using (true) with check (true);

-- `older`: a newer position is stored and stays; answers and completion were added.
create type public.position_outcome as enum ('saved', 'older', 'unknown', 'invalid', 'no-consent', 'no-age');

-- Saves the position in a lesson unless a device was in it later. A completed lesson stays completed. A device whose
-- clock is ahead counts as now, so that it cannot block the others.
create function private.save_position(
  lesson uuid, at_block text, at_index integer, at_seconds numeric, given_checks jsonb, is_done boolean,
  device_time timestamptz
) returns public.position_outcome language plpgsql security definer set search_path = '' as $$
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
end $$;
call private.publish_function('save_position', '{authenticated}', 'lesson uuid, block text, block_index integer default 0,
  seconds numeric default 0, checks jsonb default ''{}'', is_done boolean default false, at timestamptz default null');

-- One entry of save_positions.
create function private.save_position_entry(entry jsonb) returns public.position_outcome
language plpgsql set search_path = '' as $$
begin
  if coalesce(jsonb_typeof(entry -> 'lesson'), '') <> 'string'
    or coalesce(jsonb_typeof(entry -> 'checks'), 'object') <> 'object' then return 'invalid'; end if;
  return private.save_position((entry ->> 'lesson')::uuid, entry ->> 'block', (entry ->> 'index')::integer,
    (entry ->> 'seconds')::numeric, entry -> 'checks', (entry ->> 'done')::boolean, (entry ->> 'at')::timestamptz);
exception when data_exception then
  return 'invalid';
end $$;

-- Saves the positions that a device collected, and returns the outcome of each in the same order.
create function private.save_positions(positions jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if coalesce(jsonb_typeof(positions), '') <> 'array' or jsonb_array_length(positions) > 500 then
    raise exception 'send an array of up to 500 positions' using errcode = 'invalid_parameter_value';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'lesson', p.entry -> 'lesson', 'outcome', private.save_position_entry(p.entry)) order by p.n), '[]')
    from jsonb_array_elements(positions) with ordinality as p (entry, n)
  );
end $$;
call private.publish_function('save_positions', '{authenticated}');
grant execute on function private.save_position_entry(jsonb) to function_owner;

insert into private.person_map (relation, title, row_condition, shows, guardian_sees, erasure) values
  ('public.enrollments', 'Courses you started', 'user_id = $1', '[
    ["course_id", "Course"], ["started_at", "Started on"], ["seen_at", "Last opened on"],
    ["lessons_done", "Lessons done"], ["passed_at", "Passed on"]
  ]', true, 'with_account'),
  ('public.lesson_progress', 'Your progress in lessons', 'user_id = $1', '[
    ["lesson_id", "Lesson"], ["block", "Position"], ["reached_at", "Reached on"], ["checks", "Your answers along the way"], ["done_at", "Done on"]
  ]', false, 'with_account');
