-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.certificate_requests (
  id uuid not null default gen_random_uuid(),
  attempt_id uuid not null,
  user_id uuid not null,
  holder_name text not null,
  name_form text not null,
  requested_at timestamp with time zone not null default now(),
  review_of text,
  refused_at timestamp with time zone,
  refused_by uuid,
  constraint certificate_requests_pkey PRIMARY KEY (id),
  constraint certificate_requests_attempt_id_key UNIQUE (attempt_id),
  constraint certificate_requests_attempt_id_fkey FOREIGN KEY (attempt_id) REFERENCES public.quiz_attempts(id) ON DELETE CASCADE,
  constraint certificate_requests_refused_by_fkey FOREIGN KEY (refused_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint certificate_requests_review_of_fkey FOREIGN KEY (review_of) REFERENCES public.certificates(id) ON DELETE RESTRICT,
  constraint certificate_requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint certificate_requests_check CHECK (refused_at IS NULL OR review_of IS NOT NULL),
  constraint certificate_requests_holder_name_check CHECK (length(holder_name) >= 1 AND length(holder_name) <= 100 AND private.is_plain_name(holder_name)),
  constraint certificate_requests_name_form_check CHECK (name_form = ANY (ARRAY['full'::text, 'initials'::text, 'hidden'::text]))
);

comment on table public.certificate_requests is 'class:s2';
comment on column public.certificate_requests.review_of is 'The suspended certificate, or the one revoked for cheating, because of which an instructor decides.';

CREATE INDEX certificate_requests_member ON public.certificate_requests USING btree (user_id);
CREATE INDEX certificate_requests_refused_by ON public.certificate_requests USING btree (refused_by);
CREATE INDEX certificate_requests_review ON public.certificate_requests USING btree (requested_at, id) WHERE (review_of IS NOT NULL);
CREATE INDEX certificate_requests_review_of ON public.certificate_requests USING btree (review_of);

alter table public.certificate_requests enable row level security;

create policy "function owner manages certificate requests" on public.certificate_requests
  for all to function_owner
  using (true)
  with check (true);
create policy "members read their own certificate requests, instructors those " on public.certificate_requests
  for select to authenticated
  using (user_id = (( SELECT auth.uid() AS uid)) OR review_of IS NOT NULL AND (id >= (( SELECT private.first_id_for_staff(VARIADIC ARRAY['instructor'::public.app_role, 'auditor'::public.app_role]) AS first_id_for_staff)) AND id <= 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid AND (( SELECT private.first_id_for_staff(VARIADIC ARRAY['instructor'::public.app_role, 'auditor'::public.app_role]) AS first_id_for_staff)) = '00000000-0000-0000-0000-000000000000'::uuid OR id >= private.first_id_for_staff(VARIADIC ARRAY['instructor'::public.app_role, 'auditor'::public.app_role])));

grant select, insert, update, delete on public.certificate_requests to function_owner;
grant select, insert, update, delete on public.certificate_requests to service_role;

grant select (id, attempt_id, user_id, holder_name, name_form, requested_at, review_of, refused_at) on public.certificate_requests to authenticated;

CREATE TRIGGER note_inbox_delete AFTER DELETE ON public.certificate_requests FOR EACH ROW WHEN (((old.review_of IS NOT NULL) AND (old.refused_at IS NULL))) EXECUTE FUNCTION private.note_inbox_change('reviews', 'id');
CREATE TRIGGER note_inbox_insert AFTER INSERT ON public.certificate_requests FOR EACH ROW WHEN (((new.review_of IS NOT NULL) AND (new.refused_at IS NULL))) EXECUTE FUNCTION private.note_inbox_change('reviews', 'id');
CREATE TRIGGER note_inbox_update AFTER UPDATE ON public.certificate_requests FOR EACH ROW WHEN ((((old.review_of IS NOT NULL) AND (old.refused_at IS NULL)) OR ((new.review_of IS NOT NULL) AND (new.refused_at IS NULL)))) EXECUTE FUNCTION private.note_inbox_change('reviews', 'id');
CREATE TRIGGER note_merged_row AFTER DELETE OR UPDATE ON public.certificate_requests FOR EACH ROW WHEN ((current_setting('merge.id'::text, true) <> ''::text)) EXECUTE FUNCTION private.note_merged_row('user_id');
CREATE TRIGGER record_audit AFTER INSERT OR DELETE OR UPDATE ON public.certificate_requests FOR EACH ROW WHEN ((current_setting('request.jwt.claims'::text, true) ~~ '%"aal2"%'::text)) EXECUTE FUNCTION private.record_audit();
