-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.pages (
  locale text not null default 'en'::text,
  path text not null,
  title text not null,
  description text not null,
  lead text not null,
  background text,
  sections jsonb not null default '[]'::jsonb,
  updated_at timestamp with time zone not null default now(),
  id uuid not null default gen_random_uuid(),
  is_editable boolean not null default true,
  has_health_content boolean not null default false,
  constraint pages_pkey PRIMARY KEY (locale, path),
  constraint pages_id_key UNIQUE (id),
  constraint pages_background_check CHECK (background = ANY (ARRAY['green'::text, 'mint'::text, 'air'::text, 'sky'::text, 'marigold'::text, 'butter'::text, 'paper'::text, 'white'::text])),
  constraint pages_description_check CHECK (length(description) >= 50 AND length(description) <= 160),
  constraint pages_lead_check CHECK (length(lead) >= 1 AND length(lead) <= 400),
  constraint pages_locale_check CHECK (locale ~ '^[a-z]{2}(-[A-Z]{2})?$'::text),
  constraint pages_path_check CHECK (path ~ '^/([a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*)*)?$'::text AND length(path) <= 200),
  constraint pages_sections_check CHECK (jsonb_typeof(sections) = 'array'::text AND length(sections::text) <= 100000),
  constraint pages_title_check CHECK (length(title) >= 1 AND length(title) <= 60)
);

comment on table public.pages is 'class:public';
comment on column public.pages.is_editable is 'False for pages whose text is in another file, such as the stories of Narcat''s World.';
comment on column public.pages.has_health_content is 'A clinician reads the page again before a change is published.';

CREATE INDEX pages_updated ON public.pages USING btree (updated_at, id);

alter table public.pages enable row level security;

create policy "anyone reads the pages" on public.pages
  for select to anon, authenticated
  using (true);
create policy "function owner changes pages" on public.pages
  for update to function_owner
  using (true)
  with check (true);
create policy "function owner reads pages" on public.pages
  for select to function_owner
  using (true);

grant select on public.pages to anon;
grant select on public.pages to authenticated;
grant select, update on public.pages to function_owner;
grant select, insert, update, delete on public.pages to service_role;

CREATE TRIGGER index_page AFTER INSERT OR DELETE OR UPDATE OF locale, path, title, lead, description, sections ON public.pages FOR EACH ROW EXECUTE FUNCTION private.index_page();
CREATE TRIGGER record_audit AFTER INSERT OR DELETE OR UPDATE ON public.pages FOR EACH ROW WHEN ((current_setting('request.jwt.claims'::text, true) ~~ '%"aal2"%'::text)) EXECUTE FUNCTION private.record_audit();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.pages FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

alter publication supabase_realtime add table public.pages;
