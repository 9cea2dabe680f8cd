-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.picture_records (
  picture_id uuid not null,
  uploaded_by uuid,
  consent_note text,
  consent_until date,
  constraint picture_records_pkey PRIMARY KEY (picture_id),
  constraint picture_records_picture_id_fkey FOREIGN KEY (picture_id) REFERENCES public.pictures(id) ON DELETE CASCADE,
  constraint picture_records_uploaded_by_fkey FOREIGN KEY (uploaded_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint picture_records_check CHECK (consent_until IS NULL OR consent_note IS NOT NULL),
  constraint picture_records_consent_note_check CHECK (length(consent_note) >= 2 AND length(consent_note) <= 300 AND consent_note !~ '[[:cntrl:]]'::text)
);

comment on table public.picture_records is 'class:s2';
comment on column public.picture_records.picture_id is 'class:public';
comment on column public.picture_records.consent_note is 'Who in the picture agreed, and where that is filed.';

CREATE INDEX picture_records_consent ON public.picture_records USING btree (consent_until) WHERE (consent_until IS NOT NULL);
CREATE INDEX picture_records_uploaded_by ON public.picture_records USING btree (uploaded_by);

alter table public.picture_records enable row level security;

create policy "function owner reads picture records" on public.picture_records
  for select to function_owner
  using (true);
create policy "function owner, for the trash: delete" on public.picture_records
  for delete to function_owner
  using (true);
create policy "function owner, for the trash: insert" on public.picture_records
  for insert to function_owner
  with check (true);
create policy "function owner, for the trash: lock" on public.picture_records
  for update to function_owner
  using (true)
  with check (false);
create policy "uploaders, editors and the event desk note consents" on public.picture_records
  for update to authenticated
  using ((picture_id = ANY ((ARRAY( SELECT private.uploaded_pictures() AS uploaded_pictures)))) OR ( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.app_role, 'events'::public.app_role]) AS is_staff))
  with check ((picture_id = ANY ((ARRAY( SELECT private.uploaded_pictures() AS uploaded_pictures)))) OR ( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.app_role, 'events'::public.app_role]) AS is_staff));
create policy "uploaders, editors and the event desk read picture records" on public.picture_records
  for select to authenticated
  using ((picture_id = ANY ((ARRAY( SELECT private.uploaded_pictures() AS uploaded_pictures)))) OR picture_id >= (( SELECT private.first_id_for_staff(VARIADIC ARRAY['editor'::public.app_role, 'events'::public.app_role]) AS first_id_for_staff)) AND picture_id <= 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid AND (( SELECT private.first_id_for_staff(VARIADIC ARRAY['editor'::public.app_role, 'events'::public.app_role]) AS first_id_for_staff)) = '00000000-0000-0000-0000-000000000000'::uuid OR picture_id >= private.first_id_for_staff(VARIADIC ARRAY['editor'::public.app_role, 'events'::public.app_role]));

grant select on public.picture_records to authenticated;
grant select, insert, delete on public.picture_records to function_owner;
grant select, insert, update, delete on public.picture_records to service_role;

grant update (consent_note, consent_until) on public.picture_records to authenticated;
grant update (picture_id) on public.picture_records to function_owner;

CREATE TRIGGER note_inbox_delete AFTER DELETE ON public.picture_records FOR EACH ROW WHEN ((old.consent_until < CURRENT_DATE)) EXECUTE FUNCTION private.note_inbox_change('pictures', 'picture_id');
CREATE TRIGGER note_inbox_insert AFTER INSERT ON public.picture_records FOR EACH ROW WHEN ((new.consent_until < CURRENT_DATE)) EXECUTE FUNCTION private.note_inbox_change('pictures', 'picture_id');
CREATE TRIGGER note_inbox_update AFTER UPDATE ON public.picture_records FOR EACH ROW WHEN (((old.consent_until < CURRENT_DATE) OR (new.consent_until < CURRENT_DATE))) EXECUTE FUNCTION private.note_inbox_change('pictures', 'picture_id');
CREATE TRIGGER record_audit AFTER INSERT OR DELETE OR UPDATE ON public.picture_records FOR EACH ROW WHEN ((current_setting('request.jwt.claims'::text, true) ~~ '%"aal2"%'::text)) EXECUTE FUNCTION private.record_audit();
