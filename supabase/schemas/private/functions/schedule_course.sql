-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.schedule_course(course uuid, publish_at timestamp with time zone DEFAULT NULL::timestamp with time zone, note text DEFAULT ''::text)
 RETURNS public.course_publish_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  draft public.course_drafts;
  problem public.course_publish_outcome;
begin
  if not private.is_staff('editor', 'instructor') then return 'not-allowed'; end if;
  select d.* into draft from public.course_drafts d where d.course_id = course for update;
  if draft.course_id is null then return 'unknown'; end if;
  if draft.status <> 'reviewed' then return 'not-reviewed'; end if;
  if $2 not between now() and now() + interval '1 year' then return 'past'; end if;
  problem := private.course_draft_problem(course);
  if $2 is not null and problem is not null then return problem; end if;
  update public.course_drafts d set publish_at = $2, publish_note = $3, publish_problem = null,
    scheduled_by = case when $2 is not null then private.caller_id() end
    where d.course_id = course;
  return (case when $2 is null then 'canceled' else 'scheduled' end)::public.course_publish_outcome;
exception
  when check_violation or not_null_violation then return 'invalid';
end $function$;
alter function private.schedule_course(course uuid, publish_at timestamp with time zone, note text) owner to function_owner;
grant execute on function private.schedule_course(course uuid, publish_at timestamp with time zone, note text) to authenticated;
