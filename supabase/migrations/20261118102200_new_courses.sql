-- New courses that staff start in the console instead of in the content files.

alter type public.course_publish_outcome add value 'no-draw';

grant insert, delete on public.courses to function_owner;
create policy "function owner adds courses" on public.courses for insert to function_owner with check (true);
create policy "function owner deletes courses" on public.courses for delete to function_owner using (true);

-- Creates a course that only staff see, with an address made from its title, and starts its draft.
create function private.create_course(title text, summary text, minutes integer, audience text)
returns table (outcome public.course_edit_outcome, course uuid)
language plpgsql security definer set search_path = '' as $$
declare
  free text := coalesce(nullif(trim('-' from left(regexp_replace(lower(title), '[^a-z0-9]+', '-', 'g'), 60)), ''), 'course');
begin
  outcome := 'not-allowed';
  if private.is_staff('editor', 'instructor') then
    -- Pages of the site have these addresses.
    if free in ('claim', 'next-person', 'progress') or exists (select from public.courses c where c.slug = free) then
      free := concat_ws('-', free, left(gen_random_uuid()::text, 8));
    end if;
    insert into public.courses as c (slug, title, summary, minutes, audiences, position)
      select free, $1, $2, $3, array[$4], coalesce(max(o.position), 0) + 1 from public.courses o
      returning c.id into course;
    outcome := private.start_course_draft(course);
  end if;
  return next;
exception
  when check_violation or not_null_violation or unique_violation then
    outcome := 'invalid';
    course := null;
    return next;
end $$;
call private.publish_function('create_course', '{authenticated}');

-- Discards a draft, and with it a course that has nothing else.
create or replace function private.discard_course_draft(course uuid) returns public.course_edit_outcome
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_staff('editor', 'instructor') then return 'not-allowed'; end if;
  delete from public.course_drafts d where d.course_id = course;
  if not found then return 'unknown'; end if;
  delete from public.courses c where c.id = course and c.status = 'draft'
    and not exists (select from public.lessons l where l.course_id = c.id)
    and not exists (select from public.course_publications p where p.course_id = c.id);
  return 'saved';
end $$;

-- Why the parts of a draft cannot be published together; null if they can.
create or replace function private.course_draft_problem(course uuid) returns public.course_publish_outcome
language plpgsql stable set search_path = '' as $$
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
end $$;
