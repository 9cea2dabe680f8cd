-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.kit_handouts (
  id uuid not null default gen_random_uuid(),
  date_id uuid not null,
  lot text not null,
  kits integer not null,
  handed_at timestamp with time zone not null,
  link_id uuid,
  device_id uuid not null,
  sequence integer not null,
  constraint kit_handouts_pkey PRIMARY KEY (id),
  constraint kit_handouts_device_id_sequence_key UNIQUE (device_id, sequence),
  constraint kit_handouts_date_id_fkey FOREIGN KEY (date_id) REFERENCES public.event_dates(id) ON DELETE CASCADE,
  constraint kit_handouts_link_id_fkey FOREIGN KEY (link_id) REFERENCES public.check_in_links(id) ON DELETE SET NULL,
  constraint kit_handouts_kits_check CHECK (kits >= '-100'::integer AND kits <= 100 AND kits <> 0),
  constraint kit_handouts_lot_check CHECK (lot ~ '^[A-Z0-9][A-Z0-9 ./-]{0,29}$'::text),
  constraint kit_handouts_sequence_check CHECK (sequence >= 0)
);

comment on table public.kit_handouts is 'class:s2';

CREATE INDEX kit_handouts_date ON public.kit_handouts USING btree (date_id, lot);
CREATE INDEX kit_handouts_link ON public.kit_handouts USING btree (link_id);

alter table public.kit_handouts enable row level security;

create policy "chapter leads read kit handouts of their dates, event staff all" on public.kit_handouts
  for select to authenticated
  using ((date_id = ANY ((ARRAY( SELECT private.led_dates() AS led_dates)))) OR id >= (( SELECT private.first_id_for_staff(VARIADIC ARRAY['events'::public.app_role]) AS first_id_for_staff)) AND id <= 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid AND (( SELECT private.first_id_for_staff(VARIADIC ARRAY['events'::public.app_role]) AS first_id_for_staff)) = '00000000-0000-0000-0000-000000000000'::uuid OR id >= private.first_id_for_staff(VARIADIC ARRAY['events'::public.app_role]));
create policy "function owner adds kit handouts" on public.kit_handouts
  for insert to function_owner
  with check (true);
create policy "function owner reads kit handouts" on public.kit_handouts
  for select to function_owner
  using (true);

grant select on public.kit_handouts to authenticated;
grant select, insert on public.kit_handouts to function_owner;
grant select, insert, update, delete on public.kit_handouts to service_role;

CREATE TRIGGER record_kit_handout AFTER INSERT ON public.kit_handouts FOR EACH ROW EXECUTE FUNCTION private.record_kit_handout();
CREATE TRIGGER take_handout AFTER INSERT ON public.kit_handouts FOR EACH ROW EXECUTE FUNCTION private.take_handout();
