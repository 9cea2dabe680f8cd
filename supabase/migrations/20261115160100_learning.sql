-- How far somebody has come: what they began, where they are in each lesson, and their attempts at a quiz.
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
comment on column public.enrollments.user_id is 'class:s2';
comment on column public.enrollments.course_id is 'class:s2';
comment on column public.enrollments.course_version is 'class:s2';
comment on column public.enrollments.lessons_done is 'class:s2';
comment on column public.enrollments.started_at is 'class:s2';
comment on column public.enrollments.seen_at is 'class:s2';
comment on column public.enrollments.passed_at is 'class:s2';
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
comment on column public.lesson_progress.user_id is 'class:s2';
comment on column public.lesson_progress.lesson_id is 'class:s2';
comment on column public.lesson_progress.block is 'class:s2 the block on which they stopped';
comment on column public.lesson_progress.seconds is 'class:s2 where they stopped in a film';
comment on column public.lesson_progress.checks is 'class:s2 what they answered along the way';
comment on column public.lesson_progress.done_at is 'class:s2';
comment on column public.lesson_progress.updated_at is 'class:s2';
create index lesson_progress_lesson on public.lesson_progress (lesson_id);

create table public.quiz_attempts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete cascade,
  guest bytea,
  course_id uuid not null references public.courses (id) on delete cascade,
  course_version integer not null,
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
comment on column public.quiz_attempts.id is 'class:s2';
comment on column public.quiz_attempts.user_id is 'class:s2';
comment on column public.quiz_attempts.guest is 'class:secret the digest of a key that only the device has';
comment on column public.quiz_attempts.course_id is 'class:s2';
comment on column public.quiz_attempts.course_version is 'class:s2';
comment on column public.quiz_attempts.drawn is 'class:s2 the questions in their order, each with its choices in theirs';
comment on column public.quiz_attempts.answers is 'class:s2';
comment on column public.quiz_attempts.started_at is 'class:s2';
comment on column public.quiz_attempts.deadline is 'class:s2';
comment on column public.quiz_attempts.submitted_at is 'class:s2';
comment on column public.quiz_attempts.right_count is 'class:s2';
comment on column public.quiz_attempts.critical_missed is 'class:s2';
comment on column public.quiz_attempts.is_passed is 'class:s2';
create index quiz_attempts_course on public.quiz_attempts (course_id);
-- One open attempt per person and course; the others newest first.
create unique index quiz_attempts_open_member on public.quiz_attempts (user_id, course_id)
  where submitted_at is null and user_id is not null;
create unique index quiz_attempts_open_guest on public.quiz_attempts (guest, course_id)
  where submitted_at is null and guest is not null;
create index quiz_attempts_member on public.quiz_attempts (user_id, course_id, submitted_at desc);
create index quiz_attempts_guest on public.quiz_attempts (guest, course_id, submitted_at desc)
  where guest is not null;
create index quiz_attempts_old_guests on public.quiz_attempts (started_at) where guest is not null;

create table public.quiz_allowances (
  user_id uuid primary key references auth.users (id) on delete cascade,
  extra_percent integer not null check (extra_percent between 1 and 300),
  granted_by uuid default auth.uid() references auth.users (id) on delete set null
);
comment on column public.quiz_allowances.user_id is 'class:s3';
comment on column public.quiz_allowances.extra_percent is 'class:s3 more time, for whoever needs it; no reason is kept';
comment on column public.quiz_allowances.granted_by is 'class:s2';
create index quiz_allowances_granted_by on public.quiz_allowances (granted_by);

alter table public.enrollments enable row level security;
alter table public.lesson_progress enable row level security;
alter table public.quiz_attempts enable row level security;
alter table public.quiz_allowances enable row level security;
grant select, insert, update, delete on public.enrollments, public.lesson_progress, public.quiz_attempts,
  public.quiz_allowances to service_role;

grant select on public.enrollments, public.lesson_progress, public.quiz_allowances to authenticated;
grant select (id, user_id, course_id, course_version, started_at, deadline, submitted_at, right_count,
  critical_missed, is_passed) on public.quiz_attempts to authenticated;
-- A guardian sees how far a learner has come, and nothing of what was answered.
create policy "members read their own progress, guardians their learners'" on public.enrollments
  for select to authenticated using (user_id = (select auth.uid()) or private.guards(user_id));
create policy "members read their own places" on public.lesson_progress for select to authenticated
  using (user_id = (select auth.uid()));
create policy "members read their own attempts" on public.quiz_attempts for select to authenticated
  using (user_id = (select auth.uid()));
