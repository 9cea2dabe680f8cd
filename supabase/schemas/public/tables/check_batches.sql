-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.check_batches (
  id uuid not null,
  received_on date not null,
  total_cents bigint not null,
  checks integer not null,
  entered_by uuid,
  entered_at timestamp with time zone not null default now(),
  constraint check_batches_pkey PRIMARY KEY (id),
  constraint check_batches_entered_by_fkey FOREIGN KEY (entered_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint check_batches_checks_check CHECK (checks >= 1 AND checks <= 50),
  constraint check_batches_total_cents_check CHECK (total_cents > 0)
);

comment on table public.check_batches is 'class:s2';
comment on column public.check_batches.id is 'Made for the form, so that the same form sent twice is one batch.';

CREATE INDEX check_batches_entered_by ON public.check_batches USING btree (entered_by);

alter table public.check_batches enable row level security;

create policy "finance reads check batches" on public.check_batches
  for select to authenticated
  using (id >= (( SELECT private.first_id_for_staff(VARIADIC ARRAY['finance'::public.app_role]) AS first_id_for_staff)) AND id <= 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid AND (( SELECT private.first_id_for_staff(VARIADIC ARRAY['finance'::public.app_role]) AS first_id_for_staff)) = '00000000-0000-0000-0000-000000000000'::uuid OR id >= private.first_id_for_staff(VARIADIC ARRAY['finance'::public.app_role]));
create policy "function owner manages check batches" on public.check_batches
  for all to function_owner
  using (true)
  with check (true);

grant select on public.check_batches to authenticated;
grant select, insert on public.check_batches to function_owner;
grant select on public.check_batches to service_role;

grant update (entered_by) on public.check_batches to service_role;

CREATE TRIGGER record_audit AFTER INSERT OR DELETE OR UPDATE ON public.check_batches FOR EACH ROW WHEN ((current_setting('request.jwt.claims'::text, true) ~~ '%"aal2"%'::text)) EXECUTE FUNCTION private.record_audit();
