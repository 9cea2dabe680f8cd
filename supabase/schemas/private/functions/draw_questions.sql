-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.draw_questions(course public.courses)
 RETURNS SETOF public.questions
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select (ranked.question).* from (
    select q as question, row_number() over (partition by q.topic order by q.is_critical desc, random()) as place
    from public.questions q where q.locale = course.locale and q.bank = course.bank and q.is_active
  ) ranked
  where (ranked.question).is_critical or ranked.place <= (course.draw ->> (ranked.question).topic)::integer
$function$;
grant execute on function private.draw_questions(course public.courses) to function_owner;