grant insert (user_id, extra_percent), delete on public.quiz_allowances to authenticated;
create policy "members know of their extra time, instructors of everybody's" on public.quiz_allowances
  for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_staff('instructor')));
create policy "instructors allow extra time" on public.quiz_allowances for insert to authenticated
  with check ((select private.is_staff('instructor')));
create policy "instructors take extra time back" on public.quiz_allowances for delete to authenticated
  using ((select private.is_staff('instructor')));

grant select, insert, update on public.enrollments, public.lesson_progress to keeper;
grant select, insert, update, delete on public.quiz_attempts to keeper;
grant select on public.quiz_allowances to keeper;
create policy "the keeper keeps enrollments" on public.enrollments for all to keeper using (true) with check (true);
create policy "the keeper keeps places" on public.lesson_progress for all to keeper using (true) with check (true);
create policy "the keeper keeps attempts" on public.quiz_attempts for all to keeper using (true) with check (true);
create policy "the keeper knows who has extra time" on public.quiz_allowances for select to keeper using (true);

-- Where somebody is in a lesson. A lesson once done stays done, and a place is never older than the last one.
create function private.save_place(
  lesson uuid, at_block integer, at_seconds numeric, given_checks jsonb, is_done boolean
) returns text language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller_id();
  course public.courses;
begin
  select c.* into course from public.courses c join public.lessons l on l.course_id = c.id
    where l.id = lesson and c.status = 'published';
  if me is null or course.id is null then return 'unknown'; end if;
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

-- Guests hold a key that never leaves their device but to be shown here; the table knows its digest.
create function private.guest_digest(key text) returns bytea language sql immutable set search_path = '' as $$
  select case when length(key) between 32 and 200 then sha256(convert_to(key, 'UTF8')) end
$$;

create function private.own_attempt(attempt uuid, guest_key text) returns public.quiz_attempts
language sql stable set search_path = '' as $$
  select a.* from public.quiz_attempts a where a.id = attempt
    and (a.user_id = private.caller_id() or a.guest = private.guest_digest(guest_key))
$$;

