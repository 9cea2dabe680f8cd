-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.test_answers(course uuid)
 RETURNS SETOF public.access_answer
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return query select private.course_answers(course);
  if not (select private.can_start_quiz(c, private.caller_id(), null) from public.courses c where c.id = course)
    then return next 'course-before'; end if;
  if (private.quiz_pause(course, private.caller_id(), null)).pause is not null then return next 'pause'; end if;
end $function$;
grant execute on function private.test_answers(course uuid) to function_owner;
