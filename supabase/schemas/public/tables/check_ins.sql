-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.check_ins (
  id uuid not null default gen_random_uuid(),
  registration_id uuid not null,
  date_id uuid not null,
  people integer not null,
  checked_in_at timestamp with time zone not null,
  repeated_at timestamp with time zone,
  undone_at timestamp with time zone,
  changed_at timestamp with time zone not null default now(),
  link_id uuid,
  device_id uuid not null,
  sequence integer not null,
  constraint check_ins_pkey PRIMARY KEY (id),
  constraint check_ins_device_id_sequence_key UNIQUE (device_id, sequence),
  constraint check_ins_date_id_fkey FOREIGN KEY (date_id) REFERENCES public.event_dates(id) ON DELETE CASCADE,
  constraint check_ins_link_id_fkey FOREIGN KEY (link_id) REFERENCES public.check_in_links(id) ON DELETE SET NULL,
  constraint check_ins_registration_id_fkey FOREIGN KEY (registration_id) REFERENCES public.event_registrations(id) ON DELETE CASCADE,
  constraint check_ins_people_check CHECK (people >= 1 AND people <= 5),
  constraint check_ins_sequence_check CHECK (sequence >= 0)
);

comment on table public.check_ins is 'class:s2';
comment on column public.check_ins.people is 'How many of the party came.';
comment on column public.check_ins.repeated_at is 'When the ticket was last shown again, perhaps by somebody else.';
comment on column public.check_ins.device_id is 'A random id of the helper''s browser; with the sequence it tells a repeated request from a new one.';

CREATE INDEX check_ins_date ON public.check_ins USING btree (date_id, changed_at);
CREATE INDEX check_ins_link ON public.check_ins USING btree (link_id);
CREATE UNIQUE INDEX check_ins_one_per_registration ON public.check_ins USING btree (registration_id) WHERE (undone_at IS NULL);
CREATE INDEX check_ins_registration ON public.check_ins USING btree (registration_id);

alter table public.check_ins enable row level security;

create policy "function owner manages check-ins" on public.check_ins
  for all to function_owner
  using (true)
  with check (true);
create policy "people, chapter leads and event staff read check-ins" on public.check_ins
  for select to authenticated
  using ((registration_id = ANY ((ARRAY( SELECT r.id
   FROM public.event_registrations r
  WHERE r.user_id = (( SELECT auth.uid() AS uid)))))) OR (date_id = ANY ((ARRAY( SELECT private.led_dates() AS led_dates)))) OR id >= (( SELECT private.first_id_for_staff(VARIADIC ARRAY['events'::public.app_role]) AS first_id_for_staff)) AND id <= 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid AND (( SELECT private.first_id_for_staff(VARIADIC ARRAY['events'::public.app_role]) AS first_id_for_staff)) = '00000000-0000-0000-0000-000000000000'::uuid OR id >= private.first_id_for_staff(VARIADIC ARRAY['events'::public.app_role]));

grant select on public.check_ins to authenticated;
grant select, insert, update on public.check_ins to function_owner;
grant select, insert, update, delete on public.check_ins to service_role;

CREATE TRIGGER record_check_in AFTER INSERT OR UPDATE OF undone_at, people ON public.check_ins FOR EACH ROW EXECUTE FUNCTION private.record_check_in();
