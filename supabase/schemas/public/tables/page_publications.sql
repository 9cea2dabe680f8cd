-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.page_publications (
  page_id uuid not null,
  version integer not null,
  content jsonb not null,
  note text not null default ''::text,
  reviewer text,
  reviewed_on date,
  published_by uuid,
  published_at timestamp with time zone not null default now(),
  constraint page_publications_pkey PRIMARY KEY (page_id, version),
  constraint page_publications_page_id_fkey FOREIGN KEY (page_id) REFERENCES public.pages(id) ON DELETE CASCADE,
  constraint page_publications_published_by_fkey FOREIGN KEY (published_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint page_publications_content_check CHECK (jsonb_typeof(content) = 'object'::text),
  constraint page_publications_note_check CHECK (length(note) <= 300),
  constraint page_publications_version_check CHECK (version > 0)
);

comment on table public.page_publications is 'class:s2';
comment on column public.page_publications.content is 'The columns that staff write.';

CREATE INDEX page_publications_published_by ON public.page_publications USING btree (published_by);

alter table public.page_publications enable row level security;

create policy "editors read page publications" on public.page_publications
  for select to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.app_role]) AS is_staff));
create policy "function owner adds page publications" on public.page_publications
  for insert to function_owner
  with check (true);
create policy "function owner reads page publications" on public.page_publications
  for select to function_owner
  using (true);

grant select on public.page_publications to authenticated;
grant select, insert on public.page_publications to function_owner;
grant select, insert, update, delete on public.page_publications to service_role;
