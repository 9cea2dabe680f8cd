-- Tests: drawing questions and saving answers. Guests are identified by the digest of a random key in a
-- cookie.

create table public.quiz_attempts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete cascade,
  guest bytea,
  course_id uuid not null references public.courses (id) on delete cascade,
  course_version integer not null,
  pass_percent integer not null default 80 check (pass_percent between 1 and 100),
  drawn jsonb not null check (jsonb_typeof(drawn) = 'array' and jsonb_array_length(drawn) > 0),
  answers jsonb not null default '{}' check (jsonb_typeof(answers) = 'object'),
  started_at timestamptz not null default now(),
  deadline timestamptz,
  submitted_at timestamptz,
  right_count integer,
  critical_missed integer,
  is_passed boolean,
  check ((user_id is null) <> (guest is null)),
  check ((submitted_at is null) = (is_passed is null))
);
comment on table public.quiz_attempts is 'class:s2';
comment on column public.quiz_attempts.guest is 'class:secret digest of the key in the guest''s cookie';
comment on column public.quiz_attempts.pass_percent is 'As the course required it when the attempt started.';
comment on column public.quiz_attempts.drawn is 'Question (q), its version (v) and its choices (c), each in the order shown.';
create index quiz_attempts_course on public.quiz_attempts (course_id);

-- One open attempt per person and course.
create unique index quiz_attempts_open_member on public.quiz_attempts (user_id, course_id)
  where submitted_at is null and user_id is not null;
create unique index quiz_attempts_open_guest on public.quiz_attempts (guest, course_id)
  where submitted_at is null and guest is not null;
create index quiz_attempts_member on public.quiz_attempts (user_id, course_id, submitted_at desc);
create index quiz_attempts_guest on public.quiz_attempts (guest, course_id, submitted_at desc)
  where guest is not null;
create index quiz_attempts_old_guests on public.quiz_attempts (started_at) where guest is not null;
alter table public.quiz_attempts enable row level security;
grant select, insert, update, delete on public.quiz_attempts to service_role;
grant select (id, user_id, course_id, course_version, pass_percent, started_at, deadline, submitted_at, right_count,
  critical_missed, is_passed) on public.quiz_attempts to authenticated;
grant select, insert, update, delete on public.quiz_attempts to function_owner;

create policy "members read their own attempts" on public.quiz_attempts for select to authenticated
  using (user_id = (select auth.uid()));
create policy "function owner manages quiz attempts" on public.quiz_attempts for all to function_owner using (true) with check (true);

-- A guest's key is stored only as a digest.
create function private.guest_digest(key text) returns bytea language sql immutable set search_path = '' as $$
  select case when length(key) between 32 and 200 then sha256(convert_to(key, 'UTF8')) end
$$;

create function private.own_attempt(attempt uuid, guest_key text) returns public.quiz_attempts
language sql stable set search_path = '' as $$
  select a.* from public.quiz_attempts a where a.id = attempt
    and (a.user_id = private.caller_id() or a.guest = private.guest_digest(guest_key))
$$;

create function private.can_start_quiz(course public.courses, me uuid, device bytea) returns boolean
language sql stable set search_path = '' as $$
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
$$;

-- Every active critical question of the bank, and others at random up to the number that the course sets for their
-- topic. A topic with more critical questions than that has all of them.
create function private.draw_questions(course public.courses) returns setof public.questions
language sql volatile set search_path = '' as $$
  select (ranked.question).* from (
    select q as question, row_number() over (partition by q.topic order by q.is_critical desc, random()) as place
    from public.questions q where q.locale = course.locale and q.bank = course.bank and q.is_active
  ) ranked
  where (ranked.question).is_critical or ranked.place <= (course.draw ->> (ranked.question).topic)::integer
$$;

-- The caller's newest attempts, the number of questions in the next one, and when it can start.
create function private.quiz_status(course uuid, guest_key text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.caller_id();
  device bytea := case when private.caller_id() is null then private.guest_digest(guest_key) end;
  rules record;
begin
  select * into rules from private.quiz_pause(course, me, device);
  return jsonb_build_object(
    'attempts', (
      select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'submittedAt', a.submitted_at,
        'isPassed', a.is_passed) order by a.started_at desc), '[]')
      from (
        select * from public.quiz_attempts q where q.course_id = course and (q.user_id = me or q.guest = device)
        order by q.started_at desc limit 8
      ) a
    ),
    'questions', (select count(*) from public.courses c, private.draw_questions(c) where c.id = course),
    'pause', rules.pause, 'failuresBeforePause', rules.failures_before_pause, 'pauseMinutes', rules.pause_minutes
  );
