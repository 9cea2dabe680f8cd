-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.publish_due_courses()
 RETURNS bigint
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  draft public.course_drafts;
  outcome public.course_publish_outcome;
  published bigint := 0;
begin
  for draft in select d.* from public.course_drafts d where d.publish_at <= now() for update skip locked loop
    outcome := private.replace_course_version(draft, draft.publish_note, draft.scheduled_by);
    if outcome = 'published' then
      published := published + 1;
    else
      update public.course_drafts d set publish_at = null, publish_problem = outcome where d.course_id = draft.course_id;
    end if;
  end loop;
  return published;
end $function$;
alter function private.publish_due_courses() owner to function_owner;
