-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.check_in_links (
  id uuid not null default gen_random_uuid(),
  date_id uuid not null,
  label text not null,
  key_hash bytea not null,
  roster_secret bytea not null default uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()),
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  last_used_at timestamp with time zone,
  revoked_at timestamp with time zone,
  revoked_by uuid,
  constraint check_in_links_pkey PRIMARY KEY (id),
  constraint check_in_links_key_hash_key UNIQUE (key_hash),
  constraint check_in_links_created_by_fkey FOREIGN KEY (created_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint check_in_links_date_id_fkey FOREIGN KEY (date_id) REFERENCES public.event_dates(id) ON DELETE CASCADE,
  constraint check_in_links_revoked_by_fkey FOREIGN KEY (revoked_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint check_in_links_label_check CHECK (length(label) >= 1 AND length(label) <= 40 AND label !~ '[[:cntrl:]]'::text)
);

comment on table public.check_in_links is 'class:s2';
comment on column public.check_in_links.label is 'Where the link is used, such as "Front door".';
comment on column public.check_in_links.key_hash is 'class:secret';
comment on column public.check_in_links.roster_secret is 'class:secret';
comment on column public.check_in_links.last_used_at is 'When a helper last saved something with it.';

CREATE INDEX check_in_links_created_by ON public.check_in_links USING btree (created_by);
CREATE INDEX check_in_links_date ON public.check_in_links USING btree (date_id, created_at);
CREATE INDEX check_in_links_revoked_by ON public.check_in_links USING btree (revoked_by);

alter table public.check_in_links enable row level security;

create policy "chapter leads read links of their dates, event staff all" on public.check_in_links
  for select to authenticated
  using ((date_id = ANY ((ARRAY( SELECT private.led_dates() AS led_dates)))) OR id >= (( SELECT private.first_id_for_staff(VARIADIC ARRAY['events'::public.app_role]) AS first_id_for_staff)) AND id <= 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid AND (( SELECT private.first_id_for_staff(VARIADIC ARRAY['events'::public.app_role]) AS first_id_for_staff)) = '00000000-0000-0000-0000-000000000000'::uuid OR id >= private.first_id_for_staff(VARIADIC ARRAY['events'::public.app_role]));
create policy "function owner manages check-in links" on public.check_in_links
  for all to function_owner
  using (true)
  with check (true);

grant select, insert, delete on public.check_in_links to function_owner;
grant select, insert, update, delete on public.check_in_links to service_role;

grant select (id, date_id, label, created_at, last_used_at, revoked_at) on public.check_in_links to authenticated;
grant update (last_used_at, revoked_at, revoked_by) on public.check_in_links to function_owner;

CREATE TRIGGER record_audit AFTER INSERT OR DELETE OR UPDATE ON public.check_in_links FOR EACH ROW WHEN ((current_setting('request.jwt.claims'::text, true) ~~ '%"aal2"%'::text)) EXECUTE FUNCTION private.record_audit();
