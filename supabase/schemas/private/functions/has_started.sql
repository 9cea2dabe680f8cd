-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.has_started(course uuid, member uuid, device bytea)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select exists (select from public.enrollments e where e.user_id = member and e.course_id = course)
    or exists (select from private.guest_enrollments g where g.guest = device and g.course_id = course)
$function$;
grant execute on function private.has_started(course uuid, member uuid, device bytea) to function_owner;
