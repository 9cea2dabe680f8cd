-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.article_tags (
  id uuid not null default gen_random_uuid(),
  slug text not null,
  title text not null,
  description text,
  updated_at timestamp with time zone not null default now(),
  constraint article_tags_pkey PRIMARY KEY (id),
  constraint article_tags_slug_key UNIQUE (slug),
  constraint article_tags_description_check CHECK (length(description) >= 50 AND length(description) <= 160 AND description !~ '[[:cntrl:]]'::text),
  constraint article_tags_slug_check CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text AND length(slug) >= 2 AND length(slug) <= 40),
  constraint article_tags_title_check CHECK (length(title) >= 2 AND length(title) <= 40 AND title !~ '[[:cntrl:]]'::text)
);

comment on table public.article_tags is 'class:public';
comment on column public.article_tags.description is 'Above the stories and in search results; null for a general sentence.';

CREATE INDEX article_tags_order ON public.article_tags USING btree (title, id);

alter table public.article_tags enable row level security;

create policy "anyone reads article tags" on public.article_tags
  for select to anon, authenticated, function_owner
  using (true);
create policy "editors change article tags" on public.article_tags
  for update to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.app_role]) AS is_staff))
  with check (( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.app_role]) AS is_staff));
create policy "function owner adds article tags" on public.article_tags
  for insert to function_owner
  with check (true);
create policy "function owner, for the trash: delete" on public.article_tags
  for delete to function_owner
  using (true);
create policy "function owner, for the trash: lock" on public.article_tags
  for update to function_owner
  using (true)
  with check (false);

grant select on public.article_tags to anon;
grant select on public.article_tags to authenticated;
grant select, insert, delete on public.article_tags to function_owner;
grant select, insert, update, delete on public.article_tags to service_role;

grant update (title, description) on public.article_tags to authenticated;
grant update (id) on public.article_tags to function_owner;

CREATE TRIGGER record_audit AFTER INSERT OR DELETE OR UPDATE ON public.article_tags FOR EACH ROW WHEN ((current_setting('request.jwt.claims'::text, true) ~~ '%"aal2"%'::text)) EXECUTE FUNCTION private.record_audit();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.article_tags FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

alter publication supabase_realtime add table public.article_tags;
