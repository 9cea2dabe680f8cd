-- Grades tests: the result with explanations, and the passed course in the member's progress.

create function private.is_right(question public.questions, chosen jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(case when question.kind = 'order' then chosen = to_jsonb(question.answer)
    else chosen @> to_jsonb(question.answer) and chosen <@ to_jsonb(question.answer) end, false)
$$;

-- The result of a graded attempt. The solution of a question that was left blank is part of it only after passing:
-- otherwise a test without answers would show the whole paper's.
create function private.quiz_result(attempt uuid, guest_key text default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'attempt', a.id, 'course', a.course_id, 'submittedAt', a.submitted_at, 'isPassed', a.is_passed,
    'right', a.right_count, 'total', jsonb_array_length(a.drawn), 'passPercent', a.pass_percent,
    'criticalMissed', a.critical_missed,
    'questions', (
      select jsonb_agg(jsonb_build_object(
        'id', q.id, 'topic', q.topic, 'kind', q.kind, 'stem', q.stem, 'isCritical', q.is_critical,
        'chosen', private.choice_positions(d.shuffled, a.answers -> q.id::text),
        'isRight', private.is_right(d.question, a.answers -> q.id::text),
        'solution', case when may.see_solution then jsonb_build_object(
          'answer', private.choice_positions(d.shuffled, to_jsonb(q.answer)),
          'explanation', q.explanation, 'sources', q.sources
        ) end,
        'choices', (
          select jsonb_agg(jsonb_build_object('id', o.position::text, 'text', c ->> 'text')
            || case when may.see_solution and c ? 'feedback' then jsonb_build_object('feedback', c -> 'feedback')
              else '{}' end order by o.position)
          from jsonb_array_elements_text(d.shuffled) with ordinality o (id, position)
          join jsonb_array_elements(q.choices) c on c ->> 'id' = o.id
        )) order by d.place)
      from private.attempt_questions(a) d, lateral (select (d.question).*) q,
        lateral (select a.is_passed or a.answers ? q.id::text as see_solution) may
    )
  ) from private.own_attempt(attempt, guest_key) a where a.submitted_at is not null
$$;
call private.publish_function('quiz_result', '{anon, authenticated}');

-- Grades once, even if called again; the row is locked meanwhile. Null without permission to take courses.
create function private.submit_quiz(attempt uuid, guest_key text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  held public.quiz_attempts;
  total integer;
  right_answers integer;
  missed integer;
  passed boolean;
begin
  select a.* into held from public.quiz_attempts a where a.id = attempt
    and (a.user_id = private.caller_id() or a.guest = private.guest_digest(guest_key)) for update;
  if held.id is null then return null; end if;
  if held.submitted_at is null then
    if private.course_permission() <> 'allowed' then return null; end if;
    select count(*), count(*) filter (where g.is_right), count(*) filter (where g.is_critical and not g.is_right)
      into total, right_answers, missed
      from (
        select (d.question).is_critical, private.is_right(d.question, held.answers -> (d.question).id::text) as is_right
        from private.attempt_questions(held) d
      ) g;
    update public.quiz_attempts a set submitted_at = now(), right_count = right_answers, critical_missed = missed,
      is_passed = (right_answers * 100 >= held.pass_percent * total and missed = 0)
      where a.id = attempt returning a.is_passed into passed;
    if not passed then perform private.record_guest_failure(held.course_id); end if;
  end if;
  return private.quiz_result(attempt, guest_key);
end $$;
call private.publish_function('submit_quiz', '{anon, authenticated}');

-- Records the pass when an attempt is graded or claimed.
create function private.record_pass() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.enrollments (user_id, course_id, course_version, passed_at)
    values (new.user_id, new.course_id, new.course_version, new.submitted_at)
    on conflict (user_id, course_id) do update set passed_at = greatest(enrollments.passed_at, excluded.passed_at);
  return null;
end $$;
call private.publish_function('record_pass');
create trigger record_pass after insert or update on public.quiz_attempts
  for each row when (new.is_passed and new.user_id is not null) execute function private.record_pass();

grant execute on function private.is_right(public.questions, jsonb) to function_owner;
