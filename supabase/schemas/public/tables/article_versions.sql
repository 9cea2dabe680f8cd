-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.article_versions (
  id uuid not null default gen_random_uuid(),
  article_id uuid not null,
  version integer not null,
  content jsonb not null,
  saved_by uuid,
  saved_at timestamp with time zone not null default now(),
  constraint article_versions_pkey PRIMARY KEY (id),
  constraint article_versions_article_id_version_key UNIQUE (article_id, version),
  constraint article_versions_article_id_fkey FOREIGN KEY (article_id) REFERENCES public.articles(id) ON DELETE CASCADE,
  constraint article_versions_saved_by_fkey FOREIGN KEY (saved_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint article_versions_content_check CHECK (jsonb_typeof(content) = 'object'::text),
  constraint article_versions_version_check CHECK (version > 0)
);

comment on table public.article_versions is 'class:s2';
comment on column public.article_versions.content is 'The columns that editors write.';

CREATE INDEX article_versions_saved_by ON public.article_versions USING btree (saved_by);

alter table public.article_versions enable row level security;

create policy "editors read article versions" on public.article_versions
  for select to authenticated
  using (id >= (( SELECT private.first_id_for_staff(VARIADIC ARRAY['editor'::public.app_role]) AS first_id_for_staff)) AND id <= 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid AND (( SELECT private.first_id_for_staff(VARIADIC ARRAY['editor'::public.app_role]) AS first_id_for_staff)) = '00000000-0000-0000-0000-000000000000'::uuid OR id >= private.first_id_for_staff(VARIADIC ARRAY['editor'::public.app_role]));
create policy "function owner adds article versions" on public.article_versions
  for insert to function_owner
  with check (true);
create policy "function owner reads article versions" on public.article_versions
  for select to function_owner
  using (true);
create policy "function owner, for the trash: delete" on public.article_versions
  for delete to function_owner
  using (true);
create policy "function owner, for the trash: lock" on public.article_versions
  for update to function_owner
  using (true)
  with check (false);

grant select on public.article_versions to authenticated;
grant select, insert, delete on public.article_versions to function_owner;
grant select, insert, update, delete on public.article_versions to service_role;

grant update (id) on public.article_versions to function_owner;
