-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.publish_course(course uuid, note text DEFAULT ''::text)
 RETURNS public.course_publish_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  draft public.course_drafts;
begin
  if not private.is_staff('editor', 'instructor') then return 'not-allowed'; end if;
  select d.* into draft from public.course_drafts d where d.course_id = course for update;
  if draft.course_id is null then return 'unknown'; end if;
  return private.replace_course_version(draft, $2, private.caller_id());
end $function$;
alter function private.publish_course(course uuid, note text) owner to function_owner;
grant execute on function private.publish_course(course uuid, note text) to authenticated;
