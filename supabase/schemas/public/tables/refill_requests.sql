-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.refill_requests (
  id uuid not null default gen_random_uuid(),
  sealed_address text not null,
  kits smallint not null,
  status public.refill_status not null default 'waiting'::public.refill_status,
  weeks_waiting smallint not null default 0,
  shipped_on date,
  is_shuffled boolean not null default false,
  constraint refill_requests_pkey PRIMARY KEY (id),
  constraint refill_requests_check CHECK ((status = 'shipped'::public.refill_status) = (shipped_on IS NOT NULL)),
  constraint refill_requests_kits_check CHECK (kits >= 1 AND kits <= 2),
  constraint refill_requests_sealed_address_check CHECK (length(sealed_address) >= 40 AND length(sealed_address) <= 2000 AND sealed_address ~ '^[A-Za-z0-9_-]+$'::text),
  constraint refill_requests_weeks_waiting_check CHECK (weeks_waiting >= 0 AND weeks_waiting <= 12)
);

comment on table public.refill_requests is 'class:s2';
comment on column public.refill_requests.sealed_address is 'Encrypted; the key is not in the database.';
comment on column public.refill_requests.weeks_waiting is 'The only age that is kept; at 12 the request is deleted.';
comment on column public.refill_requests.is_shuffled is 'Written again with each new request until the next nightly run.';

alter table public.refill_requests alter column status set (n_distinct=3);

CREATE INDEX refill_requests_open ON public.refill_requests USING btree (id) WHERE (status <> 'shipped'::public.refill_status);
CREATE INDEX refill_requests_packed ON public.refill_requests USING btree (weeks_waiting DESC, id) WHERE (status = 'packed'::public.refill_status);
CREATE INDEX refill_requests_shipped ON public.refill_requests USING btree (weeks_waiting DESC, id) WHERE (status = 'shipped'::public.refill_status);
CREATE INDEX refill_requests_shuffled ON public.refill_requests USING btree (id) WHERE is_shuffled;
CREATE INDEX refill_requests_waiting ON public.refill_requests USING btree (weeks_waiting DESC, id) WHERE (status = 'waiting'::public.refill_status);

alter table public.refill_requests enable row level security;

create policy "function owner manages refill requests" on public.refill_requests
  for all to function_owner
  using (true)
  with check (true);
create policy "outreach reads refill requests" on public.refill_requests
  for select to authenticated
  using (id >= (( SELECT private.first_id_for_staff(VARIADIC ARRAY['outreach'::public.app_role]) AS first_id_for_staff)) AND id <= 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid AND (( SELECT private.first_id_for_staff(VARIADIC ARRAY['outreach'::public.app_role]) AS first_id_for_staff)) = '00000000-0000-0000-0000-000000000000'::uuid OR id >= private.first_id_for_staff(VARIADIC ARRAY['outreach'::public.app_role]));

grant select on public.refill_requests to authenticated;
grant select, insert, update, delete on public.refill_requests to function_owner;

CREATE TRIGGER note_inbox_update AFTER UPDATE ON public.refill_requests FOR EACH ROW WHEN (((old.status IS DISTINCT FROM new.status) AND ((old.status = 'waiting'::public.refill_status) OR (new.status = 'waiting'::public.refill_status)))) EXECUTE FUNCTION private.note_inbox_change('refills', 'id');
