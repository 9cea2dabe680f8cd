-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.check_in_refusals (
  id uuid not null default gen_random_uuid(),
  date_id uuid not null,
  outcome public.check_in_outcome not null,
  people integer,
  lot text,
  kits integer,
  noted_at timestamp with time zone not null,
  link_id uuid,
  device_id uuid not null,
  sequence integer not null,
  constraint check_in_refusals_pkey PRIMARY KEY (id),
  constraint check_in_refusals_device_id_sequence_key UNIQUE (device_id, sequence),
  constraint check_in_refusals_date_id_fkey FOREIGN KEY (date_id) REFERENCES public.event_dates(id) ON DELETE CASCADE,
  constraint check_in_refusals_link_id_fkey FOREIGN KEY (link_id) REFERENCES public.check_in_links(id) ON DELETE SET NULL,
  constraint check_in_refusals_check CHECK ((outcome = 'out-of-stock'::public.check_in_outcome) = (kits IS NOT NULL AND lot IS NOT NULL)),
  constraint check_in_refusals_outcome_check CHECK (outcome = ANY (ARRAY['full'::public.check_in_outcome, 'no-permission'::public.check_in_outcome, 'unknown'::public.check_in_outcome, 'changed'::public.check_in_outcome, 'registered-already'::public.check_in_outcome, 'out-of-stock'::public.check_in_outcome]))
);

comment on table public.check_in_refusals is 'class:s2';
comment on column public.check_in_refusals.people is 'How many people the helper let in.';

CREATE INDEX check_in_refusals_date ON public.check_in_refusals USING btree (date_id, noted_at);
CREATE INDEX check_in_refusals_link ON public.check_in_refusals USING btree (link_id);

alter table public.check_in_refusals enable row level security;

create policy "chapter leads read refusals of their dates, event staff all" on public.check_in_refusals
  for select to authenticated
  using ((date_id = ANY ((ARRAY( SELECT private.led_dates() AS led_dates)))) OR id >= (( SELECT private.first_id_for_staff(VARIADIC ARRAY['events'::public.app_role]) AS first_id_for_staff)) AND id <= 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid AND (( SELECT private.first_id_for_staff(VARIADIC ARRAY['events'::public.app_role]) AS first_id_for_staff)) = '00000000-0000-0000-0000-000000000000'::uuid OR id >= private.first_id_for_staff(VARIADIC ARRAY['events'::public.app_role]));
create policy "function owner adds refusals" on public.check_in_refusals
  for insert to function_owner
  with check (true);
create policy "function owner reads refusals" on public.check_in_refusals
  for select to function_owner
  using (true);

grant select on public.check_in_refusals to authenticated;
grant select, insert on public.check_in_refusals to function_owner;
grant select, insert, update, delete on public.check_in_refusals to service_role;
