-- The next version of a course while staff write it. Learners read the published one until it is replaced (decision 061).

create type public.course_draft_status as enum ('writing', 'review', 'reviewed');
create type public.course_part_kind as enum ('course', 'lesson', 'question');
create type public.course_edit_outcome as enum ('saved', 'changed-meanwhile', 'invalid', 'unknown', 'not-allowed');

create table public.course_drafts (
  course_id uuid primary key references public.courses (id) on delete cascade,
  status public.course_draft_status not null default 'writing',
  reviewer text check (private.is_text_of(to_jsonb(reviewer), 3, 120)),
  reviewed_on date,
  started_at timestamptz not null default now(),
  check ((status = 'reviewed') = (reviewer is not null and reviewed_on is not null))
);
comment on table public.course_drafts is 'class:public';
comment on column public.course_drafts.reviewer is 'Who checked the medical facts; published with the course.';

create function private.is_course_part(kind public.course_part_kind, content jsonb) returns boolean
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return (
    select case kind
      when 'question' then private.is_question(content)
      when 'lesson' then content - '{slug,title,minutes,requires_earlier,blocks}'::text[] = '{}'
        and content ->> 'slug' ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(content ->> 'slug') <= 80
        and private.is_text_of(content -> 'title', 1, 120)
        and coalesce(jsonb_path_match(content, '$.minutes.type() == "number" && $.minutes >= 1 && $.minutes <= 120
          && $.minutes.floor() == $.minutes && $.requires_earlier.type() == "boolean"', silent => true), false)
        and private.are_lesson_blocks(content -> 'blocks')
      when 'course' then content - '{title,summary,minutes,outcomes,sources,draw}'::text[] = '{}'
        and private.is_text_of(content -> 'title', 1, 120) and private.is_text_of(content -> 'summary', 1, 400)
        and coalesce(jsonb_path_match(content, '$.minutes.type() == "number" && $.minutes >= 1 && $.minutes <= 600
          && $.minutes.floor() == $.minutes && $.draw.type() == "object" && $.outcomes.type() == "array"', silent => true), false)
        and (content -> 'outcomes' = '[]' or private.are_texts(content -> 'outcomes', 120))
        and private.are_sources(content -> 'sources', true)
        and not jsonb_path_exists(content, '$.draw.keyvalue() ? (!(@.key like_regex "^[a-z0-9-]{1,40}$")
          || @.value.type() != "number" || @.value < 1 || @.value > 50 || @.value.floor() != @.value)', silent => true)
      end is true
  );
end $$;
grant execute on function private.is_course_part(public.course_part_kind, jsonb) to function_owner, service_role;

create table public.course_parts (
  course_id uuid not null references public.course_drafts (course_id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  kind public.course_part_kind not null,
  position integer not null check (position >= 0),
  content jsonb not null check (private.is_course_part(kind, content)),
  published jsonb check (jsonb_typeof(published) = 'object'),
  is_removed boolean not null default false,
  revision integer not null default 1 check (revision > 0),
  saved_by uuid references auth.users (id) on delete set null,
  saved_at timestamptz not null default now(),
  primary key (course_id, id),
  check (kind <> 'course' or id = course_id and not is_removed)
);
comment on table public.course_parts is 'class:s2';
comment on column public.course_parts.id is 'Of the course, the lesson or the question.';
comment on column public.course_parts.content is 'The columns that staff write.';
comment on column public.course_parts.published is 'What the content was when the draft was started; null for a new part.';
comment on column public.course_parts.revision is 'Goes up with each change, so that nobody overwrites the other.';
create index course_parts_saved_by on public.course_parts (saved_by);

alter table public.course_drafts enable row level security;
alter table public.course_parts enable row level security;
grant select, insert, update, delete on public.course_drafts, public.course_parts to service_role, function_owner;
grant select on public.course_drafts, public.course_parts to authenticated;
create policy "function owner manages course drafts" on public.course_drafts for all to function_owner
  using (true) with check (true);
create policy "function owner manages course parts" on public.course_parts for all to function_owner
  using (true) with check (true);
create policy "editors and instructors read course drafts" on public.course_drafts for select to authenticated
  using ((select private.is_staff('editor', 'instructor')));
create policy "editors and instructors read course parts" on public.course_parts for select to authenticated
  using ((select private.is_staff('editor', 'instructor')));

insert into private.person_map (relation, title, row_condition, shows, erasure, anonymizes, kept_because) values
  ('public.course_parts', 'Parts of courses you are changing', 'saved_by = $1',
    '[["course_id", "Course"], ["kind", "Part"], ["saved_at", "Saved"]]', 'anonymize', 'saved_by = null',
    'The texts belong to our courses and no longer name you.');
call private.audit_table('public.course_drafts');

-- The parts of a course as learners have them now; retired questions are among them.
create function private.live_course_parts(course public.courses)
returns table (id uuid, kind public.course_part_kind, "position" integer, content jsonb)
language sql stable set search_path = '' as $$
  select course.id, 'course'::public.course_part_kind, 0, jsonb_build_object('title', course.title, 'summary', course.summary,
    'minutes', course.minutes, 'outcomes', course.outcomes, 'sources', course.sources, 'draw', course.draw)
  union all
  select l.id, 'lesson', l.position, to_jsonb(l) - '{id,course_id,position,updated_at}'::text[]
    from public.lessons l where l.course_id = course.id
  union all
  select q.id, 'question', q.number, to_jsonb(q) - '{id,locale,bank,number}'::text[]
    from public.questions q where q.locale = course.locale and q.bank = course.bank
$$;
grant execute on function private.live_course_parts(public.courses) to function_owner;

-- Starts the next version with a copy of the published one, unless there is a draft already.
create function private.start_course_draft(course uuid) returns public.course_edit_outcome
language plpgsql security definer set search_path = '' as $$
declare
  held public.courses;
begin
  if not private.is_staff('editor', 'instructor') then return 'not-allowed'; end if;
  select c.* into held from public.courses c where c.id = course;
  if held.id is null then return 'unknown'; end if;
  insert into public.course_drafts (course_id) values (course) on conflict do nothing;
  if found then
    insert into public.course_parts (course_id, id, kind, position, content, published)
      select course, p.id, p.kind, p.position, p.content, p.content from private.live_course_parts(held) p;
  end if;
  return 'saved';
end $$;
call private.publish_function('start_course_draft', '{authenticated}');

create function private.discard_course_draft(course uuid) returns public.course_edit_outcome
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_staff('editor', 'instructor') then return 'not-allowed'; end if;
  delete from public.course_drafts d where d.course_id = course;
  return (case when found then 'saved' else 'unknown' end)::public.course_edit_outcome;
end $$;
call private.publish_function('discard_course_draft', '{authenticated}');

/* Every change locks the draft first, so that it cannot be published in between. */
create function private.lock_course_draft(course uuid) returns public.course_edit_outcome
language plpgsql set search_path = '' as $$
begin
  if not private.is_staff('editor', 'instructor') then return 'not-allowed'; end if;
  perform from public.course_drafts d where d.course_id = course for update;
  return (case when found then 'saved' else 'unknown' end)::public.course_edit_outcome;
end $$;

-- A review is about the words that were read, so every change needs a new one.
create function private.reopen_course_draft(course uuid) returns void language plpgsql set search_path = '' as $$
begin
  update public.course_drafts d set status = 'writing', reviewer = null, reviewed_on = null
    where d.course_id = course and d.status <> 'writing';
end $$;
grant execute on function private.lock_course_draft(uuid), private.reopen_course_draft(uuid) to function_owner;

-- Saves a part, unless someone else saved it since `base_revision`.
create function private.save_course_part(course uuid, part uuid, base_revision integer, content jsonb)
returns public.course_edit_outcome language plpgsql security definer set search_path = '' as $$
declare
  outcome public.course_edit_outcome := private.lock_course_draft(course);
begin
  if outcome <> 'saved' then return outcome; end if;
  update public.course_parts p set content = $4, revision = p.revision + 1, saved_by = private.caller_id(), saved_at = now()
    where p.course_id = course and p.id = part and p.revision = base_revision;
  if not found then
    return (case when exists (select from public.course_parts p where p.course_id = course and p.id = part)
      then 'changed-meanwhile' else 'unknown' end)::public.course_edit_outcome;
  end if;
  perform private.reopen_course_draft(course);
  return 'saved';
exception
  when check_violation or not_null_violation then return 'invalid';
end $$;
call private.publish_function('save_course_part', '{authenticated}');

-- Adds a lesson or a question at the end. A lesson gets an address made from its title.
create function private.add_course_part(course uuid, kind public.course_part_kind, content jsonb)
returns table (outcome public.course_edit_outcome, part uuid)
language plpgsql security definer set search_path = '' as $$
declare
  given jsonb := content;
  free text;
begin
  outcome := private.lock_course_draft(course);
  if outcome = 'saved' then
    if kind = 'lesson' then
      free := coalesce(nullif(trim('-' from left(regexp_replace(lower(content ->> 'title'), '[^a-z0-9]+', '-', 'g'), 60)), ''), 'lesson');
      if exists (select from public.course_parts p where p.course_id = course and p.content ->> 'slug' = free) then
        free := concat_ws('-', free, left(gen_random_uuid()::text, 8));
      end if;
      given := content || jsonb_build_object('slug', free);
    end if;
    insert into public.course_parts as p (course_id, kind, position, content, saved_by)
      select course, $2, coalesce(max(o.position), 0) + 1, given, private.caller_id()
      from public.course_parts o where o.course_id = course and o.kind = $2
      returning p.id into part;
    perform private.reopen_course_draft(course);
  end if;
  return next;
exception
  when check_violation or not_null_violation then
    outcome := 'invalid';
    return next;
end $$;
call private.publish_function('add_course_part', '{authenticated}');

-- Takes a lesson or a question out of the next version, or puts it back.
create function private.remove_course_part(course uuid, part uuid, is_removed boolean)
returns public.course_edit_outcome language plpgsql security definer set search_path = '' as $$
declare
  outcome public.course_edit_outcome := private.lock_course_draft(course);
begin
  if outcome <> 'saved' then return outcome; end if;
  update public.course_parts p set is_removed = $3, revision = p.revision + 1, saved_by = private.caller_id(), saved_at = now()
    where p.course_id = course and p.id = part and p.kind <> 'course';
  if not found then return 'unknown'; end if;
  perform private.reopen_course_draft(course);
  return 'saved';
exception
  when not_null_violation then return 'invalid';
end $$;
call private.publish_function('remove_course_part', '{authenticated}');

-- Puts the lessons into this order. Someone may have added or removed one meanwhile.
create function private.order_course_lessons(course uuid, lessons uuid[])
returns public.course_edit_outcome language plpgsql security definer set search_path = '' as $$
declare
  outcome public.course_edit_outcome := private.lock_course_draft(course);
  known uuid[] := array(select p.id from public.course_parts p
    where p.course_id = course and p.kind = 'lesson' and not p.is_removed order by p.id);
begin
  if outcome <> 'saved' then return outcome; end if;
  if known is distinct from array(select l from unnest(lessons) as l order by l) then return 'changed-meanwhile'; end if;
  update public.course_parts p set position = o.place, saved_by = private.caller_id(), saved_at = now()
    from unnest(lessons) with ordinality as o (id, place)
    where p.course_id = course and p.id = o.id and p.position <> o.place;
  perform private.reopen_course_draft(course);
  return 'saved';
end $$;
call private.publish_function('order_course_lessons', '{authenticated}');
