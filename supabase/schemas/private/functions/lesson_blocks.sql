-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.lesson_blocks(lesson uuid, guest_key text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me uuid := private.caller_id();
  device bytea := case when private.caller_id() is null then private.guest_digest(guest_key) end;
  found jsonb;
begin
  if private.course_permission() <> 'allowed' then return null; end if;
  select l.blocks into found
    from private.course_lessons(private.readable_course(private.course_of_lesson(lesson), me, device)) l
    where l.id = lesson;
  if found is null and private.is_staff('editor', 'instructor') then
    select l.blocks into found from public.lessons l where l.id = lesson;
  end if;
  return case when private.is_minor(me) then private.school_version(found) else found end;
end $function$;
alter function private.lesson_blocks(lesson uuid, guest_key text) owner to function_owner;
grant execute on function private.lesson_blocks(lesson uuid, guest_key text) to anon, authenticated;
