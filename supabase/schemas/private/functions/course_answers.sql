-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.course_answers(course uuid)
 RETURNS SETOF public.access_answer
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  if private.course_permission() <> 'allowed' then return next private.course_permission()::text::public.access_answer; end if;
  if (private.readable_course(course, private.caller_id(), null)).id is null and not private.is_staff('editor', 'instructor')
    then return next 'not-published'; end if;
end $function$;
grant execute on function private.course_answers(course uuid) to function_owner;
