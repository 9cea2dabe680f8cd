-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.event_registrations (
  id uuid not null default gen_random_uuid(),
  date_id uuid not null,
  user_id uuid,
  number integer not null,
  name text,
  email text,
  channel public.event_channel not null,
  status public.registration_status not null,
  party_size integer not null,
  answers jsonb not null default '{}'::jsonb,
  ticket_code text not null default upper("left"(replace(gen_random_uuid()::text, '-'::text, ''::text), 12)),
  slip_id uuid,
  offer_expires_at timestamp with time zone,
  reminders_sent integer not null default 0,
  is_walk_up boolean not null default false,
  created_at timestamp with time zone not null default now(),
  changed_at timestamp with time zone not null default now(),
  constraint event_registrations_pkey PRIMARY KEY (id),
  constraint event_registrations_date_id_number_key UNIQUE (date_id, number),
  constraint event_registrations_ticket_code_key UNIQUE (ticket_code),
  constraint event_registrations_date_id_fkey FOREIGN KEY (date_id) REFERENCES public.event_dates(id) ON DELETE CASCADE,
  constraint event_registrations_slip_id_fkey FOREIGN KEY (slip_id) REFERENCES public.permission_slips(id) ON DELETE SET NULL,
  constraint event_registrations_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint event_registrations_answers_check CHECK (jsonb_typeof(answers) = 'object'::text AND length(answers::text) <= 5000),
  constraint event_registrations_check CHECK (user_id IS NULL OR email IS NULL),
  constraint event_registrations_check1 CHECK (user_id IS NOT NULL OR name IS NOT NULL AND (email IS NOT NULL OR is_walk_up)),
  constraint event_registrations_check2 CHECK (status <> 'offered'::public.registration_status OR offer_expires_at IS NOT NULL),
  constraint event_registrations_email_check CHECK (private.is_email_address(email)),
  constraint event_registrations_name_check CHECK (length(name) >= 1 AND length(name) <= 100 AND private.is_plain_name(name)),
  constraint event_registrations_number_check CHECK (number >= 1),
  constraint event_registrations_party_size_check CHECK (party_size >= 1 AND party_size <= 5),
  constraint event_registrations_reminders_sent_check CHECK (reminders_sent >= 0 AND reminders_sent <= 3)
);

comment on table public.event_registrations is 'class:s2';
comment on column public.event_registrations.number is 'The order of the waiting list, without gaps.';
comment on column public.event_registrations.email is 'Of a guest; the address of a member is in the account.';
comment on column public.event_registrations.party_size is 'The person and the guests they bring.';
comment on column public.event_registrations.reminders_sent is '1: a week before, 2: a day, 3: an hour.';
comment on column public.event_registrations.is_walk_up is 'Registered by a helper at the door, perhaps without an email.';

alter table public.event_registrations alter column status set (n_distinct=7);

CREATE INDEX event_registrations_date ON public.event_registrations USING btree (date_id, number, id);
CREATE INDEX event_registrations_guest ON public.event_registrations USING btree (lower(email)) WHERE (email IS NOT NULL);
CREATE INDEX event_registrations_member ON public.event_registrations USING btree (user_id, created_at DESC);
CREATE INDEX event_registrations_newest ON public.event_registrations USING btree (created_at, id);
CREATE INDEX event_registrations_offers ON public.event_registrations USING btree (offer_expires_at) WHERE (status = 'offered'::public.registration_status);
CREATE UNIQUE INDEX event_registrations_one_per_guest ON public.event_registrations USING btree (date_id, lower(email)) WHERE (status <> ALL (ARRAY['canceled'::public.registration_status, 'expired'::public.registration_status]));
CREATE UNIQUE INDEX event_registrations_one_per_member ON public.event_registrations USING btree (user_id, date_id) WHERE (status <> ALL (ARRAY['canceled'::public.registration_status, 'expired'::public.registration_status]));
CREATE INDEX event_registrations_queue ON public.event_registrations USING btree (date_id, channel, number) WHERE (status = 'waiting'::public.registration_status);
CREATE INDEX event_registrations_slip ON public.event_registrations USING btree (slip_id);

alter table public.event_registrations enable row level security;

create policy "function owner manages event registrations" on public.event_registrations
  for all to function_owner
  using (true)
  with check (true);
create policy "people, their guardians, chapter leads and event staff read reg" on public.event_registrations
  for select to authenticated
  using ((user_id = ANY ((ARRAY( SELECT private.visible_people() AS visible_people)))) OR (date_id = ANY ((ARRAY( SELECT private.led_dates() AS led_dates)))) OR id >= (( SELECT private.first_id_for_staff(VARIADIC ARRAY['events'::public.app_role]) AS first_id_for_staff)) AND id <= 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid AND (( SELECT private.first_id_for_staff(VARIADIC ARRAY['events'::public.app_role]) AS first_id_for_staff)) = '00000000-0000-0000-0000-000000000000'::uuid OR id >= private.first_id_for_staff(VARIADIC ARRAY['events'::public.app_role]));

grant select on public.event_registrations to authenticated;
grant select, insert, update, delete on public.event_registrations to function_owner;
grant select, insert, update, delete on public.event_registrations to service_role;

CREATE TRIGGER count_seats AFTER INSERT OR DELETE OR UPDATE OF status, channel, party_size ON public.event_registrations FOR EACH ROW EXECUTE FUNCTION private.count_seats();
CREATE TRIGGER note_merged_row AFTER DELETE OR UPDATE ON public.event_registrations FOR EACH ROW WHEN ((current_setting('merge.id'::text, true) <> ''::text)) EXECUTE FUNCTION private.note_merged_row('user_id');
CREATE TRIGGER record_audit AFTER INSERT OR DELETE OR UPDATE ON public.event_registrations FOR EACH ROW WHEN ((current_setting('request.jwt.claims'::text, true) ~~ '%"aal2"%'::text)) EXECUTE FUNCTION private.record_audit();
