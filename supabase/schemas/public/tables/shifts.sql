-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.shifts (
  id uuid not null default gen_random_uuid(),
  title text not null,
  about text,
  place text not null,
  chapter_id uuid,
  event_id uuid,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  time_zone text not null,
  capacity integer not null,
  minimum_age smallint,
  needs_certificate boolean not null default false,
  needs_waiver boolean not null default true,
  taken integer not null default 0,
  waiting integer not null default 0,
  offered integer not null default 0,
  last_number integer not null default 0,
  sequence integer not null default 0,
  canceled_at timestamp with time zone,
  cancel_reason text,
  needs_screening boolean not null default false,
  course_id uuid,
  constraint shifts_pkey PRIMARY KEY (id),
  constraint shifts_chapter_id_fkey FOREIGN KEY (chapter_id) REFERENCES public.chapters(id) ON DELETE SET NULL,
  constraint shifts_course_id_fkey FOREIGN KEY (course_id) REFERENCES public.courses(id),
  constraint shifts_event_id_fkey FOREIGN KEY (event_id) REFERENCES public.events(id) ON DELETE SET NULL,
  constraint shifts_about_check CHECK (length(about) >= 2 AND length(about) <= 600),
  constraint shifts_cancel_reason_check CHECK (length(cancel_reason) >= 5 AND length(cancel_reason) <= 500),
  constraint shifts_capacity_check CHECK (capacity >= 1 AND capacity <= 500),
  constraint shifts_check CHECK (taken >= 0 AND taken <= capacity),
  constraint shifts_check1 CHECK (offered >= 0 AND offered <= taken),
  constraint shifts_check2 CHECK (ends_at > starts_at AND ends_at <= (starts_at + '24:00:00'::interval)),
  constraint shifts_check3 CHECK ((canceled_at IS NULL) = (cancel_reason IS NULL)),
  constraint shifts_last_number_check CHECK (last_number >= 0),
  constraint shifts_minimum_age_check CHECK (minimum_age >= 14 AND minimum_age <= 18),
  constraint shifts_place_check CHECK (length(place) >= 2 AND length(place) <= 200 AND private.is_plain_line(place)),
  constraint shifts_sequence_check CHECK (sequence >= 0),
  constraint shifts_time_zone_check CHECK (private.time_zone_label(time_zone) IS NOT NULL),
  constraint shifts_title_check CHECK (length(title) >= 2 AND length(title) <= 80 AND private.is_plain_line(title)),
  constraint shifts_waiting_check CHECK (waiting >= 0)
);

comment on table public.shifts is 'class:public';
comment on column public.shifts.chapter_id is 'Leads of the chapter manage the shift, too.';
comment on column public.shifts.taken is 'Confirmed signups, with those who offer their place.';
comment on column public.shifts.offered is 'Volunteers who offer their place to someone else.';
comment on column public.shifts.last_number is 'Number of the last signup, for the order of the waiting list.';
comment on column public.shifts.sequence is 'Version of the calendar entry, for SEQUENCE in ICS.';
comment on column public.shifts.course_id is 'A course that volunteers have passed, if it needs one.';

CREATE INDEX shifts_canceled ON public.shifts USING btree (starts_at, id) WHERE (canceled_at IS NOT NULL);
CREATE INDEX shifts_chapter ON public.shifts USING btree (chapter_id, starts_at);
CREATE INDEX shifts_course ON public.shifts USING btree (course_id);
CREATE INDEX shifts_event ON public.shifts USING btree (event_id);
CREATE INDEX shifts_start ON public.shifts USING btree (starts_at, id);

alter table public.shifts enable row level security;

create policy "anyone reads shifts" on public.shifts
  for select to anon, authenticated
  using (true);
create policy "function owner manages shifts" on public.shifts
  for all to function_owner
  using (true)
  with check (true);

grant select on public.shifts to anon;
grant select on public.shifts to authenticated;
grant select, insert, update on public.shifts to function_owner;
grant select, insert, update, delete on public.shifts to service_role;

CREATE TRIGGER record_audit AFTER INSERT OR DELETE OR UPDATE ON public.shifts FOR EACH ROW WHEN ((current_setting('request.jwt.claims'::text, true) ~~ '%"aal2"%'::text)) EXECUTE FUNCTION private.record_audit();

alter publication supabase_realtime add table public.shifts;
