-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.course_drafts (
  course_id uuid not null,
  status public.course_draft_status not null default 'writing'::public.course_draft_status,
  reviewer text,
  reviewed_on date,
  started_at timestamp with time zone not null default now(),
  publish_at timestamp with time zone,
  publish_note text not null default ''::text,
  publish_problem public.course_publish_outcome,
  scheduled_by uuid,
  constraint course_drafts_pkey PRIMARY KEY (course_id),
  constraint course_drafts_course_id_fkey FOREIGN KEY (course_id) REFERENCES public.courses(id) ON DELETE CASCADE,
  constraint course_drafts_scheduled_by_fkey FOREIGN KEY (scheduled_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint course_drafts_check CHECK ((status = 'reviewed'::public.course_draft_status) = (reviewer IS NOT NULL AND reviewed_on IS NOT NULL)),
  constraint course_drafts_check1 CHECK (publish_at IS NULL OR status = 'reviewed'::public.course_draft_status),
  constraint course_drafts_publish_note_check CHECK (length(publish_note) <= 300),
  constraint course_drafts_reviewer_check CHECK (private.is_text_of(to_jsonb(reviewer), 3, 120))
);

comment on table public.course_drafts is 'class:s2';
comment on column public.course_drafts.reviewer is 'Who checked the medical facts; published with the course.';
comment on column public.course_drafts.publish_at is 'When it is published by itself; null if it is not scheduled.';
comment on column public.course_drafts.publish_problem is 'Why it could not be published when it was due.';

CREATE INDEX course_drafts_due ON public.course_drafts USING btree (publish_at);
CREATE INDEX course_drafts_scheduled_by ON public.course_drafts USING btree (scheduled_by);

alter table public.course_drafts enable row level security;

create policy "editors and instructors read course drafts" on public.course_drafts
  for select to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.app_role, 'instructor'::public.app_role]) AS is_staff));
create policy "function owner manages course drafts" on public.course_drafts
  for all to function_owner
  using (true)
  with check (true);

grant select on public.course_drafts to authenticated;
grant select, insert, update, delete on public.course_drafts to function_owner;
grant select, insert, update, delete on public.course_drafts to service_role;

CREATE TRIGGER note_inbox_delete AFTER DELETE ON public.course_drafts FOR EACH ROW WHEN ((old.status = 'review'::public.course_draft_status)) EXECUTE FUNCTION private.note_inbox_change('courses', 'course_id');
CREATE TRIGGER note_inbox_insert AFTER INSERT ON public.course_drafts FOR EACH ROW WHEN ((new.status = 'review'::public.course_draft_status)) EXECUTE FUNCTION private.note_inbox_change('courses', 'course_id');
CREATE TRIGGER note_inbox_update AFTER UPDATE ON public.course_drafts FOR EACH ROW WHEN (((old.status = 'review'::public.course_draft_status) OR (new.status = 'review'::public.course_draft_status))) EXECUTE FUNCTION private.note_inbox_change('courses', 'course_id');
CREATE TRIGGER record_audit AFTER INSERT OR DELETE OR UPDATE ON public.course_drafts FOR EACH ROW WHEN ((current_setting('request.jwt.claims'::text, true) ~~ '%"aal2"%'::text)) EXECUTE FUNCTION private.record_audit();
CREATE TRIGGER unschedule_course_draft BEFORE UPDATE ON public.course_drafts FOR EACH ROW WHEN ((new.status <> 'reviewed'::public.course_draft_status)) EXECUTE FUNCTION private.unschedule_course_draft();
