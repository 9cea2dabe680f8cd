-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.lessons (
  id uuid not null default gen_random_uuid(),
  course_id uuid not null,
  slug text not null,
  "position" integer not null,
  title text not null,
  minutes integer not null,
  blocks jsonb not null,
  requires_earlier boolean not null default false,
  updated_at timestamp with time zone not null default now(),
  constraint lessons_pkey PRIMARY KEY (id),
  constraint lessons_course_id_position_key UNIQUE (course_id, "position") DEFERRABLE,
  constraint lessons_course_id_slug_key UNIQUE (course_id, slug),
  constraint lessons_course_id_fkey FOREIGN KEY (course_id) REFERENCES public.courses(id) ON DELETE CASCADE,
  constraint lessons_blocks_check CHECK (jsonb_typeof(blocks) = 'array'::text AND jsonb_array_length(blocks) > 0),
  constraint lessons_minutes_check CHECK (minutes >= 1 AND minutes <= 120),
  constraint lessons_position_check CHECK ("position" > 0),
  constraint lessons_slug_check CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text AND length(slug) <= 80),
  constraint lessons_title_check CHECK (length(title) >= 1 AND length(title) <= 120)
);

comment on table public.lessons is 'class:public';
comment on column public.lessons.requires_earlier is 'Whether earlier lessons must be done first.';

alter table public.lessons enable row level security;

create policy "anyone reads the lessons of courses they may read" on public.lessons
  for select to anon, authenticated
  using ((EXISTS ( SELECT
   FROM public.courses c
  WHERE c.id = lessons.course_id)));
create policy "function owner adds lessons" on public.lessons
  for insert to function_owner
  with check (true);
create policy "function owner changes lessons" on public.lessons
  for update to function_owner
  using (true)
  with check (true);
create policy "function owner deletes lessons" on public.lessons
  for delete to function_owner
  using (true);
create policy "function owner reads lessons" on public.lessons
  for select to function_owner
  using (true);

grant select on public.lessons to anon;
grant select, insert, update, delete on public.lessons to function_owner;
grant select, insert, update, delete on public.lessons to service_role;

grant select (id, course_id, slug, "position", title, minutes, requires_earlier) on public.lessons to authenticated;

CREATE TRIGGER index_lesson AFTER INSERT OR DELETE OR UPDATE OF course_id, slug, title, blocks ON public.lessons FOR EACH ROW EXECUTE FUNCTION private.index_lesson();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.lessons FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

alter publication supabase_realtime add table public.lessons;
