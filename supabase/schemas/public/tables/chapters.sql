-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.chapters (
  id uuid not null default gen_random_uuid(),
  slug text not null,
  name text not null,
  kind public.chapter_kind not null,
  institution text,
  city text not null,
  state text not null,
  zip text,
  latitude numeric(7,4),
  longitude numeric(7,4),
  status public.chapter_status not null default 'forming'::public.chapter_status,
  founded_on date,
  led_by text,
  about text,
  meets text,
  meeting_place text,
  needs text,
  people integer,
  kits_in_year integer,
  trainings integer,
  figures_on date,
  accepts_messages boolean not null default true,
  picture_id uuid,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint chapters_pkey PRIMARY KEY (id),
  constraint chapters_slug_key UNIQUE (slug),
  constraint chapters_picture_id_fkey FOREIGN KEY (picture_id) REFERENCES public.pictures(id),
  constraint chapters_about_check CHECK (length(about) >= 20 AND length(about) <= 1500),
  constraint chapters_check CHECK ((kind = 'campus'::public.chapter_kind) = (institution IS NOT NULL)),
  constraint chapters_check1 CHECK ((latitude IS NULL) = (longitude IS NULL)),
  constraint chapters_check2 CHECK (status <> 'active'::public.chapter_status OR founded_on IS NOT NULL),
  constraint chapters_check3 CHECK (num_nonnulls(people, kits_in_year, trainings) = 0 OR figures_on IS NOT NULL),
  constraint chapters_city_check CHECK (length(city) >= 2 AND length(city) <= 80 AND private.is_plain_name(city)),
  constraint chapters_institution_check CHECK (length(institution) >= 2 AND length(institution) <= 100 AND private.is_plain_name(institution)),
  constraint chapters_kits_in_year_check CHECK (kits_in_year >= 5 AND kits_in_year <= 1000000),
  constraint chapters_latitude_check CHECK (latitude >= '-90'::integer::numeric AND latitude <= 90::numeric),
  constraint chapters_led_by_check CHECK (length(led_by) >= 2 AND length(led_by) <= 100 AND private.is_plain_name(led_by)),
  constraint chapters_longitude_check CHECK (longitude >= '-180'::integer::numeric AND longitude <= 180::numeric),
  constraint chapters_meeting_place_check CHECK (length(meeting_place) >= 2 AND length(meeting_place) <= 200 AND private.is_plain_line(meeting_place)),
  constraint chapters_meets_check CHECK (length(meets) >= 2 AND length(meets) <= 200 AND private.is_plain_line(meets)),
  constraint chapters_name_check CHECK (length(name) >= 2 AND length(name) <= 60 AND private.is_plain_name(name)),
  constraint chapters_needs_check CHECK (length(needs) >= 2 AND length(needs) <= 300 AND private.is_plain_line(needs)),
  constraint chapters_people_check CHECK (people >= 5 AND people <= 100000),
  constraint chapters_slug_check CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text AND length(slug) >= 2 AND length(slug) <= 60 AND slug <> 'apply'::text),
  constraint chapters_state_check CHECK (private.is_us_state(state)),
  constraint chapters_trainings_check CHECK (trainings >= 5 AND trainings <= 100000),
  constraint chapters_zip_check CHECK (zip ~ '^\d{5}$'::text)
);

comment on table public.chapters is 'class:public';
comment on column public.chapters.institution is 'The school of a campus chapter.';
comment on column public.chapters.zip is 'Of the meeting place.';
comment on column public.chapters.led_by is 'The first names that the leads want to show.';
comment on column public.chapters.meeting_place is 'Never a home address.';
comment on column public.chapters.people is 'As the leads counted; below 5 it is left out, because small counts can point to a person.';
comment on column public.chapters.figures_on is 'The day on which the leads counted, also when every count was below 5.';
comment on column public.chapters.accepts_messages is 'Whether the page of the chapter has a contact form.';

CREATE INDEX chapters_newest ON public.chapters USING btree (created_at, id);
CREATE INDEX chapters_picture ON public.chapters USING btree (picture_id);

alter table public.chapters enable row level security;

create policy "function owner manages chapters" on public.chapters
  for all to function_owner
  using (true)
  with check (true);
create policy "members read active chapters, leads their own, outreach all" on public.chapters
  for select to authenticated
  using (status = 'active'::public.chapter_status OR (id = ANY ((ARRAY( SELECT private.led_chapters() AS led_chapters)))) OR ( SELECT private.is_staff(VARIADIC ARRAY['outreach'::public.app_role]) AS is_staff));
create policy "visitors read active chapters" on public.chapters
  for select to anon
  using (status = 'active'::public.chapter_status);

grant select on public.chapters to anon;
grant select on public.chapters to authenticated;
grant select, insert, update on public.chapters to function_owner;
grant select, insert, update, delete on public.chapters to service_role;

CREATE TRIGGER index_chapter AFTER INSERT OR DELETE OR UPDATE OF slug, name, status, about, institution, city, state, meets, meeting_place, needs ON public.chapters FOR EACH ROW EXECUTE FUNCTION private.index_chapter();
CREATE TRIGGER record_audit AFTER INSERT OR DELETE OR UPDATE ON public.chapters FOR EACH ROW WHEN ((current_setting('request.jwt.claims'::text, true) ~~ '%"aal2"%'::text)) EXECUTE FUNCTION private.record_audit('led_by');
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.chapters FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

alter publication supabase_realtime add table public.chapters;
