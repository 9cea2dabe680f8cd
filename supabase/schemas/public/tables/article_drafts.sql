-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.article_drafts (
  user_id uuid not null,
  article_id uuid not null,
  base_version integer not null,
  content jsonb not null,
  saved_at timestamp with time zone not null default now(),
  constraint article_drafts_pkey PRIMARY KEY (user_id, article_id),
  constraint article_drafts_article_id_fkey FOREIGN KEY (article_id) REFERENCES public.articles(id) ON DELETE CASCADE,
  constraint article_drafts_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint article_drafts_base_version_check CHECK (base_version > 0),
  constraint article_drafts_content_check CHECK (jsonb_typeof(content) = 'object'::text AND length(content::text) <= 200000),
  constraint article_drafts_fields_check CHECK (private.are_text_fields(content))
);

comment on table public.article_drafts is 'class:s2';
comment on column public.article_drafts.base_version is 'The version of the article that the draft started from.';
comment on column public.article_drafts.content is 'The fields of the form as typed, complete or not.';

CREATE INDEX article_drafts_article ON public.article_drafts USING btree (article_id);

alter table public.article_drafts enable row level security;

create policy "editors read their own drafts" on public.article_drafts
  for select to authenticated
  using (user_id = (( SELECT auth.uid() AS uid)) AND ( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.app_role]) AS is_staff));
create policy "function owner manages article drafts" on public.article_drafts
  for all to function_owner
  using (true)
  with check (true);

grant select on public.article_drafts to authenticated;
grant select, insert, update, delete on public.article_drafts to function_owner;
grant select, insert, update, delete on public.article_drafts to service_role;

grant update (user_id) on public.article_drafts to function_owner;