end $$;
call private.publish_function('quiz_status', '{anon, authenticated}');

-- Starts a test, or returns the open one.
create function private.start_quiz(course uuid, guest_key text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller_id();
  device bytea := case when private.caller_id() is null then private.guest_digest(guest_key) end;
  wanted public.courses;
  opened uuid;
  pause jsonb;
  paper jsonb;
  allowed interval;
begin
  -- People under way finish an unpublished course, but do not take its test again.
  select c.* into wanted from private.readable_course(course, me, device) c where c.bank is not null and (
    exists (select from public.courses l where l.id = course and l.status = 'published')
    or not exists (select from public.quiz_attempts a
      where a.course_id = course and a.is_passed and (a.user_id = me or a.guest = device))
  );
  if wanted.id is null then return '{"state": "unknown"}'; end if;
  if me is null and device is null then return '{"state": "no-key"}'; end if;
  if private.course_permission() <> 'allowed' then
    return jsonb_build_object('state', private.course_permission());
  end if;
  -- A double click starts one test.
  perform pg_advisory_xact_lock(hashtextextended(coalesce(me::text, encode(device, 'hex')) || course, 0));
  if not private.can_start_quiz(wanted, me, device) then
    return jsonb_build_object('state', 'locked', 'requires', wanted.requires);
  end if;
  -- An attempt whose time is up is graded with the answers saved in time.
  perform private.submit_quiz(a.id, guest_key) from public.quiz_attempts a
    where a.course_id = course and (a.user_id = me or a.guest = device) and a.submitted_at is null
      and a.deadline < now();
  select a.id into opened from public.quiz_attempts a
    where a.course_id = course and (a.user_id = me or a.guest = device) and a.submitted_at is null;
  if opened is not null then return jsonb_build_object('state', 'open', 'attempt', opened); end if;

  pause := (private.quiz_pause(course, me, device)).pause;
  if pause is not null then return '{"state": "pause"}' || pause; end if;

  with drawn as materialized (
    select q.id, q.choices, private.question_content(q) as content from private.draw_questions(wanted) q
  ), pinned as (
    -- In one order everywhere, so that concurrent starts cannot deadlock.
    insert into private.question_versions (id, content)
      select private.question_version(d.content), d.content from drawn d order by 1
      on conflict (id) do nothing
  )
  select jsonb_agg(jsonb_build_object('q', d.id, 'v', private.question_version(d.content), 'c', (
      select jsonb_agg(c ->> 'id' order by random()) from jsonb_array_elements(d.choices) c
    )) order by random()) into paper from drawn d;
  if paper is null then return '{"state": "unknown"}'; end if;
  select make_interval(secs => wanted.minutes_allowed * 60 * (100 + coalesce(
    (select x.extra_percent from public.quiz_allowances x where x.user_id = me), 0)) / 100.0) into allowed;
  insert into public.quiz_attempts (user_id, guest, course_id, course_version, pass_percent, drawn, deadline)
    values (me, device, course, wanted.version, wanted.pass_percent, paper, now() + allowed)
    returning id into opened;
  perform private.enroll(wanted, me, device);
  return jsonb_build_object('state', 'open', 'attempt', opened);
end $$;
call private.publish_function('start_quiz', '{anon, authenticated}');

-- Choices are identified by their position in the shuffled order: the ids that authors chose might reveal the
-- answer.
create function private.choice_positions(shuffled jsonb, ids jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(o.position::text order by i.n), '[]')
  from jsonb_array_elements_text(ids) with ordinality i (id, n)
  join jsonb_array_elements_text(shuffled) with ordinality o (id, position) on o.id = i.id
$$;

create function private.choice_ids(shuffled jsonb, positions text[]) returns text[]
language sql immutable set search_path = '' as $$
  select case when count(o.id) = count(*) and count(distinct o.id) = count(*) then array_agg(o.id order by p.n) end
  from unnest(positions) with ordinality p (position, n)
  left join jsonb_array_elements_text(shuffled) with ordinality o (id, position) on o.position::text = p.position
$$;

-- The questions of an attempt as they were when it started.
create function private.attempt_questions(attempt public.quiz_attempts)
returns table (place bigint, shuffled jsonb, question public.questions)
language sql stable set search_path = '' as $$
  select d.place, d.item -> 'c', jsonb_populate_record(null::public.questions, v.content)
  from jsonb_array_elements(attempt.drawn) with ordinality d (item, place)
  join private.question_versions v on v.id = (d.item ->> 'v')::uuid
$$;

-- The drawn questions without the answers; null without permission to take courses.
create function private.quiz_questions(attempt uuid, guest_key text default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'attempt', a.id, 'course', a.course_id, 'deadline', a.deadline, 'isSubmitted', a.submitted_at is not null,
    'questions', (
      select jsonb_agg(jsonb_build_object('id', q.id, 'topic', q.topic, 'kind', q.kind, 'stem', q.stem,
        'chosen', private.choice_positions(d.shuffled, a.answers -> q.id::text), 'choices', (
        select jsonb_agg(jsonb_build_object('id', o.position::text, 'text', c ->> 'text') order by o.position)
        from jsonb_array_elements_text(d.shuffled) with ordinality o (id, position)
        join jsonb_array_elements(q.choices) c on c ->> 'id' = o.id
      )) order by d.place)
      from private.attempt_questions(a) d, lateral (select (d.question).*) q
    )
  ) from private.own_attempt(attempt, guest_key) a
  where a.id is not null and private.course_permission() = 'allowed'
$$;
call private.publish_function('quiz_questions', '{anon, authenticated}');

create type public.answer_outcome as enum ('saved', 'submitted', 'time-is-up', 'unknown', 'no-consent', 'no-age');

create function private.save_answer(attempt uuid, question uuid, chosen text[], guest_key text default null) returns public.answer_outcome
language plpgsql security definer set search_path = '' as $$
begin
  if private.course_permission() <> 'allowed' then return private.course_permission(); end if;
  update public.quiz_attempts a set answers = a.answers || jsonb_build_object(question, picked.ids)
    from (
      select o.id, private.choice_ids(d -> 'c', chosen) as ids from private.own_attempt(attempt, guest_key) o,
        jsonb_array_elements(o.drawn) d where d ->> 'q' = question::text
    ) as picked
    where a.id = picked.id and picked.ids is not null
      and a.submitted_at is null and (a.deadline is null or a.deadline > now());
  if found then return 'saved'; end if;
  return case when (private.own_attempt(attempt, guest_key)).submitted_at is not null then 'submitted'
    when (private.own_attempt(attempt, guest_key)).deadline <= now() then 'time-is-up' else 'unknown' end;
end $$;
call private.publish_function('save_answer', '{anon, authenticated}');

-- Unclaimed guest attempts are deleted after 30 days.
create function private.remove_guest_attempts() returns bigint
language sql security definer set search_path = '' as $$
  with gone as (
    delete from public.quiz_attempts where guest is not null and started_at < now() - interval '30 days' returning 1
  )
  select count(*) from gone
$$;
call private.publish_function('remove_guest_attempts');

grant execute on function private.guest_digest(text), private.own_attempt(uuid, text),
  private.choice_positions(jsonb, jsonb), private.choice_ids(jsonb, text[]),
  private.can_start_quiz(public.courses, uuid, bytea),
  private.draw_questions(public.courses), private.attempt_questions(public.quiz_attempts) to function_owner;

insert into private.periodic_tasks (name, every) values ('remove_guest_attempts', '1 day');
insert into private.person_map (relation, title, row_condition, shows, guardian_sees, erasure) values
  ('public.quiz_attempts', 'Your tests', 'user_id = $1', '[
    ["course_id", "Course"], ["started_at", "Started on"], ["submitted_at", "Submitted on"],
    ["answers", "Your answers"], ["right_count", "Right answers"], ["is_passed", "Passed"]
  ]', false, 'with_account');
