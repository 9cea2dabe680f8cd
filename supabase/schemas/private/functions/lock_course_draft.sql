-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.lock_course_draft(course uuid)
 RETURNS public.course_edit_outcome
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if not private.is_staff('editor', 'instructor') then return 'not-allowed'; end if;
  perform from public.course_drafts d where d.course_id = course for update;
  return (case when found then 'saved' else 'unknown' end)::public.course_edit_outcome;
end $function$;
grant execute on function private.lock_course_draft(course uuid) to function_owner;
