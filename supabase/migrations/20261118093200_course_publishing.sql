-- Review and publishing of a course's next version, and the versions that staff can compare and restore.

create table public.course_publications (
  course_id uuid not null references public.courses (id) on delete cascade,
  version integer not null check (version > 0),
  parts jsonb not null check (jsonb_typeof(parts) = 'array'),
  note text not null default '' check (length(note) <= 300),
  published_by uuid references auth.users (id) on delete set null,
  published_at timestamptz not null default now(),
  primary key (course_id, version)
);
comment on table public.course_publications is 'class:s2';
comment on column public.course_publications.parts is 'Id, kind, position and content of each part.';
create index course_publications_published_by on public.course_publications (published_by);
alter table public.course_publications enable row level security;
grant select, insert, update, delete on public.course_publications to service_role;
grant select, insert on public.course_publications to function_owner;
grant select on public.course_publications to authenticated;
create policy "function owner reads course publications" on public.course_publications for select to function_owner
  using (true);
create policy "function owner adds course publications" on public.course_publications for insert to function_owner
  with check (true);
create policy "editors and instructors read course publications" on public.course_publications for select to authenticated
  using ((select private.is_staff('editor', 'instructor')));
insert into private.person_map (relation, title, row_condition, shows, erasure, anonymizes, kept_because) values
  ('public.course_publications', 'Courses you published', 'published_by = $1',
    '[["course_id", "Course"], ["version", "Version"], ["published_at", "Published on"]]', 'anonymize', 'published_by = null',
    'The texts belong to our courses and no longer name you.');

-- Publishing writes what the content files load otherwise.
grant update on public.courses to function_owner;
grant insert, update, delete on public.lessons to function_owner;
grant insert, update on public.questions to function_owner;
create policy "function owner changes courses" on public.courses for update to function_owner using (true) with check (true);
create policy "function owner adds lessons" on public.lessons for insert to function_owner with check (true);
create policy "function owner changes lessons" on public.lessons for update to function_owner using (true) with check (true);
create policy "function owner deletes lessons" on public.lessons for delete to function_owner using (true);
create policy "function owner adds questions" on public.questions for insert to function_owner with check (true);
create policy "function owner changes questions" on public.questions for update to function_owner using (true) with check (true);
call private.audit_table('public.courses');

create type public.course_review_outcome as enum ('changed', 'not-possible', 'invalid', 'unchanged', 'unknown', 'not-allowed');

/* Sends the draft to review, records the review, or takes the draft back. The reviewer may be a clinician without an
   account; the audit log has who recorded the review. Its day is not before the last change. */
create function private.review_course_draft(
  course uuid, status public.course_draft_status, reviewer text default null, reviewed_on date default null
) returns public.course_review_outcome language plpgsql security definer set search_path = '' as $$
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
end $$;
call private.publish_function('review_course_draft', '{authenticated}');

create type public.course_publish_outcome as enum (
  'published', 'not-reviewed', 'empty-lesson', 'missing-source', 'too-few-questions', 'invalid', 'unknown', 'not-allowed'
);

-- Why the parts of a draft cannot be published together; null if they can.
create function private.course_draft_problem(course uuid) returns public.course_publish_outcome
language sql stable set search_path = '' as $$
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
  end::public.course_publish_outcome
$$;

/* Writes the changed parts of a draft over those of the course. Parts that staff did not touch stay as they are, so that
   the content files go on updating them. Questions are retired, never deleted: earlier results refer to them. */
