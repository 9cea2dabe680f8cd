-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.reopen_course_draft(course uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  update public.course_drafts d set status = 'writing', reviewer = null, reviewed_on = null
    where d.course_id = course and d.status <> 'writing';
end $function$;
grant execute on function private.reopen_course_draft(course uuid) to function_owner;
