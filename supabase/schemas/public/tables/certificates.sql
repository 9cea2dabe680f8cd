-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.certificates (
  id text not null,
  user_id uuid,
  course_id uuid not null,
  attempt_id uuid,
  course_title text not null,
  criteria text not null,
  holder_name text,
  name_form text not null default 'initials'::text,
  issued_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone,
  status text not null default 'valid'::text,
  status_reason text,
  status_number integer generated always as identity not null,
  replaces text,
  constraint certificates_pkey PRIMARY KEY (id),
  constraint certificates_attempt_id_key UNIQUE (attempt_id),
  constraint certificates_replaces_key UNIQUE (replaces),
  constraint certificates_status_number_key UNIQUE (status_number),
  constraint certificates_attempt_id_fkey FOREIGN KEY (attempt_id) REFERENCES public.quiz_attempts(id) ON DELETE SET NULL,
  constraint certificates_course_id_fkey FOREIGN KEY (course_id) REFERENCES public.courses(id) ON DELETE RESTRICT,
  constraint certificates_replaces_fkey FOREIGN KEY (replaces) REFERENCES public.certificates(id) ON DELETE RESTRICT,
  constraint certificates_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint certificates_check CHECK (expires_at > issued_at),
  constraint certificates_check1 CHECK ((status = 'valid'::text) = (status_reason IS NULL)),
  constraint certificates_criteria_length CHECK (length(criteria) <= 300),
  constraint certificates_holder_name_check CHECK (length(holder_name) >= 1 AND length(holder_name) <= 100 AND private.is_plain_name(holder_name)),
  constraint certificates_id_check CHECK (id ~ '^[0-9a-f]{32}$'::text),
  constraint certificates_name_form_check CHECK (name_form = ANY (ARRAY['full'::text, 'initials'::text, 'hidden'::text])),
  constraint certificates_status_check CHECK (status = ANY (ARRAY['valid'::text, 'suspended'::text, 'revoked'::text])),
  constraint certificates_status_reason_check CHECK (status_reason = ANY (ARRAY['issued-in-error'::text, 'name-of-another'::text, 'cheating'::text, 'under-review'::text, 'holder-asked'::text, 'name-corrected'::text])),
  constraint certificates_title_length CHECK (length(course_title) <= 120)
);

comment on table public.certificates is 'class:s2';
comment on column public.certificates.id is 'Path of the public page.';
comment on column public.certificates.course_title is 'As it was when the certificate was issued.';
comment on column public.certificates.criteria is 'As they were when the certificate was issued.';
comment on column public.certificates.status_number is 'Index in the published status list.';

CREATE UNIQUE INDEX certificates_card ON public.certificates USING btree (id) INCLUDE (user_id, course_id, course_title, criteria, holder_name, name_form, issued_at, expires_at, status, status_reason, status_number, replaces);
CREATE INDEX certificates_course ON public.certificates USING btree (course_id, issued_at DESC, id) INCLUDE (user_id, course_title, holder_name, expires_at, status);
CREATE INDEX certificates_expiring ON public.certificates USING btree (expires_at) WHERE (status = 'valid'::text);
CREATE INDEX certificates_holder ON public.certificates USING btree (user_id, issued_at DESC) INCLUDE (id, course_title, expires_at, status);
CREATE INDEX certificates_names ON public.certificates USING gin (array_to_tsvector(private.search_words(COALESCE(holder_name, ''::text))));
CREATE INDEX certificates_newest ON public.certificates USING btree (issued_at DESC, id) INCLUDE (user_id, course_title, holder_name, expires_at, status);
CREATE INDEX certificates_not_valid ON public.certificates USING btree (status_number) WHERE (status <> 'valid'::text);
CREATE INDEX certificates_renewals ON public.certificates USING btree (replaces) INCLUDE (id) WHERE (replaces IS NOT NULL);
CREATE INDEX certificates_state ON public.certificates USING btree (status, issued_at DESC, id) INCLUDE (user_id, course_id, course_title, holder_name, expires_at) WHERE (status <> 'valid'::text);

alter table public.certificates enable row level security;

create policy "function owner manages certificates" on public.certificates
  for all to function_owner
  using (true)
  with check (true);
create policy "holders, their guardians and instructors read certificates" on public.certificates
  for select to authenticated
  using ((user_id = ANY ((ARRAY( SELECT private.visible_people() AS visible_people)))) OR id >= (( SELECT private.first_id_for_staff(VARIADIC ARRAY['instructor'::public.app_role, 'auditor'::public.app_role])::text AS first_id_for_staff)) AND id <= 'g'::text AND (( SELECT private.first_id_for_staff(VARIADIC ARRAY['instructor'::public.app_role, 'auditor'::public.app_role]) AS first_id_for_staff)) = '00000000-0000-0000-0000-000000000000'::uuid OR id >= private.first_id_for_staff(VARIADIC ARRAY['instructor'::public.app_role, 'auditor'::public.app_role])::text);

grant select on public.certificates to authenticated;
grant select, insert on public.certificates to function_owner;
grant select, insert, update, delete on public.certificates to service_role;

grant update (user_id, attempt_id, holder_name, name_form, status, status_reason) on public.certificates to function_owner;

CREATE TRIGGER index_certificate_words AFTER INSERT OR UPDATE OF holder_name, issued_at ON public.certificates FOR EACH ROW EXECUTE FUNCTION private.index_certificate_words();
CREATE TRIGGER note_inbox_delete AFTER DELETE ON public.certificates FOR EACH ROW WHEN ((old.status = 'suspended'::text)) EXECUTE FUNCTION private.note_inbox_change('certificates', 'id');
CREATE TRIGGER note_inbox_insert AFTER INSERT ON public.certificates FOR EACH ROW WHEN ((new.status = 'suspended'::text)) EXECUTE FUNCTION private.note_inbox_change('certificates', 'id');
CREATE TRIGGER note_inbox_update AFTER UPDATE ON public.certificates FOR EACH ROW WHEN (((old.status = 'suspended'::text) OR (new.status = 'suspended'::text))) EXECUTE FUNCTION private.note_inbox_change('certificates', 'id');
CREATE TRIGGER note_merged_row AFTER DELETE OR UPDATE ON public.certificates FOR EACH ROW WHEN ((current_setting('merge.id'::text, true) <> ''::text)) EXECUTE FUNCTION private.note_merged_row('user_id');
CREATE TRIGGER record_audit AFTER INSERT OR DELETE OR UPDATE ON public.certificates FOR EACH ROW WHEN ((current_setting('request.jwt.claims'::text, true) ~~ '%"aal2"%'::text)) EXECUTE FUNCTION private.record_audit();
CREATE TRIGGER record_certificate AFTER INSERT OR UPDATE OF status, user_id ON public.certificates FOR EACH ROW WHEN ((new.user_id IS NOT NULL)) EXECUTE FUNCTION private.record_certificate();
