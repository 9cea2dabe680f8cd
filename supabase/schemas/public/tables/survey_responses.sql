-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.survey_responses (
  id uuid not null default gen_random_uuid(),
  course_id uuid not null,
  user_id uuid,
  guest bytea,
  phase text not null,
  answers jsonb not null,
  right_count integer not null,
  answered_on date not null default CURRENT_DATE,
  token_hash bytea,
  token_used_at timestamp with time zone,
  is_after_test boolean not null default false,
  constraint survey_responses_pkey PRIMARY KEY (id),
  constraint survey_responses_token_hash_key UNIQUE (token_hash),
  constraint survey_responses_course_id_fkey FOREIGN KEY (course_id) REFERENCES public.courses(id) ON DELETE CASCADE,
  constraint survey_responses_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint survey_responses_answers_check CHECK (jsonb_typeof(answers) = 'object'::text),
  constraint survey_responses_check CHECK ((user_id IS NULL) <> (guest IS NULL)),
  constraint survey_responses_phase_check CHECK (phase = ANY (ARRAY['before'::text, 'after'::text])),
  constraint survey_responses_right_count_check CHECK (right_count >= 0 AND right_count <= 12)
);

comment on table public.survey_responses is 'class:s3';
comment on column public.survey_responses.guest is 'class:secret digest of the key in the guest''s cookie';
comment on column public.survey_responses.token_hash is 'class:secret';
comment on column public.survey_responses.is_after_test is 'Whether the person had taken the course''s test by then; stored, because attempts of guests are deleted sooner.';

CREATE INDEX survey_responses_course ON public.survey_responses USING btree (course_id, phase);
CREATE UNIQUE INDEX survey_responses_guest ON public.survey_responses USING btree (guest, course_id, phase) WHERE (guest IS NOT NULL);
CREATE UNIQUE INDEX survey_responses_member ON public.survey_responses USING btree (user_id, course_id, phase) WHERE (user_id IS NOT NULL);
CREATE INDEX survey_responses_old_guests ON public.survey_responses USING btree (answered_on) WHERE (guest IS NOT NULL);
CREATE INDEX survey_responses_person ON public.survey_responses USING btree (user_id);

alter table public.survey_responses enable row level security;

create policy "function owner manages survey responses" on public.survey_responses
  for all to function_owner
  using (true)
  with check (true);
create policy "members read their own answers" on public.survey_responses
  for select to authenticated
  using (user_id = (( SELECT auth.uid() AS uid)));

grant select, insert, update, delete on public.survey_responses to function_owner;
grant select, insert, update, delete on public.survey_responses to service_role;

grant select (id, course_id, user_id, phase, answers, right_count, answered_on) on public.survey_responses to authenticated;

CREATE TRIGGER count_added AFTER INSERT ON public.survey_responses REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.count_survey_pairs();
CREATE TRIGGER count_changed AFTER UPDATE ON public.survey_responses REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION private.count_survey_pairs();
CREATE TRIGGER count_removed AFTER DELETE ON public.survey_responses REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION private.count_survey_pairs();
CREATE TRIGGER enter_for_survey AFTER INSERT ON public.survey_responses FOR EACH ROW WHEN (((new.user_id IS NOT NULL) AND (new.phase = 'after'::text))) EXECUTE FUNCTION private.enter_for_survey();
CREATE TRIGGER note_merged_row AFTER DELETE OR UPDATE ON public.survey_responses FOR EACH ROW WHEN ((current_setting('merge.id'::text, true) <> ''::text)) EXECUTE FUNCTION private.note_merged_row('user_id');
