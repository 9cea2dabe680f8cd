-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.start_as_guest(lesson uuid, guest_key text)
 RETURNS public.guest_start_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  device bytea := private.guest_digest(guest_key);
  course public.courses := private.readable_course(private.course_of_lesson(lesson), null, private.guest_digest(guest_key));
begin
  if device is null then return 'no-key'; end if;
  if course.id is null then return 'unknown'; end if;
  perform private.enroll(course, null, device);
  return 'started';
end $function$;
alter function private.start_as_guest(lesson uuid, guest_key text) owner to function_owner;
grant execute on function private.start_as_guest(lesson uuid, guest_key text) to anon;
