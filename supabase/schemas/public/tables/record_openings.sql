-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.record_openings (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  opened_by uuid,
  session_id uuid not null,
  reason public.opening_reason not null,
  note text,
  opened_at timestamp with time zone not null default now(),
  constraint record_openings_pkey PRIMARY KEY (id),
  constraint record_openings_user_id_session_id_key UNIQUE (user_id, session_id),
  constraint record_openings_opened_by_fkey FOREIGN KEY (opened_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint record_openings_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint record_openings_check CHECK (reason <> 'other'::public.opening_reason OR note IS NOT NULL),
  constraint record_openings_note_check CHECK (note = btrim(note) AND length(note) >= 1 AND length(note) <= 200)
);

comment on table public.record_openings is 'class:s2';
comment on column public.record_openings.session_id is 'The session that may read the record; another one gives a reason again.';

CREATE INDEX record_openings_openers ON public.record_openings USING btree (opened_by);
CREATE INDEX record_openings_people ON public.record_openings USING btree (user_id, opened_at DESC);

alter table public.record_openings enable row level security;

create policy "function owner adds record openings" on public.record_openings
  for insert to function_owner
  with check (true);
create policy "function owner reads record openings" on public.record_openings
  for select to function_owner
  using (true);
create policy "members read why their record was opened" on public.record_openings
  for select to authenticated
  using (user_id = (( SELECT auth.uid() AS uid)));

grant select, insert on public.record_openings to function_owner;
grant select, insert, update, delete on public.record_openings to service_role;

grant select (id, user_id, reason, note, opened_at) on public.record_openings to authenticated;

CREATE TRIGGER record_audit AFTER INSERT OR DELETE OR UPDATE ON public.record_openings FOR EACH ROW WHEN ((current_setting('request.jwt.claims'::text, true) ~~ '%"aal2"%'::text)) EXECUTE FUNCTION private.record_audit();
