-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.event_dates (
  id uuid not null default gen_random_uuid(),
  event_id uuid not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  occurrence timestamp without time zone,
  is_public boolean not null default false,
  state text,
  canceled_at timestamp with time zone,
  sequence integer not null default 0,
  room_capacity integer,
  online_capacity integer,
  room_taken integer not null default 0,
  online_taken integer not null default 0,
  room_waiting integer not null default 0,
  online_waiting integer not null default 0,
  last_number integer not null default 0,
  released_at timestamp with time zone,
  constraint event_dates_pkey PRIMARY KEY (id),
  constraint event_dates_event_id_fkey FOREIGN KEY (event_id) REFERENCES public.events(id) ON DELETE CASCADE,
  constraint event_dates_check CHECK (room_taken >= 0 AND room_taken <= COALESCE(room_capacity, 0)),
  constraint event_dates_check1 CHECK (online_taken >= 0 AND online_taken <= COALESCE(online_capacity, 0)),
  constraint event_dates_check2 CHECK (ends_at > starts_at AND ends_at <= (starts_at + '14 days'::interval)),
  constraint event_dates_last_number_check CHECK (last_number >= 0),
  constraint event_dates_online_capacity_check CHECK (online_capacity >= 1 AND online_capacity <= 100000),
  constraint event_dates_online_waiting_check CHECK (online_waiting >= 0),
  constraint event_dates_room_capacity_check CHECK (room_capacity >= 1 AND room_capacity <= 100000),
  constraint event_dates_room_waiting_check CHECK (room_waiting >= 0),
  constraint event_dates_sequence_check CHECK (sequence >= 0)
);

comment on table public.event_dates is 'class:public';
comment on column public.event_dates.occurrence is 'Its time in the series, on the clock on the wall; null for a single date. It stays when staff move the date.';
comment on column public.event_dates.is_public is 'Whether the event is published or canceled; set by triggers.';
comment on column public.event_dates.state is 'Where the room is; null for online events. Set by triggers, for the list near a visitor.';
comment on column public.event_dates.sequence is 'Version of the calendar entry, for SEQUENCE in ICS.';
comment on column public.event_dates.room_capacity is 'Null if nobody can register for the room.';
comment on column public.event_dates.room_taken is 'Seats of confirmed and offered registrations; set by a trigger.';
comment on column public.event_dates.room_waiting is 'People on the waiting list; set by a trigger.';
comment on column public.event_dates.last_number is 'Number of the last registration.';
comment on column public.event_dates.released_at is 'When helpers released seats that nobody had claimed; from then on seats are offered on the spot.';

CREATE INDEX event_dates_event ON public.event_dates USING btree (event_id, starts_at);
CREATE UNIQUE INDEX event_dates_occurrence ON public.event_dates USING btree (event_id, occurrence);
CREATE INDEX event_dates_public_end ON public.event_dates USING btree (ends_at) WHERE is_public;
CREATE INDEX event_dates_start ON public.event_dates USING btree (starts_at, id);
CREATE INDEX event_dates_state ON public.event_dates USING btree (state, starts_at, id);

alter table public.event_dates enable row level security;

create policy "function owner manages event dates" on public.event_dates
  for all to function_owner
  using (true)
  with check (true);
create policy "members read public dates, event staff and chapter leads all of" on public.event_dates
  for select to authenticated
  using (is_public OR (event_id = ANY ((ARRAY( SELECT private.led_events() AS led_events)))) OR id >= (( SELECT private.first_id_for_staff(VARIADIC ARRAY['events'::public.app_role]) AS first_id_for_staff)) AND id <= 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid AND (( SELECT private.first_id_for_staff(VARIADIC ARRAY['events'::public.app_role]) AS first_id_for_staff)) = '00000000-0000-0000-0000-000000000000'::uuid OR id >= private.first_id_for_staff(VARIADIC ARRAY['events'::public.app_role]));
create policy "visitors read dates of published events" on public.event_dates
  for select to anon
  using (is_public);

grant select on public.event_dates to anon;
grant select on public.event_dates to authenticated;
grant select, insert, update, delete on public.event_dates to function_owner;
grant select, insert, update, delete on public.event_dates to service_role;

grant update (id) on public.event_dates to function_owner;

CREATE TRIGGER move_slips AFTER UPDATE OF starts_at ON public.event_dates FOR EACH ROW WHEN ((new.starts_at <> old.starts_at)) EXECUTE FUNCTION private.move_slips();
CREATE TRIGGER publish_new_date BEFORE INSERT ON public.event_dates FOR EACH ROW EXECUTE FUNCTION private.publish_new_date();
CREATE TRIGGER record_audit AFTER INSERT OR DELETE OR UPDATE ON public.event_dates FOR EACH ROW WHEN ((current_setting('request.jwt.claims'::text, true) ~~ '%"aal2"%'::text)) EXECUTE FUNCTION private.record_audit();
CREATE TRIGGER touch_event AFTER INSERT OR UPDATE OF starts_at, ends_at, canceled_at, room_capacity, online_capacity ON public.event_dates FOR EACH ROW EXECUTE FUNCTION private.touch_event();

alter publication supabase_realtime add table public.event_dates;
