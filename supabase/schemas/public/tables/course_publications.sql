-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.course_publications (
  course_id uuid not null,
  version integer not null,
  parts jsonb not null,
  note text not null default ''::text,
  published_by uuid,
  published_at timestamp with time zone not null default now(),
  constraint course_publications_pkey PRIMARY KEY (course_id, version),
  constraint course_publications_course_id_fkey FOREIGN KEY (course_id) REFERENCES public.courses(id) ON DELETE CASCADE,
  constraint course_publications_published_by_fkey FOREIGN KEY (published_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint course_publications_note_check CHECK (length(note) <= 300),
  constraint course_publications_parts_check CHECK (jsonb_typeof(parts) = 'array'::text),
  constraint course_publications_version_check CHECK (version > 0)
);

comment on table public.course_publications is 'class:s2';
comment on column public.course_publications.parts is 'Id, kind, position and content of each part.';

CREATE INDEX course_publications_published_by ON public.course_publications USING btree (published_by);

alter table public.course_publications enable row level security;

create policy "editors and instructors read course publications" on public.course_publications
  for select to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.app_role, 'instructor'::public.app_role]) AS is_staff));
create policy "function owner adds course publications" on public.course_publications
  for insert to function_owner
  with check (true);
create policy "function owner reads course publications" on public.course_publications
  for select to function_owner
  using (true);

grant select on public.course_publications to authenticated;
grant select, insert on public.course_publications to function_owner;
grant select, insert, update, delete on public.course_publications to service_role;
