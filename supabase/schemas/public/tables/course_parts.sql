-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.course_parts (
  course_id uuid not null,
  id uuid not null default gen_random_uuid(),
  kind public.course_part_kind not null,
  "position" integer not null,
  content jsonb not null,
  published jsonb,
  is_removed boolean not null default false,
  revision integer not null default 1,
  saved_by uuid,
  saved_at timestamp with time zone not null default now(),
  removed_blocks jsonb not null default '[]'::jsonb,
  constraint course_parts_pkey PRIMARY KEY (course_id, id),
  constraint course_parts_course_id_fkey FOREIGN KEY (course_id) REFERENCES public.course_drafts(course_id) ON DELETE CASCADE,
  constraint course_parts_saved_by_fkey FOREIGN KEY (saved_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint course_parts_check CHECK (private.is_course_part(kind, content)),
  constraint course_parts_check1 CHECK (kind <> 'course'::public.course_part_kind OR id = course_id AND NOT is_removed),
  constraint course_parts_position_check CHECK ("position" >= 0),
  constraint course_parts_published_check CHECK (jsonb_typeof(published) = 'object'::text),
  constraint course_parts_removed_blocks_check CHECK (jsonb_typeof(removed_blocks) = 'array'::text),
  constraint course_parts_revision_check CHECK (revision > 0)
);

comment on table public.course_parts is 'class:s2';
comment on column public.course_parts.id is 'Of the course, the lesson or the question.';
comment on column public.course_parts.content is 'The columns that staff write.';
comment on column public.course_parts.published is 'What the content was when the draft was started; null for a new part.';
comment on column public.course_parts.revision is 'Goes up with each change, so that nobody overwrites the other.';
comment on column public.course_parts.removed_blocks is 'The last 50 removed blocks of a lesson, each with the index it had.';

CREATE INDEX course_parts_saved_by ON public.course_parts USING btree (saved_by);

alter table public.course_parts enable row level security;

create policy "editors and instructors read course parts" on public.course_parts
  for select to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.app_role, 'instructor'::public.app_role]) AS is_staff));
create policy "function owner manages course parts" on public.course_parts
  for all to function_owner
  using (true)
  with check (true);

grant select on public.course_parts to authenticated;
grant select, insert, update, delete on public.course_parts to function_owner;
grant select, insert, update, delete on public.course_parts to service_role;

CREATE TRIGGER keep_removed_blocks BEFORE UPDATE OF content ON public.course_parts FOR EACH ROW WHEN ((old.kind = 'lesson'::public.course_part_kind)) EXECUTE FUNCTION private.keep_removed_blocks();
