-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.press_coverage (
  id uuid not null default gen_random_uuid(),
  outlet text not null,
  title text not null,
  url text not null,
  published_on date not null,
  note text,
  is_published boolean not null default true,
  constraint press_coverage_pkey PRIMARY KEY (id),
  constraint press_coverage_url_key UNIQUE (url),
  constraint press_coverage_note_check CHECK (length(note) >= 5 AND length(note) <= 200 AND note !~ '[[:cntrl:]]'::text),
  constraint press_coverage_outlet_check CHECK (length(outlet) >= 2 AND length(outlet) <= 80 AND outlet !~ '[[:cntrl:]]'::text),
  constraint press_coverage_title_check CHECK (length(title) >= 3 AND length(title) <= 160 AND title !~ '[[:cntrl:]]'::text),
  constraint press_coverage_url_check CHECK (url ~ '^https://[^[:space:]]+$'::text AND length(url) <= 500)
);

comment on table public.press_coverage is 'class:public';
comment on column public.press_coverage.note is 'Shown under the headline.';

CREATE INDEX press_coverage_newest ON public.press_coverage USING btree (published_on, id);

alter table public.press_coverage enable row level security;

create policy "editors add press coverage" on public.press_coverage
  for insert to authenticated
  with check (( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.app_role]) AS is_staff));
create policy "editors change press coverage" on public.press_coverage
  for update to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.app_role]) AS is_staff))
  with check (( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.app_role]) AS is_staff));
create policy "function owner imports and undoes imports" on public.press_coverage
  for all to function_owner
  using (true)
  with check (true);
create policy "members read published press coverage, editors all" on public.press_coverage
  for select to authenticated
  using (is_published OR ( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.app_role]) AS is_staff));
create policy "visitors read published press coverage" on public.press_coverage
  for select to anon
  using (is_published);

grant select on public.press_coverage to anon;
grant select on public.press_coverage to authenticated;
grant select, insert, delete on public.press_coverage to function_owner;
grant select, insert, update, delete on public.press_coverage to service_role;

grant insert (outlet, title, url, published_on, note, is_published) on public.press_coverage to authenticated;
grant update (outlet, title, url, published_on, note, is_published) on public.press_coverage to authenticated;
grant insert (outlet, title, url, published_on, note, is_published) on public.press_coverage to function_owner;
grant update (id, outlet, title, url, published_on, note, is_published) on public.press_coverage to function_owner;

CREATE TRIGGER record_audit AFTER INSERT OR DELETE OR UPDATE ON public.press_coverage FOR EACH ROW WHEN ((current_setting('request.jwt.claims'::text, true) ~~ '%"aal2"%'::text)) EXECUTE FUNCTION private.record_audit();

alter publication supabase_realtime add table public.press_coverage;
