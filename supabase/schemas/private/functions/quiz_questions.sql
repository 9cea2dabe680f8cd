-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.quiz_questions(attempt uuid, guest_key text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;
alter function private.quiz_questions(attempt uuid, guest_key text) owner to function_owner;
grant execute on function private.quiz_questions(attempt uuid, guest_key text) to anon, authenticated;
