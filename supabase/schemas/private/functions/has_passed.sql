-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.has_passed(person uuid, course uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select exists (select from public.quiz_attempts a where a.user_id = person and a.course_id = course and a.is_passed)
    or exists (select from public.certificates c where c.user_id = person and c.course_id = course and c.status = 'valid')
$function$;
grant execute on function private.has_passed(person uuid, course uuid) to function_owner;
