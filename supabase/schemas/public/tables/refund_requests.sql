-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.refund_requests (
  id uuid not null default gen_random_uuid(),
  donation_id uuid not null,
  cents integer not null,
  refunded_after_cents integer not null,
  status public.refund_status not null,
  requested_by uuid,
  requested_at timestamp with time zone not null default now(),
  decided_by uuid,
  decided_at timestamp with time zone,
  constraint refund_requests_pkey PRIMARY KEY (id),
  constraint refund_requests_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint refund_requests_donation_id_fkey FOREIGN KEY (donation_id) REFERENCES public.donations(id) ON DELETE CASCADE,
  constraint refund_requests_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint refund_requests_cents_check CHECK (cents > 0),
  constraint refund_requests_check CHECK (refunded_after_cents >= cents),
  constraint refund_requests_check1 CHECK (status <> 'approved'::public.refund_status OR decided_by <> requested_by),
  constraint refund_requests_check2 CHECK ((status = 'waiting'::public.refund_status) = (decided_at IS NULL))
);

comment on table public.refund_requests is 'class:s2';
comment on column public.refund_requests.refunded_after_cents is 'What has gone back of the gift after this refund.';
comment on column public.refund_requests.decided_by is 'Null if one person was enough.';

alter table public.refund_requests alter column status set (n_distinct=3);

CREATE INDEX refund_requests_approved ON public.refund_requests USING btree (requested_at, id) WHERE (status = 'approved'::public.refund_status);
CREATE INDEX refund_requests_decided_by ON public.refund_requests USING btree (decided_by);
CREATE INDEX refund_requests_declined ON public.refund_requests USING btree (requested_at, id) WHERE (status = 'declined'::public.refund_status);
CREATE INDEX refund_requests_donation ON public.refund_requests USING btree (donation_id, requested_at);
CREATE UNIQUE INDEX refund_requests_open ON public.refund_requests USING btree (donation_id) WHERE (status = 'waiting'::public.refund_status);
CREATE INDEX refund_requests_requested_by ON public.refund_requests USING btree (requested_by);
CREATE INDEX refund_requests_waiting ON public.refund_requests USING btree (requested_at, id) WHERE (status = 'waiting'::public.refund_status);

alter table public.refund_requests enable row level security;

create policy "finance reads refund requests" on public.refund_requests
  for select to authenticated
  using (id >= (( SELECT private.first_id_for_staff(VARIADIC ARRAY['finance'::public.app_role]) AS first_id_for_staff)) AND id <= 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid AND (( SELECT private.first_id_for_staff(VARIADIC ARRAY['finance'::public.app_role]) AS first_id_for_staff)) = '00000000-0000-0000-0000-000000000000'::uuid OR id >= private.first_id_for_staff(VARIADIC ARRAY['finance'::public.app_role]));
create policy "function owner manages refund requests" on public.refund_requests
  for all to function_owner
  using (true)
  with check (true);

grant select on public.refund_requests to authenticated;
grant select, insert on public.refund_requests to function_owner;
grant select on public.refund_requests to service_role;

grant update (status, decided_by, decided_at) on public.refund_requests to function_owner;
grant update (requested_by, decided_by) on public.refund_requests to service_role;

CREATE TRIGGER note_inbox_delete AFTER DELETE ON public.refund_requests FOR EACH ROW WHEN ((old.status = 'waiting'::public.refund_status)) EXECUTE FUNCTION private.note_inbox_change('refunds', 'id');
CREATE TRIGGER note_inbox_insert AFTER INSERT ON public.refund_requests FOR EACH ROW WHEN ((new.status = 'waiting'::public.refund_status)) EXECUTE FUNCTION private.note_inbox_change('refunds', 'id');
CREATE TRIGGER note_inbox_update AFTER UPDATE ON public.refund_requests FOR EACH ROW WHEN (((old.status = 'waiting'::public.refund_status) OR (new.status = 'waiting'::public.refund_status))) EXECUTE FUNCTION private.note_inbox_change('refunds', 'id');
CREATE TRIGGER record_audit AFTER INSERT OR DELETE OR UPDATE ON public.refund_requests FOR EACH ROW WHEN ((current_setting('request.jwt.claims'::text, true) ~~ '%"aal2"%'::text)) EXECUTE FUNCTION private.record_audit();
