-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.lesson_blocks(lesson uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case when private.is_minor(private.caller_id()) then private.school_version(l.blocks) else l.blocks end
  from public.lessons l join public.courses c on c.id = l.course_id
  where l.id = lesson and private.course_permission() = 'allowed'
    and (c.status = 'published' or private.is_staff('editor', 'instructor'))
$function$;
alter function private.lesson_blocks(lesson uuid) owner to function_owner;
grant execute on function private.lesson_blocks(lesson uuid) to anon, authenticated;
