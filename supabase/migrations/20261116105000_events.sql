-- Events. Their dates, with seats, are in a table of their own.

create type public.event_kind as enum ('training', 'tabling', 'festival', 'fundraiser');
create type public.event_format as enum ('in-person', 'online', 'hybrid');
create type public.event_status as enum ('draft', 'published', 'canceled');
create type public.event_feature as enum ('step-free', 'asl', 'captions', 'childcare', 'quiet-room', 'spanish');

-- Every entry is an object, and its texts are not empty.
create function private.are_filled_objects(list jsonb, required text[]) returns boolean
language sql immutable set search_path = '' as $$
  select jsonb_typeof(list) = 'array' and jsonb_array_length(list) <= 20 and coalesce(bool_and(
    (select bool_and(length(coalesce(item ->> name, '')) between 1 and 300) from unnest(required) as name)), true)
  from jsonb_array_elements(case jsonb_typeof(list) when 'array' then list else '[]' end) as item
$$;
grant execute on function private.are_filled_objects(jsonb, text[]) to function_owner, service_role;

-- The part of RFC 5545 that the form writes: weekly on some weekdays, or monthly on a day or on one of its weekdays.
create function private.is_series_rule(rule text) returns boolean
language sql immutable set search_path = '' as $$
  select rule ~ ('^FREQ=(WEEKLY;INTERVAL=([1-9]|1[0-2]);BYDAY=(MO|TU|WE|TH|FR|SA|SU)(,(MO|TU|WE|TH|FR|SA|SU)){0,6}'
    || '|MONTHLY;INTERVAL=([1-9]|1[0-2]);(BYMONTHDAY=([1-9]|[12][0-9]|3[01])|BYDAY=([1-4]|-1)(MO|TU|WE|TH|FR|SA|SU)))'
    || ';(COUNT=[1-9][0-9]{0,2}|UNTIL=[0-9]{8}T235959)$')
$$;
grant execute on function private.is_series_rule(text) to function_owner, service_role;

create table public.events (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  kind public.event_kind not null,
  status public.event_status not null default 'draft',
  title text not null check (length(title) between 3 and 60 and title !~ '[[:cntrl:]]'),
  summary text not null check (length(summary) between 10 and 200 and summary !~ '[[:cntrl:]]'),
  description text not null default '' check (length(description) <= 5000),
  chapter_id uuid references public.chapters (id) on delete set null,
  format public.event_format not null,
  place text check (length(place) between 2 and 120 and place !~ '[[:cntrl:]]'),
  street text check (length(street) between 3 and 160 and street !~ '[[:cntrl:]]'),
  city text check (length(city) between 2 and 80 and city !~ '[[:cntrl:]]'),
  directions text check (length(directions) between 5 and 500),
  state text check (private.is_us_state(state)),
  time_zone text not null check (private.time_zone_label(time_zone) is not null),
  poster_art text check (poster_art in ('rings', 'bars', 'cat', 'arcs', 'hills', 'ribbons', 'talk')),
  picture_id uuid references public.pictures (id),
  poster_color text check (poster_color in ('air', 'marigold', 'green', 'siren', 'night')),
  features public.event_feature[] not null default '{}' check (cardinality(features) <= 6),
  questions jsonb not null default '[]' check (private.are_filled_objects(questions, '{key,label}')),
  line_up jsonb not null default '[]' check (private.are_filled_objects(line_up, '{at,name,text}')),
  take_home jsonb not null default '[]' check (private.are_filled_objects(take_home, '{name,text}')),
  needs_registration boolean not null default true,
  series_rule text check (private.is_series_rule(series_rule)),
  series_start timestamp,
  series_minutes integer check (series_minutes between 1 and 20160),
  series_skips date[] not null default '{}' check (cardinality(series_skips) <= 20),
  recap text check (length(recap) between 10 and 5000),
  people_trained integer check (people_trained >= 0),
  kits_given integer check (kits_given >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (format = 'online' or num_nulls(place, street, city, state) = 0),
  check (num_nulls(series_rule, series_start, series_minutes) in (0, 3))
);
comment on table public.events is 'class:public';
comment on column public.events.picture_id is 'A photo: before the event of the place, afterwards of the event.';
comment on column public.events.poster_art is 'Null: chosen by the id.';
comment on column public.events.poster_color is 'Null: chosen by the id.';
comment on column public.events.questions is '[{key, label, is_required}], asked when people register.';
comment on column public.events.line_up is '[{at, name, text}], in the order of the evening.';
comment on column public.events.take_home is '[{name, text, art}], what people walk out with.';
comment on column public.events.series_rule is 'RRULE of the repeating dates; its times are those of the clock on the wall.';
comment on column public.events.series_start is 'The first date of the series, on the clock on the wall.';
comment on column public.events.series_minutes is 'From start to end, on the clock on the wall.';
comment on column public.events.series_skips is 'Days that the rule has and the series has not.';
comment on column public.events.needs_registration is 'False for events where people walk up.';
create index events_chapter on public.events (chapter_id);
create index events_picture on public.events (picture_id);
create index events_newest on public.events (created_at desc, id);
create index events_drafts on public.events (created_at desc, id) where status = 'draft';
alter table public.events enable row level security;
grant select, insert, update, delete on public.events to service_role;
grant select, insert, update on public.events to function_owner;
grant select on public.events to anon, authenticated;

create policy "function owner manages events" on public.events for all to function_owner using (true) with check (true);
create policy "visitors read published events" on public.events for select to anon using (status <> 'draft');
create policy "members read published events, event staff and chapter leads drafts" on public.events
  for select to authenticated
  using (status <> 'draft' or chapter_id = any (array(select private.led_chapters()))
    or id between (select private.first_id_for_staff('events')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select private.first_id_for_staff('events')) = '00000000-0000-0000-0000-000000000000'
    or id >= private.first_id_for_staff('events'));

create trigger set_updated_at before update on public.events
  for each row execute function private.set_updated_at();

alter publication supabase_realtime add table public.events;

-- "411 Rock St, Little Rock, Arkansas", null for online events.
create function private.address_of_event(about public.events) returns text
language sql immutable set search_path = '' as $$
  select nullif(concat_ws(', ', about.street, about.city, about.state), '')
$$;
grant execute on function private.address_of_event(public.events) to function_owner;

-- Event staff manage every event, chapter leads those of their chapter.
create function private.manages_events_of(chapter uuid) returns boolean
language sql stable set search_path = '' as $$
  select private.is_staff('events') or coalesce(chapter in (select private.led_chapters()), false)
$$;
grant execute on function private.manages_events_of(uuid) to function_owner;

-- Chooses the picture of a event; null removes it.
create function private.set_event_picture(event uuid, picture uuid) returns public.picture_choice_outcome
language plpgsql security definer set search_path = '' as $$
begin
  if not private.manages_events_of((select e.chapter_id from public.events e where e.id = event)) then return 'not-allowed'; end if;
  update public.events t set picture_id = picture where t.id = event;
  return (case when found then 'saved' else 'unknown' end)::public.picture_choice_outcome;
exception
  when foreign_key_violation then return 'unknown';
end $$;
call private.publish_function('set_event_picture', '{authenticated}');
