-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.publish_course(course uuid, note text DEFAULT ''::text)
 RETURNS public.course_publish_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  held public.courses;
  draft public.course_drafts;
  problem public.course_publish_outcome;
begin
  if not private.is_staff('editor', 'instructor') then return 'not-allowed'; end if;
  select d.* into draft from public.course_drafts d where d.course_id = course for update;
  if draft.course_id is null then return 'unknown'; end if;
  if draft.status <> 'reviewed' then return 'not-reviewed'; end if;
  problem := private.course_draft_problem(course);
  if problem is not null then return problem; end if;
  select c.* into held from public.courses c where c.id = course for update;
  insert into public.course_publications (course_id, version, parts, published_at)
    select course, held.version, jsonb_agg(to_jsonb(p)), held.updated_at from private.live_course_parts(held) p
    on conflict do nothing;
  update public.courses c set version = held.version + 1, status = 'published', title = g.title, summary = g.summary,
    minutes = g.minutes, outcomes = g.outcomes, sources = g.sources, draw = g.draw,
    reviewer = draft.reviewer, reviewed_on = draft.reviewed_on
    from public.course_parts p, jsonb_populate_record(held, p.content) g
    where c.id = course and p.course_id = course and p.id = course;
  perform private.write_course_parts(held);
  insert into public.course_publications (course_id, version, parts, note, published_by)
    select course, held.version + 1, jsonb_agg(to_jsonb(p)), $2, private.caller_id()
    from public.courses c, private.live_course_parts(c) p where c.id = course;
  delete from public.course_drafts d where d.course_id = course;
  return 'published';
exception
  when check_violation or not_null_violation or unique_violation then return 'invalid';
end $function$;
alter function private.publish_course(course uuid, note text) owner to function_owner;
grant execute on function private.publish_course(course uuid, note text) to authenticated;
