-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.history_entries (
  id uuid not null default gen_random_uuid(),
  locale text not null default 'en'::text,
  year integer not null,
  title text not null,
  text text not null,
  aside text,
  people_trained integer,
  scene text,
  scene_alt text,
  source text,
  source_url text,
  is_published boolean not null default true,
  updated_at timestamp with time zone not null default now(),
  constraint history_entries_pkey PRIMARY KEY (id),
  constraint history_entries_locale_year_key UNIQUE (locale, year),
  constraint history_entries_aside_check CHECK (length(aside) >= 5 AND length(aside) <= 200 AND aside !~ '[[:cntrl:]]'::text),
  constraint history_entries_check CHECK ((source IS NULL) = (source_url IS NULL)),
  constraint history_entries_check1 CHECK ((scene IS NULL) = (scene_alt IS NULL)),
  constraint history_entries_locale_check CHECK (locale ~ '^[a-z]{2}(-[A-Z]{2})?$'::text),
  constraint history_entries_people_trained_check CHECK (people_trained >= 1 AND people_trained <= 10000000),
  constraint history_entries_scene_alt_check CHECK (length(scene_alt) >= 5 AND length(scene_alt) <= 300 AND scene_alt !~ '[[:cntrl:]]'::text),
  constraint history_entries_scene_check CHECK (scene ~ '^[a-z]+(-[a-z]+)*$'::text AND length(scene) <= 40),
  constraint history_entries_source_check CHECK (length(source) >= 5 AND length(source) <= 160 AND source !~ '[[:cntrl:]]'::text),
  constraint history_entries_source_url_check CHECK (source_url ~ '^https://[^[:space:]]+$'::text AND length(source_url) <= 300),
  constraint history_entries_text_check CHECK (length(text) >= 20 AND length(text) <= 500),
  constraint history_entries_title_check CHECK (length(title) >= 2 AND length(title) <= 60 AND title !~ '[[:cntrl:]]'::text),
  constraint history_entries_year_check CHECK (year >= 1990 AND year <= 2100)
);

comment on table public.history_entries is 'class:public';
comment on column public.history_entries.aside is 'One more sentence, in italics.';
comment on column public.history_entries.people_trained is 'By the end of the year, since the start. Null while the year is not over.';
comment on column public.history_entries.scene is 'The drawing on the line; one that the page does not know leaves it plain.';
comment on column public.history_entries.source is 'Where a fact that is not our own can be read.';

CREATE INDEX history_entries_years ON public.history_entries USING btree (year, id);

alter table public.history_entries enable row level security;

create policy "editors add history entries" on public.history_entries
  for insert to authenticated
  with check (( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.app_role]) AS is_staff));
create policy "editors change history entries" on public.history_entries
  for update to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.app_role]) AS is_staff))
  with check (( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.app_role]) AS is_staff));
create policy "function owner, for the trash: delete" on public.history_entries
  for delete to function_owner
  using (true);
create policy "function owner, for the trash: insert" on public.history_entries
  for insert to function_owner
  with check (true);
create policy "function owner, for the trash: lock" on public.history_entries
  for update to function_owner
  using (true)
  with check (false);
create policy "function owner, for the trash: select" on public.history_entries
  for select to function_owner
  using (true);
create policy "members read published history entries, editors all" on public.history_entries
  for select to authenticated
  using (is_published OR ( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.app_role]) AS is_staff));
create policy "visitors read published history entries" on public.history_entries
  for select to anon
  using (is_published);

grant select on public.history_entries to anon;
grant select on public.history_entries to authenticated;
grant select, insert, delete on public.history_entries to function_owner;
grant select, insert, update, delete on public.history_entries to service_role;

grant insert (year, title, text, aside, people_trained, scene, scene_alt, source, source_url, is_published) on public.history_entries to authenticated;
grant update (year, title, text, aside, people_trained, scene, scene_alt, source, source_url, is_published) on public.history_entries to authenticated;
grant update (id) on public.history_entries to function_owner;

CREATE TRIGGER index_history_entry AFTER INSERT OR DELETE OR UPDATE ON public.history_entries FOR EACH ROW EXECUTE FUNCTION private.index_history_entry();
CREATE TRIGGER record_audit AFTER INSERT OR DELETE OR UPDATE ON public.history_entries FOR EACH ROW WHEN ((current_setting('request.jwt.claims'::text, true) ~~ '%"aal2"%'::text)) EXECUTE FUNCTION private.record_audit();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.history_entries FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

alter publication supabase_realtime add table public.history_entries;
