-- Publishing a reviewed draft of a course at a chosen time.

alter type public.course_publish_outcome add value 'scheduled';
alter type public.course_publish_outcome add value 'canceled';
alter type public.course_publish_outcome add value 'past';

alter table public.course_drafts
  add column publish_at timestamptz,
  add column publish_note text not null default '' check (length(publish_note) <= 300),
  add column publish_problem public.course_publish_outcome,
  add column scheduled_by uuid references auth.users (id) on delete set null,
  add check (publish_at is null or status = 'reviewed');
comment on table public.course_drafts is 'class:s2';
comment on column public.course_drafts.publish_at is 'When it is published by itself; null if it is not scheduled.';
comment on column public.course_drafts.publish_problem is 'Why it could not be published when it was due.';
create index course_drafts_scheduled_by on public.course_drafts (scheduled_by);
create index course_drafts_due on public.course_drafts (publish_at);
insert into private.person_map (relation, title, row_condition, shows, erasure, anonymizes, kept_because) values
  ('public.course_drafts', 'Courses you scheduled', 'scheduled_by = $1',
    '[["course_id", "Course"], ["publish_at", "Publish at"], ["publish_note", "Note"]]', 'anonymize', 'scheduled_by = null',
    'The draft belongs to our courses and no longer names you.');

-- The time was chosen for the text that was reviewed, so a draft that is changed or taken back is no longer scheduled.
create function private.unschedule_course_draft() returns trigger language plpgsql set search_path = '' as $$
begin
  new.publish_at := null;
  new.publish_problem := null;
  new.scheduled_by := null;
  return new;
end $$;
create trigger unschedule_course_draft before update on public.course_drafts
  for each row when (new.status <> 'reviewed') execute function private.unschedule_course_draft();

/* Writes a draft over the course and stores both versions. Returns why not, if its parts do not fit together. The
   caller has locked the draft. A course that was never published has no former version; its first test makes its bank of
   questions. */
create function private.replace_course_version(draft public.course_drafts, note text, publisher uuid)
returns public.course_publish_outcome language plpgsql set search_path = '' as $$
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
end $$;
grant execute on function private.replace_course_version(public.course_drafts, text, uuid) to function_owner;

/* Replaces the published version. People who have started the former one finish it (keep_course_version), tests that
   are open keep their questions (question_versions), and certificates keep the version they were earned in. */
create or replace function private.publish_course(course uuid, note text default '') returns public.course_publish_outcome
language plpgsql security definer set search_path = '' as $$
declare
  draft public.course_drafts;
begin
  if not private.is_staff('editor', 'instructor') then return 'not-allowed'; end if;
  select d.* into draft from public.course_drafts d where d.course_id = course for update;
  if draft.course_id is null then return 'unknown'; end if;
  return private.replace_course_version(draft, $2, private.caller_id());
end $$;

-- Publishes a reviewed draft at this time, or, without a time, no longer.
create function private.schedule_course(course uuid, publish_at timestamptz default null, note text default '')
returns public.course_publish_outcome language plpgsql security definer set search_path = '' as $$
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
end $$;
call private.publish_function('schedule_course', '{authenticated}');

/* A periodic task. Publishing deletes the draft, so a second run finds nothing to do; a draft that cannot be published
   says why and is tried no more. */
create function private.publish_due_courses() returns bigint language plpgsql set search_path = '' as $$
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
end $$;
call private.publish_function('publish_due_courses');
insert into private.periodic_tasks (name, every) values ('publish_due_courses', '1 minute');
