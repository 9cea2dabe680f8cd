-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.volunteer_applications (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  name text not null,
  phone text,
  city text not null,
  state text not null,
  interests public.volunteer_interest[] not null,
  availability public.availability_slot[] not null default '{}'::public.availability_slot[],
  about text,
  stage public.volunteer_stage not null default 'submitted'::public.volunteer_stage,
  note text,
  submitted_at timestamp with time zone not null default now(),
  changed_at timestamp with time zone not null default now(),
  screening_result public.screening_result,
  screened_on date,
  screening_ends_on date,
  screening_noted_by uuid,
  screening_noted_at timestamp with time zone,
  constraint volunteer_applications_pkey PRIMARY KEY (id),
  constraint volunteer_applications_screening_noted_by_fkey FOREIGN KEY (screening_noted_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint volunteer_applications_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint volunteer_applications_about_check CHECK (length(about) >= 2 AND length(about) <= 1500),
  constraint volunteer_applications_availability_check CHECK (cardinality(availability) <= 21),
  constraint volunteer_applications_city_check CHECK (length(city) >= 2 AND length(city) <= 60 AND private.is_plain_name(city)),
  constraint volunteer_applications_interests_check CHECK (cardinality(interests) >= 1 AND cardinality(interests) <= 5),
  constraint volunteer_applications_name_check CHECK (length(name) >= 2 AND length(name) <= 100 AND private.is_plain_name(name)),
  constraint volunteer_applications_note_check CHECK (length(note) >= 2 AND length(note) <= 1000),
  constraint volunteer_applications_phone_check CHECK (phone ~ '^[0-9+(). -]{7,30}$'::text),
  constraint volunteer_applications_screening_check CHECK ((screening_result IS NULL) = (screened_on IS NULL) AND (screening_result IS NULL) = (screening_noted_at IS NULL) AND (NOT screening_result IS DISTINCT FROM 'passed'::public.screening_result) = (screening_ends_on IS NOT NULL)),
  constraint volunteer_applications_screening_days CHECK (screened_on >= '2000-01-01'::date AND screening_ends_on > screened_on AND screening_ends_on <= (screened_on + '5 years'::interval)),
  constraint volunteer_applications_state_check CHECK (private.is_us_state(state))
);

comment on table public.volunteer_applications is 'class:s2';
comment on column public.volunteer_applications.about is 'What the applicant has done before, in their own words.';
comment on column public.volunteer_applications.note is 'From staff to the applicant, with the last change of the stage.';
comment on column public.volunteer_applications.screening_result is 'Only the result; staff read the report elsewhere.';
comment on column public.volunteer_applications.screening_ends_on is 'The last day on which it counts.';
comment on column public.volunteer_applications.screening_noted_by is 'Null for former staff.';

alter table public.volunteer_applications alter column stage set (n_distinct=7);

CREATE INDEX volunteer_applications_active ON public.volunteer_applications USING btree (submitted_at, id) WHERE (stage = 'active'::public.volunteer_stage);
CREATE INDEX volunteer_applications_declined ON public.volunteer_applications USING btree (submitted_at, id) WHERE (stage = 'declined'::public.volunteer_stage);
CREATE INDEX volunteer_applications_inactive ON public.volunteer_applications USING btree (submitted_at, id) WHERE (stage = 'inactive'::public.volunteer_stage);
CREATE INDEX volunteer_applications_interview ON public.volunteer_applications USING btree (submitted_at, id) WHERE (stage = 'interview'::public.volunteer_stage);
CREATE INDEX volunteer_applications_member ON public.volunteer_applications USING btree (user_id, submitted_at DESC);
CREATE UNIQUE INDEX volunteer_applications_one_open ON public.volunteer_applications USING btree (user_id) WHERE (stage = ANY (ARRAY['submitted'::public.volunteer_stage, 'interview'::public.volunteer_stage, 'training'::public.volunteer_stage, 'active'::public.volunteer_stage]));
CREATE INDEX volunteer_applications_screening_noted_by ON public.volunteer_applications USING btree (screening_noted_by);
CREATE INDEX volunteer_applications_submitted ON public.volunteer_applications USING btree (submitted_at, id) WHERE (stage = 'submitted'::public.volunteer_stage);
CREATE INDEX volunteer_applications_training ON public.volunteer_applications USING btree (submitted_at, id) WHERE (stage = 'training'::public.volunteer_stage);
CREATE INDEX volunteer_applications_withdrawn ON public.volunteer_applications USING btree (submitted_at, id) WHERE (stage = 'withdrawn'::public.volunteer_stage);

alter table public.volunteer_applications enable row level security;

create policy "applicants read their own volunteer applications, outreach all" on public.volunteer_applications
  for select to authenticated
  using (user_id = (( SELECT auth.uid() AS uid)) OR id >= (( SELECT private.first_id_for_staff(VARIADIC ARRAY['outreach'::public.app_role]) AS first_id_for_staff)) AND id <= 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid AND (( SELECT private.first_id_for_staff(VARIADIC ARRAY['outreach'::public.app_role]) AS first_id_for_staff)) = '00000000-0000-0000-0000-000000000000'::uuid OR id >= private.first_id_for_staff(VARIADIC ARRAY['outreach'::public.app_role]));
create policy "function owner manages volunteer applications" on public.volunteer_applications
  for all to function_owner
  using (true)
  with check (true);

grant select on public.volunteer_applications to authenticated;
grant select, insert on public.volunteer_applications to function_owner;
grant select, insert, update, delete on public.volunteer_applications to service_role;

grant update (user_id, availability, stage, note, changed_at, screening_result, screened_on, screening_ends_on, screening_noted_by, screening_noted_at) on public.volunteer_applications to function_owner;

CREATE TRIGGER note_inbox_delete AFTER DELETE ON public.volunteer_applications FOR EACH ROW WHEN ((old.stage = 'submitted'::public.volunteer_stage)) EXECUTE FUNCTION private.note_inbox_change('volunteers', 'id');
CREATE TRIGGER note_inbox_insert AFTER INSERT ON public.volunteer_applications FOR EACH ROW WHEN ((new.stage = 'submitted'::public.volunteer_stage)) EXECUTE FUNCTION private.note_inbox_change('volunteers', 'id');
CREATE TRIGGER note_inbox_update AFTER UPDATE ON public.volunteer_applications FOR EACH ROW WHEN (((old.stage = 'submitted'::public.volunteer_stage) OR (new.stage = 'submitted'::public.volunteer_stage))) EXECUTE FUNCTION private.note_inbox_change('volunteers', 'id');
CREATE TRIGGER note_merged_row AFTER DELETE OR UPDATE ON public.volunteer_applications FOR EACH ROW WHEN ((current_setting('merge.id'::text, true) <> ''::text)) EXECUTE FUNCTION private.note_merged_row('user_id');
CREATE TRIGGER record_audit AFTER INSERT OR DELETE OR UPDATE ON public.volunteer_applications FOR EACH ROW WHEN ((current_setting('request.jwt.claims'::text, true) ~~ '%"aal2"%'::text)) EXECUTE FUNCTION private.record_audit();
CREATE TRIGGER release_shifts AFTER UPDATE OF stage ON public.volunteer_applications FOR EACH ROW WHEN (((old.stage = 'active'::public.volunteer_stage) AND (new.stage <> 'active'::public.volunteer_stage))) EXECUTE FUNCTION private.release_shifts();
