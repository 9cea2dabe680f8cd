-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.replace_course_version(draft public.course_drafts, note text, publisher uuid)
 RETURNS public.course_publish_outcome
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  held public.courses;
  problem public.course_publish_outcome;
  next_version integer;
begin
  if draft.status <> 'reviewed' then return 'not-reviewed'; end if;
  problem := private.course_draft_problem(draft.course_id);
  if problem is not null then return problem; end if;
  select c.* into held from public.courses c where c.id = draft.course_id for update;
  next_version := held.version;
  if held.status <> 'draft' or exists (select from public.course_publications p where p.course_id = held.id) then
    insert into public.course_publications (course_id, version, parts, published_at)
      select held.id, held.version, jsonb_agg(to_jsonb(p)), held.updated_at from private.live_course_parts(held) p
      on conflict do nothing;
    next_version := held.version + 1;
  end if;
  update public.courses c set version = next_version, status = 'published', title = g.title, summary = g.summary,
    minutes = g.minutes, outcomes = g.outcomes, sources = g.sources, draw = g.draw,
    bank = case when g.draw = '{}' then held.bank else coalesce(held.bank, held.id::text) end,
    reviewer = draft.reviewer, reviewed_on = draft.reviewed_on
    from public.course_parts p, jsonb_populate_record(held, p.content) g
    where c.id = held.id and p.course_id = held.id and p.id = held.id
    returning c.bank into held.bank;
  perform private.write_course_parts(held);
  insert into public.course_publications (course_id, version, parts, note, published_by)
    select held.id, next_version, jsonb_agg(to_jsonb(p)), $2, $3
    from public.courses c, private.live_course_parts(c) p where c.id = held.id;
  delete from public.course_drafts d where d.course_id = held.id;
  return 'published';
exception
  when check_violation or not_null_violation or unique_violation then return 'invalid';
end $function$;
grant execute on function private.replace_course_version(draft public.course_drafts, note text, publisher uuid) to function_owner;
