-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.enroll(course public.courses, member uuid, device bytea)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if member is not null then
    insert into public.enrollments (user_id, course_id, course_version) values (member, course.id, course.version)
      on conflict (user_id, course_id) do update set seen_at = now(), course_version = excluded.course_version;
  elsif device is not null then
    insert into private.guest_enrollments (guest, course_id, course_version)
      values (device, course.id, course.version) on conflict (guest, course_id) do nothing;
  end if;
end $function$;
grant execute on function private.enroll(course public.courses, member uuid, device bytea) to function_owner;
