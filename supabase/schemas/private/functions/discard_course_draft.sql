-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.discard_course_draft(course uuid)
 RETURNS public.course_edit_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_staff('editor', 'instructor') then return 'not-allowed'; end if;
  delete from public.course_drafts d where d.course_id = course;
  if not found then return 'unknown'; end if;
  delete from public.courses c where c.id = course and c.status = 'draft'
    and not exists (select from public.lessons l where l.course_id = c.id)
    and not exists (select from public.course_publications p where p.course_id = c.id);
  return 'saved';
end $function$;
alter function private.discard_course_draft(course uuid) owner to function_owner;
grant execute on function private.discard_course_draft(course uuid) to authenticated;
