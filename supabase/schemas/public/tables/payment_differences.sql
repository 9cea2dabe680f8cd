-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.payment_differences (
  id uuid not null default gen_random_uuid(),
  kind public.payment_difference_kind not null,
  mode public.payment_mode not null,
  payment_id text,
  donation_id uuid,
  our_cents integer,
  provider_cents integer,
  currency text not null default 'usd'::text,
  paid_at timestamp with time zone not null,
  found_at timestamp with time zone not null default now(),
  resolved_at timestamp with time zone,
  resolution text,
  constraint payment_differences_pkey PRIMARY KEY (id),
  constraint payment_differences_payment_id_donation_id_kind_mode_our_ce_key UNIQUE NULLS NOT DISTINCT (payment_id, donation_id, kind, mode, our_cents, provider_cents, currency),
  constraint payment_differences_donation_id_fkey FOREIGN KEY (donation_id) REFERENCES public.donations(id) ON DELETE CASCADE,
  constraint payment_differences_check CHECK (payment_id IS NOT NULL OR donation_id IS NOT NULL),
  constraint payment_differences_check1 CHECK ((resolved_at IS NULL) = (resolution IS NULL)),
  constraint payment_differences_currency_check CHECK (currency ~ '^[a-z]{3}$'::text),
  constraint payment_differences_payment_id_check CHECK (length(payment_id) >= 1 AND length(payment_id) <= 255),
  constraint payment_differences_resolution_check CHECK (length(resolution) >= 3 AND length(resolution) <= 500)
);

comment on table public.payment_differences is 'class:s2';
comment on column public.payment_differences.payment_id is 'The payment''s id at the provider.';
comment on column public.payment_differences.our_cents is 'Null if we have no paid gift; for a refund, what we refunded.';
comment on column public.payment_differences.provider_cents is 'Null if the provider has no such payment.';
comment on column public.payment_differences.currency is 'The currency of the provider''s amount.';
comment on column public.payment_differences.resolution is 'What finance found out.';

CREATE INDEX payment_differences_donation ON public.payment_differences USING btree (donation_id);
CREATE INDEX payment_differences_found ON public.payment_differences USING btree (found_at, id);
CREATE INDEX payment_differences_open ON public.payment_differences USING btree (found_at, id) WHERE (resolved_at IS NULL);

alter table public.payment_differences enable row level security;

create policy "finance reads payment differences" on public.payment_differences
  for select to authenticated
  using (id >= (( SELECT private.first_id_for_staff(VARIADIC ARRAY['finance'::public.app_role]) AS first_id_for_staff)) AND id <= 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid AND (( SELECT private.first_id_for_staff(VARIADIC ARRAY['finance'::public.app_role]) AS first_id_for_staff)) = '00000000-0000-0000-0000-000000000000'::uuid OR id >= private.first_id_for_staff(VARIADIC ARRAY['finance'::public.app_role]));
create policy "function owner manages payment differences" on public.payment_differences
  for all to function_owner
  using (true)
  with check (true);

grant select on public.payment_differences to authenticated;
grant select, insert, delete on public.payment_differences to function_owner;
grant select, insert, update, delete on public.payment_differences to service_role;

grant update (resolved_at, resolution) on public.payment_differences to function_owner;

CREATE TRIGGER note_inbox_delete AFTER DELETE ON public.payment_differences FOR EACH ROW WHEN ((old.resolved_at IS NULL)) EXECUTE FUNCTION private.note_inbox_change('payment-differences', 'id');
CREATE TRIGGER note_inbox_insert AFTER INSERT ON public.payment_differences FOR EACH ROW WHEN ((new.resolved_at IS NULL)) EXECUTE FUNCTION private.note_inbox_change('payment-differences', 'id');
CREATE TRIGGER note_inbox_update AFTER UPDATE ON public.payment_differences FOR EACH ROW WHEN (((old.resolved_at IS NULL) OR (new.resolved_at IS NULL))) EXECUTE FUNCTION private.note_inbox_change('payment-differences', 'id');
CREATE TRIGGER record_audit AFTER INSERT OR DELETE OR UPDATE ON public.payment_differences FOR EACH ROW WHEN ((current_setting('request.jwt.claims'::text, true) ~~ '%"aal2"%'::text)) EXECUTE FUNCTION private.record_audit();
