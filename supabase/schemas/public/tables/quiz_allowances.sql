-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.quiz_allowances (
  user_id uuid not null,
  extra_percent integer not null,
  granted_by uuid default auth.uid(),
  constraint quiz_allowances_pkey PRIMARY KEY (user_id),
  constraint quiz_allowances_granted_by_fkey FOREIGN KEY (granted_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint quiz_allowances_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint quiz_allowances_extra_percent_check CHECK (extra_percent >= 1 AND extra_percent <= 300)
);

comment on table public.quiz_allowances is 'class:s3';
comment on column public.quiz_allowances.extra_percent is 'Extra time in percent; no reason is stored.';
comment on column public.quiz_allowances.granted_by is 'class:s2';

CREATE INDEX quiz_allowances_granted_by ON public.quiz_allowances USING btree (granted_by);

alter table public.quiz_allowances enable row level security;

create policy "function owner manages quiz allowances" on public.quiz_allowances
  for all to function_owner
  using (true)
  with check (true);
create policy "function owner reads quiz allowances" on public.quiz_allowances
  for select to function_owner
  using (true);
create policy "instructors grant extra time" on public.quiz_allowances
  for insert to authenticated
  with check (( SELECT private.is_staff(VARIADIC ARRAY['instructor'::public.app_role]) AS is_staff));
create policy "instructors revoke extra time" on public.quiz_allowances
  for delete to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['instructor'::public.app_role]) AS is_staff));
create policy "members read their own extra time, instructors all" on public.quiz_allowances
  for select to authenticated
  using (user_id = (( SELECT auth.uid() AS uid)) OR user_id >= (( SELECT private.first_id_for_staff(VARIADIC ARRAY['instructor'::public.app_role]) AS first_id_for_staff)) AND user_id <= 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid AND (( SELECT private.first_id_for_staff(VARIADIC ARRAY['instructor'::public.app_role]) AS first_id_for_staff)) = '00000000-0000-0000-0000-000000000000'::uuid OR user_id >= private.first_id_for_staff(VARIADIC ARRAY['instructor'::public.app_role]));

grant select, delete on public.quiz_allowances to authenticated;
grant select, insert, update, delete on public.quiz_allowances to function_owner;
grant select, insert, update, delete on public.quiz_allowances to service_role;

grant insert (user_id, extra_percent) on public.quiz_allowances to authenticated;

CREATE TRIGGER note_merged_row AFTER DELETE OR UPDATE ON public.quiz_allowances FOR EACH ROW WHEN ((current_setting('merge.id'::text, true) <> ''::text)) EXECUTE FUNCTION private.note_merged_row('user_id');
CREATE TRIGGER record_audit AFTER INSERT OR DELETE OR UPDATE ON public.quiz_allowances FOR EACH ROW WHEN ((current_setting('request.jwt.claims'::text, true) ~~ '%"aal2"%'::text)) EXECUTE FUNCTION private.record_audit();
