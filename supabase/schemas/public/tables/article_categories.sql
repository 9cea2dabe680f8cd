-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.article_categories (
  id uuid not null default gen_random_uuid(),
  locale text not null default 'en'::text,
  slug text not null,
  title text not null,
  description text not null,
  "position" integer not null default 0,
  updated_at timestamp with time zone not null default now(),
  constraint article_categories_pkey PRIMARY KEY (id),
  constraint article_categories_locale_slug_key UNIQUE (locale, slug),
  constraint article_categories_description_check CHECK (length(description) >= 50 AND length(description) <= 160),
  constraint article_categories_locale_check CHECK (locale ~ '^[a-z]{2}(-[A-Z]{2})?$'::text),
  constraint article_categories_slug_check CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text AND length(slug) <= 40),
  constraint article_categories_title_check CHECK (length(title) >= 2 AND length(title) <= 40 AND title !~ '[[:cntrl:]]'::text)
);

comment on table public.article_categories is 'class:public';

CREATE INDEX article_categories_order ON public.article_categories USING btree ("position", id);

alter table public.article_categories enable row level security;

create policy "anyone reads article categories" on public.article_categories
  for select to anon, authenticated
  using (true);
create policy "editors add article categories" on public.article_categories
  for insert to authenticated
  with check (( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.app_role]) AS is_staff));
create policy "editors change article categories" on public.article_categories
  for update to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.app_role]) AS is_staff))
  with check (( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.app_role]) AS is_staff));
create policy "function owner, for the trash: delete" on public.article_categories
  for delete to function_owner
  using (true);
create policy "function owner, for the trash: insert" on public.article_categories
  for insert to function_owner
  with check (true);
create policy "function owner, for the trash: lock" on public.article_categories
  for update to function_owner
  using (true)
  with check (false);
create policy "function owner, for the trash: select" on public.article_categories
  for select to function_owner
  using (true);

grant select on public.article_categories to anon;
grant select on public.article_categories to authenticated;
grant select, insert, delete on public.article_categories to function_owner;
grant select, insert, update, delete on public.article_categories to service_role;

grant insert (slug, title, description, "position") on public.article_categories to authenticated;
grant update (slug, title, description, "position") on public.article_categories to authenticated;
grant update (id) on public.article_categories to function_owner;

CREATE TRIGGER record_audit AFTER INSERT OR DELETE OR UPDATE ON public.article_categories FOR EACH ROW WHEN ((current_setting('request.jwt.claims'::text, true) ~~ '%"aal2"%'::text)) EXECUTE FUNCTION private.record_audit();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.article_categories FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

alter publication supabase_realtime add table public.article_categories;
