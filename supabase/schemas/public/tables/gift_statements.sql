-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.gift_statements (
  id uuid not null default gen_random_uuid(),
  code text not null,
  year integer not null,
  user_id uuid,
  donor_name text,
  donor_email text,
  amount_cents bigint not null,
  gift_count integer not null,
  legal_name text not null,
  ein text,
  address text not null,
  deductibility text not null,
  is_live boolean not null,
  issued_at timestamp with time zone not null default now(),
  emailed_at timestamp with time zone,
  replaced_by uuid,
  receipt_numbers integer[] not null default '{}'::integer[],
  constraint gift_statements_pkey PRIMARY KEY (id),
  constraint gift_statements_code_key UNIQUE (code),
  constraint gift_statements_replaced_by_fkey FOREIGN KEY (replaced_by) REFERENCES public.gift_statements(id) ON DELETE SET NULL,
  constraint gift_statements_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint gift_statements_amount_cents_check CHECK (amount_cents > 0),
  constraint gift_statements_code_check CHECK (length(code) >= 11 AND length(code) <= 40),
  constraint gift_statements_gift_count_check CHECK (gift_count > 0),
  constraint gift_statements_year_check CHECK (year >= 2000 AND year <= 2200)
);

comment on table public.gift_statements is 'class:s2';
comment on column public.gift_statements.is_live is 'False for gifts of the test provider.';
comment on column public.gift_statements.replaced_by is 'The statement that counts a later gift or refund of the same year.';
comment on column public.gift_statements.receipt_numbers is 'Empty in statements from before there was a list.';

CREATE INDEX gift_statements_email ON public.gift_statements USING btree (lower(donor_email), year);
CREATE INDEX gift_statements_emailed ON public.gift_statements USING btree (year, lower(donor_email)) WHERE (emailed_at IS NOT NULL);
CREATE INDEX gift_statements_replaced_by ON public.gift_statements USING btree (replaced_by);
CREATE INDEX gift_statements_user ON public.gift_statements USING btree (user_id);

alter table public.gift_statements enable row level security;

create policy "donors read their own gift statements, finance all" on public.gift_statements
  for select to authenticated
  using (user_id = (( SELECT auth.uid() AS uid)) OR id >= (( SELECT private.first_id_for_staff(VARIADIC ARRAY['finance'::public.app_role]) AS first_id_for_staff)) AND id <= 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid AND (( SELECT private.first_id_for_staff(VARIADIC ARRAY['finance'::public.app_role]) AS first_id_for_staff)) = '00000000-0000-0000-0000-000000000000'::uuid OR id >= private.first_id_for_staff(VARIADIC ARRAY['finance'::public.app_role]));
create policy "function owner adds gift statements" on public.gift_statements
  for insert to function_owner
  with check (true);
create policy "function owner reads gift statements" on public.gift_statements
  for select to function_owner
  using (true);
create policy "function owner updates gift statements" on public.gift_statements
  for update to function_owner
  using (true)
  with check (true);

grant select on public.gift_statements to authenticated;
grant select on public.gift_statements to function_owner;
grant select on public.gift_statements to service_role;

grant insert (code, year, user_id, donor_name, donor_email, amount_cents, gift_count, legal_name, ein, address, deductibility, is_live, receipt_numbers) on public.gift_statements to function_owner;
grant update (user_id, emailed_at, replaced_by) on public.gift_statements to function_owner;
grant update (user_id, donor_name, donor_email) on public.gift_statements to service_role;

CREATE TRIGGER note_merged_row AFTER DELETE OR UPDATE ON public.gift_statements FOR EACH ROW WHEN ((current_setting('merge.id'::text, true) <> ''::text)) EXECUTE FUNCTION private.note_merged_row('user_id');
