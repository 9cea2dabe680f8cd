-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.events (
  id uuid not null default gen_random_uuid(),
  slug text not null,
  kind public.event_kind not null,
  status public.event_status not null default 'draft'::public.event_status,
  title text not null,
  summary text not null,
  description text not null default ''::text,
  chapter_id uuid,
  format public.event_format not null,
  place text,
  street text,
  city text,
  directions text,
  state text,
  time_zone text not null,
  poster_art text,
  picture_id uuid,
  poster_color text,
  features public.event_feature[] not null default '{}'::public.event_feature[],
  questions jsonb not null default '[]'::jsonb,
  line_up jsonb not null default '[]'::jsonb,
  take_home jsonb not null default '[]'::jsonb,
  needs_registration boolean not null default true,
  series_rule text,
  series_start timestamp without time zone,
  series_minutes integer,
  series_skips date[] not null default '{}'::date[],
  recap text,
  people_trained integer,
  kits_given integer,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint events_pkey PRIMARY KEY (id),
  constraint events_slug_key UNIQUE (slug),
  constraint events_chapter_id_fkey FOREIGN KEY (chapter_id) REFERENCES public.chapters(id) ON DELETE SET NULL,
  constraint events_picture_id_fkey FOREIGN KEY (picture_id) REFERENCES public.pictures(id),
  constraint events_check CHECK (format = 'online'::public.event_format OR num_nulls(place, street, city, state) = 0),
  constraint events_check1 CHECK (num_nulls(series_rule, series_start, series_minutes) = ANY (ARRAY[0, 3])),
  constraint events_city_check CHECK (length(city) >= 2 AND length(city) <= 80 AND city !~ '[[:cntrl:]]'::text),
  constraint events_description_check CHECK (length(description) <= 5000),
  constraint events_directions_check CHECK (length(directions) >= 5 AND length(directions) <= 500),
  constraint events_features_check CHECK (cardinality(features) <= 6),
  constraint events_kits_given_check CHECK (kits_given >= 0),
  constraint events_line_up_check CHECK (private.are_filled_objects(line_up, '{at,name,text}'::text[])),
  constraint events_people_trained_check CHECK (people_trained >= 0),
  constraint events_place_check CHECK (length(place) >= 2 AND length(place) <= 120 AND place !~ '[[:cntrl:]]'::text),
  constraint events_poster_art_check CHECK (poster_art = ANY (ARRAY['rings'::text, 'bars'::text, 'cat'::text, 'arcs'::text, 'hills'::text, 'ribbons'::text, 'talk'::text])),
  constraint events_poster_color_check CHECK (poster_color = ANY (ARRAY['air'::text, 'marigold'::text, 'green'::text, 'siren'::text, 'night'::text])),
  constraint events_questions_check CHECK (private.are_filled_objects(questions, '{key,label}'::text[])),
  constraint events_recap_check CHECK (length(recap) >= 10 AND length(recap) <= 5000),
  constraint events_series_minutes_check CHECK (series_minutes >= 1 AND series_minutes <= 20160),
  constraint events_series_rule_check CHECK (private.is_series_rule(series_rule)),
  constraint events_series_skips_check CHECK (cardinality(series_skips) <= 20),
  constraint events_slug_check CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text AND length(slug) <= 80),
  constraint events_state_check CHECK (private.is_us_state(state)),
  constraint events_street_check CHECK (length(street) >= 3 AND length(street) <= 160 AND street !~ '[[:cntrl:]]'::text),
  constraint events_summary_check CHECK (length(summary) >= 10 AND length(summary) <= 200 AND summary !~ '[[:cntrl:]]'::text),
  constraint events_take_home_check CHECK (private.are_filled_objects(take_home, '{name,text}'::text[])),
  constraint events_time_zone_check CHECK (private.time_zone_label(time_zone) IS NOT NULL),
  constraint events_title_check CHECK (length(title) >= 3 AND length(title) <= 60 AND title !~ '[[:cntrl:]]'::text)
);

