-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.awards (
  id uuid not null default gen_random_uuid(),
  locale text not null default 'en'::text,
  year integer not null,
  title text not null,
  reason text not null,
  text text not null,
  emblem text not null,
  is_published boolean not null default true,
  updated_at timestamp with time zone not null default now(),
  constraint awards_pkey PRIMARY KEY (id),
  constraint awards_locale_year_title_key UNIQUE (locale, year, title),
  constraint awards_emblem_check CHECK (emblem ~ '^[a-z]+(-[a-z]+)*$'::text AND length(emblem) <= 40),
  constraint awards_locale_check CHECK (locale ~ '^[a-z]{2}(-[A-Z]{2})?$'::text),
  constraint awards_reason_check CHECK (length(reason) >= 2 AND length(reason) <= 60 AND reason !~ '[[:cntrl:]]'::text),
  constraint awards_text_check CHECK (length(text) >= 10 AND length(text) <= 300),
  constraint awards_title_check CHECK (length(title) >= 2 AND length(title) <= 60 AND title !~ '[[:cntrl:]]'::text),
  constraint awards_year_check CHECK (year >= 1990 AND year <= 2100)
);

comment on table public.awards is 'class:public';
comment on column public.awards.text is 'Who got it; people are named only if they asked for it.';

CREATE INDEX awards_years ON public.awards USING btree (year, id);

alter table public.awards enable row level security;

create policy "editors add awards" on public.awards
  for insert to authenticated
  with check (( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.app_role]) AS is_staff));
create policy "editors change awards" on public.awards
  for update to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.app_role]) AS is_staff))
  with check (( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.app_role]) AS is_staff));
create policy "function owner, for the trash: delete" on public.awards
  for delete to function_owner
  using (true);
create policy "function owner, for the trash: insert" on public.awards
  for insert to function_owner
  with check (true);
create policy "function owner, for the trash: lock" on public.awards
  for update to function_owner
  using (true)
  with check (false);
create policy "function owner, for the trash: select" on public.awards
  for select to function_owner
  using (true);
create policy "members read published awards, editors all" on public.awards
  for select to authenticated
  using (is_published OR ( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.app_role]) AS is_staff));
create policy "visitors read published awards" on public.awards
  for select to anon
  using (is_published);

grant select on public.awards to anon;
grant select on public.awards to authenticated;
grant select, insert, delete on public.awards to function_owner;
grant select, insert, update, delete on public.awards to service_role;

grant insert (year, title, reason, text, emblem, is_published) on public.awards to authenticated;
grant update (year, title, reason, text, emblem, is_published) on public.awards to authenticated;
grant update (id) on public.awards to function_owner;

CREATE TRIGGER index_award AFTER INSERT OR DELETE OR UPDATE ON public.awards FOR EACH ROW EXECUTE FUNCTION private.index_award();
CREATE TRIGGER record_audit AFTER INSERT OR DELETE OR UPDATE ON public.awards FOR EACH ROW WHEN ((current_setting('request.jwt.claims'::text, true) ~~ '%"aal2"%'::text)) EXECUTE FUNCTION private.record_audit('text');
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.awards FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

alter publication supabase_realtime add table public.awards;
