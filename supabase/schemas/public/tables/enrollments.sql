-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.enrollments (
  user_id uuid not null default auth.uid(),
  course_id uuid not null,
  course_version integer not null default 1,
  lessons_done integer not null default 0,
  started_at timestamp with time zone not null default now(),
  seen_at timestamp with time zone not null default now(),
  passed_at timestamp with time zone,
  constraint enrollments_pkey PRIMARY KEY (user_id, course_id),
  constraint enrollments_course_id_fkey FOREIGN KEY (course_id) REFERENCES public.courses(id) ON DELETE CASCADE,
  constraint enrollments_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint enrollments_lessons_done_check CHECK (lessons_done >= 0)
);

comment on table public.enrollments is 'class:s2';

CREATE INDEX enrollments_course ON public.enrollments USING btree (course_id);
CREATE INDEX enrollments_member ON public.enrollments USING btree (user_id, seen_at DESC) INCLUDE (course_id, lessons_done, started_at, passed_at);

alter table public.enrollments enable row level security;

create policy "function owner manages enrollments" on public.enrollments
  for all to function_owner
  using (true)
  with check (true);
create policy "members read their own progress, guardians their learners'" on public.enrollments
  for select to authenticated
  using (user_id = ANY ((ARRAY( SELECT private.visible_people() AS visible_people))));

grant select on public.enrollments to authenticated;
grant select, insert, update, delete on public.enrollments to function_owner;
grant select, insert, update, delete on public.enrollments to service_role;

CREATE TRIGGER enter_for_course AFTER UPDATE OF passed_at ON public.enrollments FOR EACH ROW WHEN (((old.passed_at IS NULL) AND (new.passed_at IS NOT NULL))) EXECUTE FUNCTION private.enter_for_course();
CREATE TRIGGER note_merged_row AFTER DELETE OR UPDATE ON public.enrollments FOR EACH ROW WHEN ((current_setting('merge.id'::text, true) <> ''::text)) EXECUTE FUNCTION private.note_merged_row('user_id');
