-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.quiz_attempts (
  id uuid not null default gen_random_uuid(),
  user_id uuid,
  guest bytea,
  course_id uuid not null,
  course_version integer not null,
  pass_percent integer not null default 80,
  drawn jsonb not null,
  answers jsonb not null default '{}'::jsonb,
  started_at timestamp with time zone not null default now(),
  deadline timestamp with time zone,
  submitted_at timestamp with time zone,
  right_count integer,
  critical_missed integer,
  is_passed boolean,
  constraint quiz_attempts_pkey PRIMARY KEY (id),
  constraint quiz_attempts_course_id_fkey FOREIGN KEY (course_id) REFERENCES public.courses(id) ON DELETE CASCADE,
  constraint quiz_attempts_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint quiz_attempts_answers_check CHECK (jsonb_typeof(answers) = 'object'::text),
  constraint quiz_attempts_check CHECK ((user_id IS NULL) <> (guest IS NULL)),
  constraint quiz_attempts_check1 CHECK ((submitted_at IS NULL) = (is_passed IS NULL)),
  constraint quiz_attempts_drawn_check CHECK (jsonb_typeof(drawn) = 'array'::text AND jsonb_array_length(drawn) > 0),
  constraint quiz_attempts_pass_percent_check CHECK (pass_percent >= 1 AND pass_percent <= 100)
);

comment on table public.quiz_attempts is 'class:s2';
comment on column public.quiz_attempts.guest is 'class:secret digest of the key in the guest''s cookie';
comment on column public.quiz_attempts.pass_percent is 'As the course required it when the attempt started.';
comment on column public.quiz_attempts.drawn is 'Question (q), its version (v) and its choices (c), each in the order shown.';

CREATE INDEX quiz_attempts_course ON public.quiz_attempts USING btree (course_id);
CREATE INDEX quiz_attempts_guest ON public.quiz_attempts USING btree (guest, course_id, submitted_at DESC) WHERE (guest IS NOT NULL);
CREATE INDEX quiz_attempts_member ON public.quiz_attempts USING btree (user_id, course_id, submitted_at DESC);
CREATE INDEX quiz_attempts_old_guests ON public.quiz_attempts USING btree (started_at) WHERE (guest IS NOT NULL);
CREATE UNIQUE INDEX quiz_attempts_open_guest ON public.quiz_attempts USING btree (guest, course_id) WHERE ((submitted_at IS NULL) AND (guest IS NOT NULL));
CREATE UNIQUE INDEX quiz_attempts_open_member ON public.quiz_attempts USING btree (user_id, course_id) WHERE ((submitted_at IS NULL) AND (user_id IS NOT NULL));
CREATE INDEX quiz_attempts_passed ON public.quiz_attempts USING btree (submitted_at) WHERE (is_passed AND (user_id IS NOT NULL));

alter table public.quiz_attempts enable row level security;

create policy "function owner manages quiz attempts" on public.quiz_attempts
  for all to function_owner
  using (true)
  with check (true);
create policy "members read their own attempts" on public.quiz_attempts
  for select to authenticated
  using (user_id = (( SELECT auth.uid() AS uid)));

grant select, insert, update, delete on public.quiz_attempts to function_owner;
grant select, insert, update, delete on public.quiz_attempts to service_role;

grant select (id, user_id, course_id, course_version, pass_percent, started_at, deadline, submitted_at, right_count, critical_missed, is_passed) on public.quiz_attempts to authenticated;

CREATE TRIGGER count_answers AFTER UPDATE ON public.quiz_attempts FOR EACH ROW WHEN ((new.is_passed AND (old.submitted_at IS NULL))) EXECUTE FUNCTION private.count_answers();
CREATE TRIGGER note_merged_row AFTER DELETE OR UPDATE ON public.quiz_attempts FOR EACH ROW WHEN ((current_setting('merge.id'::text, true) <> ''::text)) EXECUTE FUNCTION private.note_merged_row('user_id');
CREATE TRIGGER record_pass AFTER INSERT OR UPDATE ON public.quiz_attempts FOR EACH ROW WHEN ((new.is_passed AND (new.user_id IS NOT NULL))) EXECUTE FUNCTION private.record_pass();
