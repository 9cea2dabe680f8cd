-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.receipts (
  id uuid not null default gen_random_uuid(),
  number integer not null,
  code text not null,
  donation_id uuid not null,
  user_id uuid,
  donor_name text,
  donor_email text,
  amount_cents integer not null,
  received_on date not null,
  legal_name text not null,
  ein text,
  address text not null,
  deductibility text not null,
  is_live boolean not null,
  issued_at timestamp with time zone not null default now(),
  replaces integer,
  thing text,
  constraint receipts_pkey PRIMARY KEY (id),
  constraint receipts_code_key UNIQUE (code),
  constraint receipts_number_key UNIQUE (number),
  constraint receipts_replaces_key UNIQUE (replaces),
  constraint receipts_donation_id_fkey FOREIGN KEY (donation_id) REFERENCES public.donations(id) ON DELETE CASCADE,
  constraint receipts_replaces_fkey FOREIGN KEY (replaces) REFERENCES public.receipts(number) ON DELETE SET NULL,
  constraint receipts_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint receipts_amount_cents_check CHECK (amount_cents >= 0),
  constraint receipts_code_check CHECK (length(code) >= 11 AND length(code) <= 40),
  constraint receipts_number_check CHECK (number > 0)
);

comment on table public.receipts is 'class:s2';
comment on column public.receipts.amount_cents is 'What the organization kept of the gift when the receipt was issued.';
comment on column public.receipts.received_on is 'The day of the gift in the time zone of the organization.';
comment on column public.receipts.is_live is 'False for gifts of the test provider.';
comment on column public.receipts.thing is 'What was given in kind; such a receipt states no amount.';

CREATE INDEX receipts_corrected ON public.receipts USING btree (issued_at, id) WHERE (replaces IS NOT NULL);
CREATE INDEX receipts_donation ON public.receipts USING btree (donation_id, number);
CREATE INDEX receipts_email ON public.receipts USING btree (lower(donor_email));
CREATE INDEX receipts_email_day ON public.receipts USING btree (lower(donor_email), received_on) INCLUDE (donor_email, amount_cents, is_live, number, thing);
CREATE INDEX receipts_issued ON public.receipts USING btree (issued_at, id);
CREATE INDEX receipts_user ON public.receipts USING btree (user_id, received_on) INCLUDE (amount_cents, is_live, number, thing);
CREATE INDEX receipts_without_ein ON public.receipts USING btree (number) WHERE ((ein IS NULL) AND is_live);
CREATE INDEX receipts_year_donor ON public.receipts USING btree (EXTRACT(year FROM received_on), lower(donor_email)) WHERE (is_live AND (amount_cents > 0) AND (thing IS NULL));

alter table public.receipts enable row level security;

create policy "donors read their own receipts, finance all" on public.receipts
  for select to authenticated
  using (user_id = (( SELECT auth.uid() AS uid)) OR id >= (( SELECT private.first_id_for_staff(VARIADIC ARRAY['finance'::public.app_role]) AS first_id_for_staff)) AND id <= 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid AND (( SELECT private.first_id_for_staff(VARIADIC ARRAY['finance'::public.app_role]) AS first_id_for_staff)) = '00000000-0000-0000-0000-000000000000'::uuid OR id >= private.first_id_for_staff(VARIADIC ARRAY['finance'::public.app_role]));
create policy "function owner adds receipts" on public.receipts
  for insert to function_owner
  with check (true);
create policy "function owner gives receipts to members" on public.receipts
  for update to function_owner
  using (true)
  with check (true);
create policy "function owner reads receipts" on public.receipts
  for select to function_owner
  using (true);

grant select on public.receipts to authenticated;
grant select, insert on public.receipts to function_owner;
grant select on public.receipts to service_role;

grant update (user_id) on public.receipts to function_owner;
grant update (user_id, donor_name, donor_email) on public.receipts to service_role;

CREATE TRIGGER count_new_receipts AFTER INSERT ON public.receipts REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.count_new_receipts();
CREATE TRIGGER drop_receipt_totals AFTER DELETE ON public.receipts REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION private.drop_receipt_totals();
CREATE TRIGGER move_receipt_totals AFTER UPDATE ON public.receipts REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION private.move_receipt_totals();
CREATE TRIGGER note_merged_row AFTER DELETE OR UPDATE ON public.receipts FOR EACH ROW WHEN ((current_setting('merge.id'::text, true) <> ''::text)) EXECUTE FUNCTION private.note_merged_row('user_id');
CREATE TRIGGER record_audit AFTER INSERT OR DELETE OR UPDATE ON public.receipts FOR EACH ROW WHEN ((current_setting('request.jwt.claims'::text, true) ~~ '%"aal2"%'::text)) EXECUTE FUNCTION private.record_audit();
