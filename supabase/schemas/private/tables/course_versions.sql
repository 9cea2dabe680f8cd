-- Generated from the migrations by npm run db:schema. Do not edit.

create table private.course_versions (
  course_id uuid not null,
  version integer not null,
  course_row jsonb not null,
  lesson_rows jsonb not null,
  constraint course_versions_pkey PRIMARY KEY (course_id, version),
  constraint course_versions_course_id_fkey FOREIGN KEY (course_id) REFERENCES public.courses(id) ON DELETE CASCADE,
  constraint course_versions_course_row_check CHECK (jsonb_typeof(course_row) = 'object'::text),
  constraint course_versions_lesson_rows_check CHECK (jsonb_typeof(lesson_rows) = 'array'::text)
);

comment on table private.course_versions is 'class:public';
comment on column private.course_versions.course_row is 'The row of courses. A migration that renames a column renames the key here.';
comment on column private.course_versions.lesson_rows is 'The rows of lessons, likewise.';

alter table private.course_versions enable row level security;

create policy "function owner manages course versions" on private.course_versions
  for all to function_owner
  using (true)
  with check (true);

grant select, insert, update on private.course_versions to function_owner;
