-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.start_course_draft(course uuid)
 RETURNS public.course_edit_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  held public.courses;
begin
  if not private.is_staff('editor', 'instructor') then return 'not-allowed'; end if;
  select c.* into held from public.courses c where c.id = course;
  if held.id is null then return 'unknown'; end if;
  insert into public.course_drafts (course_id) values (course) on conflict do nothing;
  if found then
    insert into public.course_parts (course_id, id, kind, position, content, published)
      select course, p.id, p.kind, p.position, p.content, p.content from private.live_course_parts(held) p;
  end if;
  return 'saved';
end $function$;
alter function private.start_course_draft(course uuid) owner to function_owner;
grant execute on function private.start_course_draft(course uuid) to authenticated;