-- Opens a quiz, or finds the one that is open. After the second failure the next one waits ten minutes.
create function private.start_quiz(course uuid, guest_key text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller_id();
  device bytea := case when private.caller_id() is null then private.guest_digest(guest_key) end;
  wanted public.courses;
  opened uuid;
  failures integer;
  last_failure timestamptz;
  paper jsonb;
  allowed interval;
begin
  select * into wanted from public.courses c where c.id = course and c.status = 'published' and c.bank is not null;
  if wanted.id is null then return '{"state": "unknown"}'; end if;
  if me is null and device is null then return '{"state": "no-key"}'; end if;
  -- Two presses of the same key are one quiz.
  perform pg_advisory_xact_lock(hashtextextended(coalesce(me::text, encode(device, 'hex')) || course, 0));
  if wanted.requires is not null and not exists (
    select from public.quiz_attempts a where a.course_id = wanted.requires and a.is_passed
      and (a.user_id = me or a.guest = device)
  ) then
    return jsonb_build_object('state', 'locked', 'requires', wanted.requires);
  end if;
  -- Time that ran out is graded with what was answered in time.
  perform private.submit_quiz(a.id, guest_key) from public.quiz_attempts a
    where a.course_id = course and (a.user_id = me or a.guest = device) and a.submitted_at is null
      and a.deadline < now();
  select a.id into opened from public.quiz_attempts a
    where a.course_id = course and (a.user_id = me or a.guest = device) and a.submitted_at is null;
  if opened is not null then return jsonb_build_object('state', 'open', 'attempt', opened); end if;

  select count(*), max(a.submitted_at) into failures, last_failure from public.quiz_attempts a
    where a.course_id = course and (a.user_id = me or a.guest = device) and not a.is_passed
      and a.submitted_at > coalesce((
        select max(p.submitted_at) from public.quiz_attempts p
        where p.course_id = course and (p.user_id = me or p.guest = device) and p.is_passed
      ), '-infinity');
  if failures >= 2 and last_failure > now() - interval '10 minutes' then
    return jsonb_build_object('state', 'pause', 'until', last_failure + interval '10 minutes');
  end if;

  -- So many of each topic, in an order of their own, each with its choices shuffled.
  select jsonb_agg(jsonb_build_object('q', d.id, 'c', d.shuffled) order by random()) into paper from (
    select q.id, (select jsonb_agg(c ->> 'id' order by random()) from jsonb_array_elements(q.choices) c) as shuffled
    from jsonb_each_text(wanted.draw) t, lateral (
      select * from public.questions q where q.bank = wanted.bank and q.topic = t.key and q.is_active
      order by random() limit t.value::integer
    ) q
  ) d;
  if paper is null then return '{"state": "unknown"}'; end if;
  select make_interval(secs => wanted.minutes_allowed * 60 * (100 + coalesce(
    (select x.extra_percent from public.quiz_allowances x where x.user_id = me), 0)) / 100.0) into allowed;
  insert into public.quiz_attempts (user_id, guest, course_id, course_version, drawn, deadline)
    values (me, device, course, wanted.version, paper, now() + allowed) returning id into opened;
  if me is not null then
    insert into public.enrollments (user_id, course_id, course_version) values (me, course, wanted.version)
      on conflict (user_id, course_id) do update set seen_at = now();
  end if;
  return jsonb_build_object('state', 'open', 'attempt', opened);
end $$;

-- Outside, a choice goes by its place in the shuffled order: the names that authors give might tell which is right.
create function private.places_of(shuffled jsonb, ids jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(o.place::text order by i.n), '[]')
  from jsonb_array_elements_text(ids) with ordinality i (id, n)
  join jsonb_array_elements_text(shuffled) with ordinality o (id, place) on o.id = i.id
$$;
create function private.ids_at(shuffled jsonb, places text[]) returns text[]
language sql immutable set search_path = '' as $$
  select case when count(o.id) = count(*) and count(distinct o.id) = count(*) then array_agg(o.id order by p.n) end
  from unnest(places) with ordinality p (place, n)
  left join jsonb_array_elements_text(shuffled) with ordinality o (id, place) on o.place::text = p.place
$$;

-- The questions as drawn, without a word that tells which answer is right.
create function private.quiz_paper(attempt uuid, guest_key text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'attempt', a.id, 'course', a.course_id, 'deadline', a.deadline, 'isSubmitted', a.submitted_at is not null,
    'questions', (
      select jsonb_agg(jsonb_build_object('id', q.id, 'topic', q.topic, 'kind', q.kind, 'stem', q.stem,
        'chosen', private.places_of(d.item -> 'c', a.answers -> q.id::text), 'choices', (
        select jsonb_agg(jsonb_build_object('id', o.place::text, 'text', c ->> 'text') order by o.place)
        from jsonb_array_elements_text(d.item -> 'c') with ordinality o (id, place)
        join jsonb_array_elements(q.choices) c on c ->> 'id' = o.id
      )) order by d.place)
      from jsonb_array_elements(a.drawn) with ordinality d (item, place)
      join public.questions q on q.id = (d.item ->> 'q')::uuid
    )
  ) from private.own_attempt(attempt, guest_key) a where a.id is not null
$$;

create function private.save_answer(attempt uuid, question uuid, chosen text[], guest_key text) returns text
language plpgsql security definer set search_path = '' as $$
begin
  update public.quiz_attempts a set answers = a.answers || jsonb_build_object(question, picked.ids)
    from (
      select o.id, private.ids_at(d -> 'c', chosen) as ids from private.own_attempt(attempt, guest_key) o,
        jsonb_array_elements(o.drawn) d where d ->> 'q' = question::text
    ) as picked
    where a.id = picked.id and picked.ids is not null
      and a.submitted_at is null and (a.deadline is null or a.deadline > now());
  if found then return 'saved'; end if;
  return case when (private.own_attempt(attempt, guest_key)).submitted_at is not null then 'submitted'
    when (private.own_attempt(attempt, guest_key)).deadline <= now() then 'late' else 'unknown' end;
end $$;

create function private.is_right(question public.questions, chosen jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(case when question.kind = 'order' then chosen = to_jsonb(question.answer)
    else chosen @> to_jsonb(question.answer) and chosen <@ to_jsonb(question.answer) end, false)
$$;

-- What came of it, question by question, with the reasons: only once it has been graded.
create function private.quiz_result(attempt uuid, guest_key text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'attempt', a.id, 'course', a.course_id, 'submittedAt', a.submitted_at, 'isPassed', a.is_passed,
    'right', a.right_count, 'total', jsonb_array_length(a.drawn), 'criticalMissed', a.critical_missed,
    'questions', (
      select jsonb_agg(jsonb_build_object(
        'id', q.id, 'topic', q.topic, 'kind', q.kind, 'stem', q.stem, 'isCritical', q.is_critical,
        'chosen', private.places_of(d.item -> 'c', a.answers -> q.id::text),
        'answer', private.places_of(d.item -> 'c', to_jsonb(q.answer)),
        'isRight', private.is_right(q, a.answers -> q.id::text),
        'explanation', q.explanation, 'source', q.source,
        'choices', (
          select jsonb_agg(c || jsonb_build_object('id', o.place::text) order by o.place)
          from jsonb_array_elements_text(d.item -> 'c') with ordinality o (id, place)
          join jsonb_array_elements(q.choices) c on c ->> 'id' = o.id
        )) order by d.place)
      from jsonb_array_elements(a.drawn) with ordinality d (item, place)
      join public.questions q on q.id = (d.item ->> 'q')::uuid
    )
  ) from private.own_attempt(attempt, guest_key) a where a.submitted_at is not null
$$;

-- Grades once, however often it is asked; the row is held while it is graded.
create function private.submit_quiz(attempt uuid, guest_key text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  held public.quiz_attempts;
  total integer;
  right_answers integer;
  missed integer;
  needed integer;
begin
  select a.* into held from public.quiz_attempts a where a.id = attempt
    and (a.user_id = private.caller_id() or a.guest = private.guest_digest(guest_key)) for update;
  if held.id is null then return null; end if;
  if held.submitted_at is null then
    select count(*), count(*) filter (where private.is_right(q, held.answers -> q.id::text)),
        count(*) filter (where q.is_critical and not private.is_right(q, held.answers -> q.id::text))
      into total, right_answers, missed
      from jsonb_array_elements(held.drawn) d join public.questions q on q.id = (d ->> 'q')::uuid;
    select c.pass_percent into needed from public.courses c where c.id = held.course_id;
    update public.quiz_attempts a set submitted_at = now(), right_count = right_answers, critical_missed = missed,
      is_passed = (right_answers * 100 >= needed * total and missed = 0)
      where a.id = attempt;
  end if;
  return private.quiz_result(attempt, guest_key);
end $$;

-- A passed course is noted where the member's progress is, at whichever moment it becomes theirs.
create function private.note_pass() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.enrollments (user_id, course_id, course_version, passed_at)
    values (new.user_id, new.course_id, new.course_version, new.submitted_at)
    on conflict (user_id, course_id) do update set passed_at = greatest(enrollments.passed_at, excluded.passed_at);
  return null;
end $$;
create trigger note_pass after insert or update on public.quiz_attempts
  for each row when (new.is_passed and new.user_id is not null) execute function private.note_pass();

-- What was learned before signing up becomes the member's. Places come from the device and are taken as told;
-- attempts were kept here.
create function private.claim_guest_work(guest_key text, places jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller_id();
  device bytea := private.guest_digest(guest_key);
  place jsonb;
  taken integer := 0;
  saved integer := 0;
begin
  if me is null then return '{"attempts": 0, "places": 0}'; end if;
  if device is not null then
    -- An attempt that is open on both sides stays open on the member's.
    delete from public.quiz_attempts g where g.guest = device and g.submitted_at is null and exists (
      select from public.quiz_attempts a where a.user_id = me and a.course_id = g.course_id and a.submitted_at is null
    );
    update public.quiz_attempts set user_id = me, guest = null where guest = device;
    get diagnostics taken = row_count;
    -- Of a minor without consent nothing is kept; a phase that was answered on both sides stays the member's.
    update public.survey_responses g set user_id = me, guest = null
      where g.guest = device and private.has_consent(me, 'consent-survey') and not exists (
        select from public.survey_responses r
        where r.user_id = me and r.course_id = g.course_id and r.phase = g.phase
      );
  end if;
  if jsonb_typeof(places) = 'array' and jsonb_array_length(places) <= 500 then
    for place in select * from jsonb_array_elements(places) loop
      if place ->> 'lesson' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' and private.save_place(
        (place ->> 'lesson')::uuid,
        case when place ->> 'block' ~ '^\d{1,6}$' then (place ->> 'block')::integer else 0 end,
        case when place ->> 'seconds' ~ '^\d{1,6}(\.\d+)?$' then (place ->> 'seconds')::numeric else 0 end,
        case when jsonb_typeof(place -> 'checks') = 'object' and pg_column_size(place -> 'checks') < 8192
          then place -> 'checks' else '{}' end,
        place ->> 'done' = 'true'
      ) = 'saved' then saved := saved + 1; end if;
    end loop;
  end if;
  return jsonb_build_object('attempts', taken, 'places', saved);
end $$;

-- What a guest never claimed is nobody's after 30 days.
create function private.remove_guest_attempts() returns bigint
language sql security definer set search_path = '' as $$
  with gone as (
    delete from public.quiz_attempts where guest is not null and started_at < now() - interval '30 days' returning 1
  )
  select count(*) from gone
$$;

alter function private.save_place(uuid, integer, numeric, jsonb, boolean) owner to keeper;
alter function private.start_quiz(uuid, text) owner to keeper;
alter function private.quiz_paper(uuid, text) owner to keeper;
alter function private.save_answer(uuid, uuid, text[], text) owner to keeper;
alter function private.quiz_result(uuid, text) owner to keeper;
alter function private.submit_quiz(uuid, text) owner to keeper;
alter function private.note_pass() owner to keeper;
alter function private.claim_guest_work(text, jsonb) owner to keeper;
alter function private.remove_guest_attempts() owner to keeper;
grant execute on function private.guest_digest(text), private.own_attempt(uuid, text),
  private.places_of(jsonb, jsonb), private.ids_at(jsonb, text[]),
  private.is_right(public.questions, jsonb) to keeper;
grant execute on function private.save_place(uuid, integer, numeric, jsonb, boolean),
  private.claim_guest_work(text, jsonb) to authenticated;
grant execute on function private.start_quiz(uuid, text), private.quiz_paper(uuid, text),
  private.save_answer(uuid, uuid, text[], text), private.quiz_result(uuid, text), private.submit_quiz(uuid, text)
  to anon, authenticated;

create function public.save_place(
  lesson uuid, block integer, seconds numeric default 0, checks jsonb default '{}', is_done boolean default false
) returns text language sql set search_path = '' as $$
  select private.save_place(lesson, block, seconds, checks, is_done)
$$;
create function public.claim_guest_work(guest_key text, places jsonb default '[]') returns jsonb
language sql set search_path = '' as $$
  select private.claim_guest_work(guest_key, places)
$$;
create function public.start_quiz(course uuid, guest_key text default null) returns jsonb
language sql set search_path = '' as $$
  select private.start_quiz(course, guest_key)
$$;
create function public.quiz_paper(attempt uuid, guest_key text default null) returns jsonb
language sql stable set search_path = '' as $$
  select private.quiz_paper(attempt, guest_key)
$$;
create function public.save_answer(attempt uuid, question uuid, chosen text[], guest_key text default null)
returns text language sql set search_path = '' as $$
  select private.save_answer(attempt, question, chosen, guest_key)
$$;
create function public.submit_quiz(attempt uuid, guest_key text default null) returns jsonb
language sql set search_path = '' as $$
  select private.submit_quiz(attempt, guest_key)
$$;
create function public.quiz_result(attempt uuid, guest_key text default null) returns jsonb
language sql stable set search_path = '' as $$
  select private.quiz_result(attempt, guest_key)
$$;
grant execute on function public.save_place(uuid, integer, numeric, jsonb, boolean),
  public.claim_guest_work(text, jsonb) to authenticated;
grant execute on function public.start_quiz(uuid, text), public.quiz_paper(uuid, text),
  public.save_answer(uuid, uuid, text[], text), public.submit_quiz(uuid, text), public.quiz_result(uuid, text)
  to anon, authenticated;

insert into private.periodic_tasks (name, every) values ('remove_guest_attempts', '1 day');

insert into private.person_map (relation, title, is_theirs, shows, guardian_sees, erasure) values
  ('public.enrollments', 'Courses you began', 'user_id = $1', '[
    ["course_id", "Course"], ["started_at", "Begun on"], ["seen_at", "Last opened on"],
    ["lessons_done", "Lessons done"], ["passed_at", "Passed on"]
  ]', true, 'with_account'),
  ('public.lesson_progress', 'Where you are in each lesson', 'user_id = $1', '[
    ["lesson_id", "Lesson"], ["block", "Place"], ["checks", "Your answers along the way"], ["done_at", "Done on"]
  ]', false, 'with_account'),
  ('public.quiz_attempts', 'Your tests', 'user_id = $1', '[
    ["course_id", "Course"], ["started_at", "Begun on"], ["submitted_at", "Handed in on"],
    ["answers", "Your answers"], ["right_count", "Right answers"], ["is_passed", "Passed"]
  ]', false, 'with_account'),
  ('public.quiz_allowances', 'Extra time you have in tests', 'user_id = $1', '[["extra_percent", "Percent"]]',
    false, 'with_account');