comment on table public.events is 'class:public';
comment on column public.events.poster_art is 'Null: chosen by the id.';
comment on column public.events.picture_id is 'A photo: before the event of the place, afterwards of the event.';
comment on column public.events.poster_color is 'Null: chosen by the id.';
comment on column public.events.questions is '[{key, label, is_required}], asked when people register.';
comment on column public.events.line_up is '[{at, name, text}], in the order of the evening.';
comment on column public.events.take_home is '[{name, text, art}], what people walk out with.';
comment on column public.events.needs_registration is 'False for events where people walk up.';
comment on column public.events.series_rule is 'RRULE of the repeating dates; its times are those of the clock on the wall.';
comment on column public.events.series_start is 'The first date of the series, on the clock on the wall.';
comment on column public.events.series_minutes is 'From start to end, on the clock on the wall.';
comment on column public.events.series_skips is 'Days that the rule has and the series has not.';

alter table public.events alter column status set (n_distinct=3);

CREATE INDEX events_canceled ON public.events USING btree (created_at DESC, id) WHERE (status = 'canceled'::public.event_status);
CREATE INDEX events_chapter ON public.events USING btree (chapter_id);
CREATE INDEX events_drafts ON public.events USING btree (created_at DESC, id) WHERE (status = 'draft'::public.event_status);
CREATE INDEX events_newest ON public.events USING btree (created_at DESC, id);
CREATE INDEX events_picture ON public.events USING btree (picture_id);
CREATE INDEX events_public ON public.events USING btree (id) WHERE (status <> 'draft'::public.event_status);
CREATE INDEX events_published ON public.events USING btree (created_at DESC, id) WHERE (status = 'published'::public.event_status);
CREATE INDEX events_title ON public.events USING gin (title trigrams.gin_trgm_ops);

alter table public.events enable row level security;

create policy "function owner manages events" on public.events
  for all to function_owner
  using (true)
  with check (true);
create policy "members read published events, event staff and chapter leads dr" on public.events
  for select to authenticated
  using (status <> 'draft'::public.event_status OR (chapter_id = ANY ((ARRAY( SELECT private.led_chapters() AS led_chapters)))) OR id >= (( SELECT private.first_id_for_staff(VARIADIC ARRAY['events'::public.app_role]) AS first_id_for_staff)) AND id <= 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid AND (( SELECT private.first_id_for_staff(VARIADIC ARRAY['events'::public.app_role]) AS first_id_for_staff)) = '00000000-0000-0000-0000-000000000000'::uuid OR id >= private.first_id_for_staff(VARIADIC ARRAY['events'::public.app_role]));
create policy "visitors read published events" on public.events
  for select to anon
  using (status <> 'draft'::public.event_status);

grant select on public.events to anon;
grant select on public.events to authenticated;
grant select, insert, update, delete on public.events to function_owner;
grant select, insert, update, delete on public.events to service_role;

grant update (id) on public.events to function_owner;

CREATE TRIGGER index_event AFTER UPDATE OF slug, title, summary, description, status, place, city, state ON public.events FOR EACH ROW WHEN (((((((((old.slug IS DISTINCT FROM new.slug) OR (old.title IS DISTINCT FROM new.title)) OR (old.summary IS DISTINCT FROM new.summary)) OR (old.description IS DISTINCT FROM new.description)) OR (old.status IS DISTINCT FROM new.status)) OR (old.place IS DISTINCT FROM new.place)) OR (old.city IS DISTINCT FROM new.city)) OR (old.state IS DISTINCT FROM new.state))) EXECUTE FUNCTION private.index_event();
CREATE TRIGGER index_new_event AFTER INSERT OR DELETE ON public.events FOR EACH ROW EXECUTE FUNCTION private.index_event();
CREATE TRIGGER publish_dates AFTER UPDATE OF status, format, state ON public.events FOR EACH ROW EXECUTE FUNCTION private.publish_dates();
CREATE TRIGGER record_audit AFTER INSERT OR DELETE OR UPDATE ON public.events FOR EACH ROW WHEN ((current_setting('request.jwt.claims'::text, true) ~~ '%"aal2"%'::text)) EXECUTE FUNCTION private.record_audit('line_up');
CREATE TRIGGER set_updated_at BEFORE UPDATE ON public.events FOR EACH ROW EXECUTE FUNCTION private.set_updated_at();

alter publication supabase_realtime add table public.events;
