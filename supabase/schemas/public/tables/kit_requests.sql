-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.kit_requests (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  full_name text,
  street text,
  city text,
  state text not null,
  zip text,
  quantity integer not null,
  had_naloxone boolean not null,
  status text not null default 'requested'::text,
  requested_at timestamp with time zone not null default now(),
  changed_at timestamp with time zone not null default now(),
  constraint kit_requests_pkey PRIMARY KEY (id),
  constraint kit_requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint kit_requests_city_check CHECK (length(city) >= 2 AND length(city) <= 80 AND city !~ '[[:cntrl:]]'::text),
  constraint kit_requests_full_name_check CHECK (length(full_name) >= 2 AND length(full_name) <= 100 AND private.is_plain_name(full_name)),
  constraint kit_requests_quantity_check CHECK (quantity >= 1 AND quantity <= 2),
  constraint kit_requests_state_check CHECK (length(state) >= 4 AND length(state) <= 20),
  constraint kit_requests_status_check CHECK (status = ANY (ARRAY['requested'::text, 'approved'::text, 'packed'::text, 'shipped'::text, 'delivered'::text, 'canceled'::text, 'out_of_stock'::text])),
  constraint kit_requests_street_check CHECK (length(street) >= 3 AND length(street) <= 160 AND street !~ '[[:cntrl:]]'::text),
  constraint kit_requests_zip_check CHECK (zip ~ '^\d{5}(-\d{4})?$'::text)
);

comment on table public.kit_requests is 'class:s2';
comment on column public.kit_requests.full_name is 'Deleted 90 days after shipping.';
comment on column public.kit_requests.street is 'Deleted 90 days after shipping.';
comment on column public.kit_requests.city is 'Deleted 90 days after shipping.';
comment on column public.kit_requests.zip is 'Deleted 90 days after shipping.';
comment on column public.kit_requests.had_naloxone is 'class:s3';

CREATE INDEX kit_requests_member ON public.kit_requests USING btree (user_id, requested_at DESC);
CREATE UNIQUE INDEX kit_requests_one_open ON public.kit_requests USING btree (user_id) WHERE (status = ANY (ARRAY['requested'::text, 'approved'::text, 'packed'::text]));
CREATE INDEX kit_requests_state ON public.kit_requests USING btree (status, requested_at, id);
CREATE INDEX kit_requests_waiting ON public.kit_requests USING btree (requested_at) WHERE (status = ANY (ARRAY['requested'::text, 'approved'::text, 'packed'::text]));

alter table public.kit_requests enable row level security;

create policy "function owner manages kit requests" on public.kit_requests
  for all to function_owner
  using (true)
  with check (true);
create policy "members read their own requests, outreach all" on public.kit_requests
  for select to authenticated
  using (user_id = (( SELECT auth.uid() AS uid)) OR id >= (( SELECT private.first_id_for_staff(VARIADIC ARRAY['outreach'::public.app_role]) AS first_id_for_staff)) AND id <= 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid AND (( SELECT private.first_id_for_staff(VARIADIC ARRAY['outreach'::public.app_role]) AS first_id_for_staff)) = '00000000-0000-0000-0000-000000000000'::uuid OR id >= private.first_id_for_staff(VARIADIC ARRAY['outreach'::public.app_role]));

grant select on public.kit_requests to authenticated;
grant select, insert, update on public.kit_requests to function_owner;
grant select, insert, update, delete on public.kit_requests to service_role;

CREATE TRIGGER note_inbox_delete AFTER DELETE ON public.kit_requests FOR EACH ROW WHEN ((old.status = ANY (ARRAY['requested'::text, 'approved'::text, 'packed'::text]))) EXECUTE FUNCTION private.note_inbox_change('kits', 'id');
CREATE TRIGGER note_inbox_insert AFTER INSERT ON public.kit_requests FOR EACH ROW WHEN ((new.status = ANY (ARRAY['requested'::text, 'approved'::text, 'packed'::text]))) EXECUTE FUNCTION private.note_inbox_change('kits', 'id');
CREATE TRIGGER note_inbox_update AFTER UPDATE ON public.kit_requests FOR EACH ROW WHEN (((old.status = ANY (ARRAY['requested'::text, 'approved'::text, 'packed'::text])) OR (new.status = ANY (ARRAY['requested'::text, 'approved'::text, 'packed'::text])))) EXECUTE FUNCTION private.note_inbox_change('kits', 'id');
CREATE TRIGGER note_merged_row AFTER DELETE OR UPDATE ON public.kit_requests FOR EACH ROW WHEN ((current_setting('merge.id'::text, true) <> ''::text)) EXECUTE FUNCTION private.note_merged_row('user_id');
CREATE TRIGGER record_audit AFTER INSERT OR DELETE OR UPDATE ON public.kit_requests FOR EACH ROW WHEN ((current_setting('request.jwt.claims'::text, true) ~~ '%"aal2"%'::text)) EXECUTE FUNCTION private.record_audit();
CREATE TRIGGER record_kit_request AFTER INSERT OR UPDATE OF status ON public.kit_requests FOR EACH ROW WHEN ((new.status = ANY (ARRAY['shipped'::text, 'delivered'::text]))) EXECUTE FUNCTION private.record_kit_request();
CREATE TRIGGER restock_kits AFTER DELETE ON public.kit_requests FOR EACH ROW WHEN ((old.status = ANY (ARRAY['requested'::text, 'approved'::text, 'packed'::text]))) EXECUTE FUNCTION private.restock_kits();