create function private.write_course_parts(held public.courses) returns void
language plpgsql set search_path = '' as $$
begin
  set constraints public.lessons_course_id_position_key deferred;
  delete from public.lessons l using public.course_parts p
    where p.course_id = held.id and p.id = l.id and p.is_removed;
  update public.lessons l set title = g.title, minutes = g.minutes, blocks = g.blocks, requires_earlier = g.requires_earlier
    from public.course_parts p, jsonb_populate_record(null::public.lessons, p.content) g
    where p.course_id = held.id and p.id = l.id and p.content is distinct from p.published;
  insert into public.lessons (id, course_id, slug, position, title, minutes, blocks, requires_earlier)
    select p.id, held.id, g.slug, p.position, g.title, g.minutes, g.blocks, g.requires_earlier
    from public.course_parts p, jsonb_populate_record(null::public.lessons, p.content) g
    where p.course_id = held.id and p.kind = 'lesson' and not p.is_removed
    on conflict (id) do nothing;
  update public.lessons l set position = o.place
    from (
      select p.id, row_number() over (order by p.position, p.id) as place from public.course_parts p
      where p.course_id = held.id and p.kind = 'lesson' and not p.is_removed
    ) o
    where l.id = o.id and l.position <> o.place;
  set constraints public.lessons_course_id_position_key immediate;

  update public.questions q set topic = g.topic, kind = g.kind, stem = g.stem, choices = g.choices, answer = g.answer,
    explanation = g.explanation, sources = g.sources, is_critical = g.is_critical,
    is_active = g.is_active and not p.is_removed
    from public.course_parts p, jsonb_populate_record(null::public.questions, p.content) g
    where p.course_id = held.id and p.id = q.id and (p.content is distinct from p.published or p.is_removed);
  insert into public.questions (id, locale, bank, number, topic, kind, stem, choices, answer, explanation, sources,
    is_critical, is_active)
    select p.id, held.locale, held.bank, last.number + row_number() over (order by p.position, p.id), g.topic, g.kind,
      g.stem, g.choices, g.answer, g.explanation, g.sources, g.is_critical, g.is_active
    from public.course_parts p, jsonb_populate_record(null::public.questions, p.content) g, (
      select coalesce(max(q.number), 0) as number from public.questions q where q.locale = held.locale and q.bank = held.bank
    ) last
    where p.course_id = held.id and p.kind = 'question' and not p.is_removed
      and not exists (select from public.questions q where q.id = p.id);
end $$;

/* Replaces the published version. People who have started the former one finish it (keep_course_version), tests that
   are open keep their questions (question_versions), and certificates keep the version they were earned in. */
create function private.publish_course(course uuid, note text default '') returns public.course_publish_outcome
language plpgsql security definer set search_path = '' as $$
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
end $$;
call private.publish_function('publish_course', '{authenticated}');
grant execute on function private.course_draft_problem(uuid), private.write_course_parts(public.courses) to function_owner;

-- Makes an earlier version the draft of the next one.
create function private.restore_course_version(course uuid, version integer) returns public.course_edit_outcome
language plpgsql security definer set search_path = '' as $$
declare
  earlier jsonb := (select p.parts from public.course_publications p where p.course_id = $1 and p.version = $2);
  outcome public.course_edit_outcome;
begin
  outcome := private.start_course_draft(course);
  if outcome <> 'saved' then return outcome; end if;
  outcome := private.lock_course_draft(course);
  if earlier is null then return 'unknown'; end if;
  update public.course_parts p set is_removed = true, revision = p.revision + 1, saved_by = private.caller_id(), saved_at = now()
    where p.course_id = course and not p.is_removed
      and not earlier @> jsonb_build_array(jsonb_build_object('id', p.id));
  insert into public.course_parts as p (course_id, id, kind, position, content, saved_by)
    select course, e.id, e.kind, e.position, e.content, private.caller_id()
    from jsonb_to_recordset(earlier) as e (id uuid, kind public.course_part_kind, position integer, content jsonb)
    on conflict (course_id, id) do update set position = excluded.position, content = excluded.content, is_removed = false,
      revision = p.revision + 1, saved_by = excluded.saved_by, saved_at = now()
    where (p.position, p.content, p.is_removed) is distinct from (excluded.position, excluded.content, false);
  perform private.reopen_course_draft(course);
  return 'saved';
end $$;
call private.publish_function('restore_course_version', '{authenticated}');

-- Who published which version, the newest first, for editors and instructors.
create function private.course_history(course uuid)
returns table (version integer, published_at timestamptz, published_by_name text, note text)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query select c.version, c.published_at, p.display_name, c.note
    from public.course_publications c left join public.profiles p on p.id = c.published_by
    where c.course_id = course and private.is_staff('editor', 'instructor')
    order by c.version desc limit 100;
end $$;
call private.publish_function('course_history', '{authenticated}');

-- A draft that waits for its medical review.
call private.add_inbox_list('courses', '{editor,instructor}', 'public.course_drafts', $$item.status = 'review'$$, 'course_id');
