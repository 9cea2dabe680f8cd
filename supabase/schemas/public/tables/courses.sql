-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.courses (
  id uuid not null default gen_random_uuid(),
  locale text not null default 'en'::text,
  slug text not null,
  title text not null,
  summary text not null,
  audiences text[] not null default '{everyone}'::text[],
  minutes integer not null,
  outcomes text[] not null default '{}'::text[],
  sources jsonb not null default '[]'::jsonb,
  reviewer text,
  reviewed_on date,
  requires uuid,
  bank text,
  draw jsonb not null default '{}'::jsonb,
  pass_percent integer not null default 80,
  minutes_allowed integer,
  validity_months integer,
  rescue_steps jsonb not null default '[]'::jsonb,
  version integer not null default 1,
  status text not null default 'draft'::text,
  "position" integer not null default 0,
  color text not null default 'green'::text,
  icon text not null default 'ph:heartbeat-fill'::text,
  updated_at timestamp with time zone not null default now(),
  constraint courses_pkey PRIMARY KEY (id),
  constraint courses_locale_slug_key UNIQUE (locale, slug),
  constraint courses_requires_fkey FOREIGN KEY (requires) REFERENCES public.courses(id) ON DELETE RESTRICT,
  constraint courses_audiences_check CHECK (audiences <@ ARRAY['everyone'::text, 'campus'::text, 'nightlife'::text, 'school'::text, 'parents'::text, 'workplace'::text] AND cardinality(audiences) > 0),
  constraint courses_bank_check CHECK (bank ~ '^[a-z0-9-]{1,60}$'::text),
  constraint courses_check CHECK (requires <> id),
  constraint courses_check1 CHECK ((bank IS NULL) = (draw = '{}'::jsonb)),
  constraint courses_color_check CHECK (color = ANY (ARRAY['green'::text, 'marigold'::text, 'air'::text, 'siren'::text, 'white'::text])),
  constraint courses_draw_check CHECK (jsonb_typeof(draw) = 'object'::text),
  constraint courses_icon_check CHECK (icon ~ '^ph:[a-z0-9-]{1,60}$'::text),
  constraint courses_locale_check CHECK (locale ~ '^[a-z]{2}(-[A-Z]{2})?$'::text),
  constraint courses_minutes_allowed_check CHECK (minutes_allowed >= 1 AND minutes_allowed <= 600),
  constraint courses_minutes_check CHECK (minutes >= 1 AND minutes <= 600),
  constraint courses_pass_percent_check CHECK (pass_percent >= 1 AND pass_percent <= 100),
  constraint courses_published_sources CHECK (status <> 'published'::text OR jsonb_array_length(sources) = jsonb_array_length(jsonb_path_query_array(sources, '$[*]?((@."title" like_regex "[^ ]" && @."url" like_regex "^https://[^ ]+$") && @."accessed" like_regex "^[0-9]{4}-[0-9]{2}-[0-9]{2}$")'::jsonpath))),
  constraint courses_rescue_steps_check CHECK (jsonb_typeof(rescue_steps) = 'array'::text),
  constraint courses_reviewer_check CHECK (length(reviewer) >= 1 AND length(reviewer) <= 120),
  constraint courses_slug_check CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text AND length(slug) <= 80),
  constraint courses_sources_check CHECK (jsonb_typeof(sources) = 'array'::text),
  constraint courses_status_check CHECK (status = ANY (ARRAY['draft'::text, 'published'::text, 'archived'::text])),
  constraint courses_summary_check CHECK (length(summary) >= 1 AND length(summary) <= 400),
  constraint courses_title_check CHECK (length(title) >= 1 AND length(title) <= 120),
  constraint courses_validity_months_check CHECK (validity_months >= 1 AND validity_months <= 120),
  constraint courses_version_check CHECK (version > 0)
);

comment on table public.courses is 'class:public';
comment on column public.courses.draw is 'Number of questions per topic in a test.';
comment on column public.courses.validity_months is 'How long a certificate is valid; null means it never expires.';

CREATE INDEX courses_requires ON public.courses USING btree (requires);

alter table public.courses enable row level security;

create policy "function owner adds courses" on public.courses
  for insert to function_owner
  with check (true);
create policy "function owner changes courses" on public.courses
  for update to function_owner
  using (true)
  with check (true);
create policy "function owner deletes courses" on public.courses
  for delete to function_owner
  using (true);
create policy "function owner reads courses" on public.courses
  for select to function_owner
  using (true);
create policy "members read published courses, editors and instructors all" on public.courses
  for select to authenticated
  using (status = 'published'::text OR ( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.app_role, 'instructor'::public.app_role]) AS is_staff));
create policy "visitors read published courses" on public.courses
  for select to anon
  using (status = 'published'::text);

grant select on public.courses to anon;
grant select on public.courses to authenticated;
grant select, insert, update, delete on public.courses to function_owner;
grant select, insert, update, delete on public.courses to service_role;

CREATE TRIGGER check_course_order BEFORE INSERT OR UPDATE OF requires ON public.courses FOR EACH ROW WHEN ((new.requires IS NOT NULL)) EXECUTE FUNCTION private.check_course_order();
CREATE TRIGGER index_course AFTER INSERT OR DELETE OR UPDATE OF locale, slug, status, title, summary, outcomes, rescue_steps ON public.courses FOR EACH ROW EXECUTE FUNCTION private.index_course();
CREATE TRIGGER keep_course_version BEFORE UPDATE OF status, version ON public.courses FOR EACH ROW WHEN (((old.status = 'published'::text) AND ((new.status <> 'published'::text) OR (new.version <> old.version)))) EXECUTE FUNCTION private.keep_course_version();
CREATE TRIGGER note_inbox_review AFTER UPDATE OF reviewed_on ON public.courses FOR EACH ROW WHEN (((old.reviewed_on < (CURRENT_DATE - 335)) AND (new.reviewed_on IS DISTINCT FROM old.reviewed_on))) EXECUTE FUNCTION private.note_inbox_change('courses', 'id');
CREATE TRIGGER record_audit AFTER INSERT OR DELETE OR UPDATE ON public.courses FOR EACH ROW WHEN ((current_setting('request.jwt.claims'::text, true) ~~ '%"aal2"%'::text)) EXECUTE FUNCTION private.record_audit();
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.courses FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

alter publication supabase_realtime add table public.courses;
