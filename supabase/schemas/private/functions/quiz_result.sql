-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.quiz_result(attempt uuid, guest_key text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;
alter function private.quiz_result(attempt uuid, guest_key text) owner to function_owner;
grant execute on function private.quiz_result(attempt uuid, guest_key text) to anon, authenticated;
