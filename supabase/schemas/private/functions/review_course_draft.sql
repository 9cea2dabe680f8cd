-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.review_course_draft(course uuid, status public.course_draft_status, reviewer text DEFAULT NULL::text, reviewed_on date DEFAULT NULL::date)
 RETURNS public.course_review_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  held public.course_drafts;
  changed_at timestamptz;
begin
  if not private.is_staff('editor', 'instructor') then return 'not-allowed'; end if;
  select d.* into held from public.course_drafts d where d.course_id = course for update;
  if held.course_id is null then return 'unknown'; end if;
  if held.status = $2 or $2 = 'reviewed' and held.status <> 'review' then return 'not-possible'; end if;
  select max(p.saved_at) into changed_at from public.course_parts p where p.course_id = course and p.saved_by is not null;
  if $2 <> 'writing' and changed_at is null then return 'unchanged'; end if;
  -- It may still be the day before in the time zone of the reviewer.
  if $2 = 'reviewed' and (reviewer is null or $4 is null or $4 not between (changed_at at time zone 'UTC')::date - 1 and current_date)
    then return 'invalid'; end if;
  update public.course_drafts d set status = $2,
    reviewer = case when $2 = 'reviewed' then $3 end, reviewed_on = case when $2 = 'reviewed' then $4 end
    where d.course_id = course;
  return 'changed';
exception
  when check_violation then return 'invalid';
end $function$;
alter function private.review_course_draft(course uuid, status public.course_draft_status, reviewer text, reviewed_on date) owner to function_owner;
grant execute on function private.review_course_draft(course uuid, status public.course_draft_status, reviewer text, reviewed_on date) to authenticated;
