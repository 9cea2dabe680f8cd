-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.chapter_applications (
  id uuid not null default gen_random_uuid(),
  user_id uuid,
  name text not null,
  email text not null,
  role text not null,
  kind public.chapter_kind not null,
  institution text,
  city text not null,
  state text not null,
  expected_members integer not null,
  advisor text,
  why text not null,
  stage public.chapter_application_stage not null default 'submitted'::public.chapter_application_stage,
  note text,
  chapter_id uuid,
  submitted_at timestamp with time zone not null default now(),
  changed_at timestamp with time zone not null default now(),
  constraint chapter_applications_pkey PRIMARY KEY (id),
  constraint chapter_applications_chapter_id_fkey FOREIGN KEY (chapter_id) REFERENCES public.chapters(id) ON DELETE SET NULL,
  constraint chapter_applications_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint chapter_applications_advisor_check CHECK (length(advisor) >= 2 AND length(advisor) <= 100 AND private.is_plain_name(advisor)),
  constraint chapter_applications_check CHECK ((kind = 'campus'::public.chapter_kind) = (institution IS NOT NULL)),
  constraint chapter_applications_city_check CHECK (length(city) >= 2 AND length(city) <= 60 AND private.is_plain_name(city)),
  constraint chapter_applications_email_check CHECK (length(email) <= 254),
  constraint chapter_applications_expected_members_check CHECK (expected_members >= 3 AND expected_members <= 1000),
  constraint chapter_applications_institution_check CHECK (length(institution) >= 2 AND length(institution) <= 100 AND private.is_plain_name(institution)),
  constraint chapter_applications_name_check CHECK (length(name) >= 2 AND length(name) <= 100 AND private.is_plain_name(name)),
  constraint chapter_applications_note_check CHECK (length(note) >= 2 AND length(note) <= 1000),
  constraint chapter_applications_role_check CHECK (length(role) >= 2 AND length(role) <= 100 AND private.is_plain_name(role)),
  constraint chapter_applications_state_check CHECK (private.is_us_state(state)),
  constraint chapter_applications_why_check CHECK (length(why) >= 100 AND length(why) <= 1500)
);

comment on table public.chapter_applications is 'class:s2';
comment on column public.chapter_applications.role is 'What the applicant does there: student, nurse, neighbor.';
comment on column public.chapter_applications.note is 'From staff to the applicant, with the last change of the stage.';

alter table public.chapter_applications alter column stage set (n_distinct=5);

CREATE INDEX chapter_applications_approved ON public.chapter_applications USING btree (submitted_at, id) WHERE (stage = 'approved'::public.chapter_application_stage);
CREATE INDEX chapter_applications_chapter ON public.chapter_applications USING btree (chapter_id);
CREATE INDEX chapter_applications_declined ON public.chapter_applications USING btree (submitted_at, id) WHERE (stage = 'declined'::public.chapter_application_stage);
CREATE INDEX chapter_applications_email ON public.chapter_applications USING btree (lower(email), submitted_at);
CREATE INDEX chapter_applications_interview ON public.chapter_applications USING btree (submitted_at, id) WHERE (stage = 'interview'::public.chapter_application_stage);
CREATE INDEX chapter_applications_member ON public.chapter_applications USING btree (user_id, submitted_at DESC);
CREATE INDEX chapter_applications_submitted ON public.chapter_applications USING btree (submitted_at, id) WHERE (stage = 'submitted'::public.chapter_application_stage);
CREATE INDEX chapter_applications_withdrawn ON public.chapter_applications USING btree (submitted_at, id) WHERE (stage = 'withdrawn'::public.chapter_application_stage);

alter table public.chapter_applications enable row level security;

create policy "applicants read their own applications, outreach all" on public.chapter_applications
  for select to authenticated
  using (user_id = (( SELECT auth.uid() AS uid)) OR id >= (( SELECT private.first_id_for_staff(VARIADIC ARRAY['outreach'::public.app_role]) AS first_id_for_staff)) AND id <= 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid AND (( SELECT private.first_id_for_staff(VARIADIC ARRAY['outreach'::public.app_role]) AS first_id_for_staff)) = '00000000-0000-0000-0000-000000000000'::uuid OR id >= private.first_id_for_staff(VARIADIC ARRAY['outreach'::public.app_role]));
create policy "function owner manages chapter applications" on public.chapter_applications
  for all to function_owner
  using (true)
  with check (true);

grant select on public.chapter_applications to authenticated;
grant select, insert on public.chapter_applications to function_owner;
grant select, insert, update, delete on public.chapter_applications to service_role;

grant update (user_id, stage, note, chapter_id, changed_at) on public.chapter_applications to function_owner;

CREATE TRIGGER note_inbox_delete AFTER DELETE ON public.chapter_applications FOR EACH ROW WHEN ((old.stage = 'submitted'::public.chapter_application_stage)) EXECUTE FUNCTION private.note_inbox_change('chapter-applications', 'id');
CREATE TRIGGER note_inbox_insert AFTER INSERT ON public.chapter_applications FOR EACH ROW WHEN ((new.stage = 'submitted'::public.chapter_application_stage)) EXECUTE FUNCTION private.note_inbox_change('chapter-applications', 'id');
CREATE TRIGGER note_inbox_update AFTER UPDATE ON public.chapter_applications FOR EACH ROW WHEN (((old.stage = 'submitted'::public.chapter_application_stage) OR (new.stage = 'submitted'::public.chapter_application_stage))) EXECUTE FUNCTION private.note_inbox_change('chapter-applications', 'id');
CREATE TRIGGER note_merged_row AFTER DELETE OR UPDATE ON public.chapter_applications FOR EACH ROW WHEN ((current_setting('merge.id'::text, true) <> ''::text)) EXECUTE FUNCTION private.note_merged_row('user_id');
CREATE TRIGGER record_audit AFTER INSERT OR DELETE OR UPDATE ON public.chapter_applications FOR EACH ROW WHEN ((current_setting('request.jwt.claims'::text, true) ~~ '%"aal2"%'::text)) EXECUTE FUNCTION private.record_audit();
