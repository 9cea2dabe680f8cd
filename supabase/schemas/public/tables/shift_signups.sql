-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.shift_signups (
  id uuid not null default gen_random_uuid(),
  shift_id uuid not null,
  user_id uuid not null,
  status public.signup_status not null,
  number integer not null,
  offered_at timestamp with time zone,
  checked_in_at timestamp with time zone,
  reminded_at timestamp with time zone,
  signed_up_at timestamp with time zone not null default now(),
  constraint shift_signups_pkey PRIMARY KEY (id),
  constraint shift_signups_shift_id_user_id_key UNIQUE (shift_id, user_id),
  constraint shift_signups_shift_id_fkey FOREIGN KEY (shift_id) REFERENCES public.shifts(id) ON DELETE CASCADE,
  constraint shift_signups_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint shift_signups_check CHECK (offered_at IS NULL OR status = 'confirmed'::public.signup_status),
  constraint shift_signups_check1 CHECK (checked_in_at IS NULL OR status = 'confirmed'::public.signup_status),
  constraint shift_signups_number_check CHECK (number > 0)
);

comment on table public.shift_signups is 'class:s2';
comment on column public.shift_signups.number is 'The order of the waiting list.';
comment on column public.shift_signups.offered_at is 'Since when the volunteer offers the place; they keep it until someone takes it.';

CREATE INDEX shift_signups_member ON public.shift_signups USING btree (user_id, signed_up_at DESC);
CREATE INDEX shift_signups_order ON public.shift_signups USING btree (shift_id, status, number);

alter table public.shift_signups enable row level security;

create policy "function owner manages shift signups" on public.shift_signups
  for all to function_owner
  using (true)
  with check (true);
create policy "volunteers, their guardians and outreach read shift signups" on public.shift_signups
  for select to authenticated
  using ((user_id = ANY ((ARRAY( SELECT private.visible_people() AS visible_people)))) OR id >= (( SELECT private.first_id_for_staff(VARIADIC ARRAY['outreach'::public.app_role]) AS first_id_for_staff)) AND id <= 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid AND (( SELECT private.first_id_for_staff(VARIADIC ARRAY['outreach'::public.app_role]) AS first_id_for_staff)) = '00000000-0000-0000-0000-000000000000'::uuid OR id >= private.first_id_for_staff(VARIADIC ARRAY['outreach'::public.app_role]));

grant select on public.shift_signups to authenticated;
grant select, insert, update, delete on public.shift_signups to function_owner;
grant select, insert, update, delete on public.shift_signups to service_role;

CREATE TRIGGER free_deleted_signup AFTER DELETE ON public.shift_signups FOR EACH ROW WHEN ((old.status <> 'canceled'::public.signup_status)) EXECUTE FUNCTION private.free_deleted_signup();
CREATE TRIGGER note_merged_row AFTER DELETE OR UPDATE ON public.shift_signups FOR EACH ROW WHEN ((current_setting('merge.id'::text, true) <> ''::text)) EXECUTE FUNCTION private.note_merged_row('user_id');
CREATE TRIGGER record_audit AFTER INSERT OR DELETE OR UPDATE ON public.shift_signups FOR EACH ROW WHEN ((current_setting('request.jwt.claims'::text, true) ~~ '%"aal2"%'::text)) EXECUTE FUNCTION private.record_audit();
