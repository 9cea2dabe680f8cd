-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.course_draft_problem(course uuid)
 RETURNS public.course_publish_outcome
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return (
    with parts as (select p.* from public.course_parts p where p.course_id = course and not p.is_removed),
      whole as (select p.content from parts p where p.kind = 'course')
    select case
      when not exists (select from parts p where p.kind = 'lesson')
        or exists (select from parts p where p.kind = 'lesson' and p.content -> 'blocks' = '[]') then 'empty-lesson'
      when exists (select from whole w where w.content -> 'sources' = '[]') or exists (
        select from parts p, whole w, jsonb_path_query(p.content, '$.blocks[*].sources[*]') as cited
        where p.kind = 'lesson' and not jsonb_path_query_array(w.content, '$.sources[*].id') @> cited) then 'missing-source'
      when exists (
        select from whole w, jsonb_each_text(w.content -> 'draw') as d
        where d.value::integer > (select count(*) from parts p where p.kind = 'question'
          and p.content ->> 'topic' = d.key and p.content -> 'is_active' = 'true')) then 'too-few-questions'
      when exists (select from parts p where p.kind = 'question')
        and exists (select from whole w where w.content -> 'draw' = '{}') then 'no-draw'
    end::public.course_publish_outcome
  );
end $function$;
grant execute on function private.course_draft_problem(course uuid) to function_owner;
