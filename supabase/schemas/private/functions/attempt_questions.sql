-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.attempt_questions(attempt public.quiz_attempts)
 RETURNS TABLE(place bigint, shuffled jsonb, question public.questions)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select d.place, d.item -> 'c', jsonb_populate_record(null::public.questions, v.content)
  from jsonb_array_elements(attempt.drawn) with ordinality d (item, place)
  join private.question_versions v on v.id = (d.item ->> 'v')::uuid
$function$;
grant execute on function private.attempt_questions(attempt public.quiz_attempts) to function_owner;
