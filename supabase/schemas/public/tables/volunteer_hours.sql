-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.volunteer_hours (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  signup_id uuid,
  name text not null,
  chapter_id uuid,
  day date not null,
  minutes integer not null,
  task text not null,
  status public.hours_status not null default 'submitted'::public.hours_status,
  reason text,
  decided_by uuid,
  decided_at timestamp with time zone,
  entered_at timestamp with time zone not null default now(),
  constraint volunteer_hours_pkey PRIMARY KEY (id),
  constraint volunteer_hours_signup_id_key UNIQUE (signup_id),
  constraint volunteer_hours_chapter_id_fkey FOREIGN KEY (chapter_id) REFERENCES public.chapters(id) ON DELETE SET NULL,
  constraint volunteer_hours_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint volunteer_hours_signup_id_fkey FOREIGN KEY (signup_id) REFERENCES public.shift_signups(id) ON DELETE SET NULL,
  constraint volunteer_hours_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint volunteer_hours_check CHECK ((status = 'submitted'::public.hours_status) = (decided_at IS NULL)),
  constraint volunteer_hours_check1 CHECK ((status = 'rejected'::public.hours_status) = (reason IS NOT NULL)),
  constraint volunteer_hours_minutes_check CHECK (minutes >= 15 AND minutes <= 1440 AND (minutes % 15) = 0),
  constraint volunteer_hours_name_check CHECK (length(name) >= 2 AND length(name) <= 100 AND private.is_plain_name(name)),
  constraint volunteer_hours_reason_check CHECK (length(reason) >= 5 AND length(reason) <= 500),
  constraint volunteer_hours_task_check CHECK (length(task) >= 2 AND length(task) <= 200 AND private.is_plain_line(task))
);

comment on table public.volunteer_hours is 'class:s2';
comment on column public.volunteer_hours.signup_id is 'The shift they come from; null if the volunteer entered them.';
comment on column public.volunteer_hours.name is 'On the application, for staff, who cannot read profiles.';
comment on column public.volunteer_hours.chapter_id is 'Leads of the chapter approve them, too.';
comment on column public.volunteer_hours.reason is 'Why staff rejected them; the volunteer reads it.';

alter table public.volunteer_hours alter column status set (n_distinct=3);

CREATE INDEX volunteer_hours_approved ON public.volunteer_hours USING btree (entered_at, id) WHERE (status = 'approved'::public.hours_status);
CREATE INDEX volunteer_hours_chapter ON public.volunteer_hours USING btree (chapter_id, status);
CREATE INDEX volunteer_hours_decided_by ON public.volunteer_hours USING btree (decided_by);
CREATE INDEX volunteer_hours_member ON public.volunteer_hours USING btree (user_id, day DESC, id);
CREATE INDEX volunteer_hours_rejected ON public.volunteer_hours USING btree (entered_at, id) WHERE (status = 'rejected'::public.hours_status);
CREATE INDEX volunteer_hours_submitted ON public.volunteer_hours USING btree (entered_at, id) WHERE (status = 'submitted'::public.hours_status);

alter table public.volunteer_hours enable row level security;

create policy "function owner manages volunteer hours" on public.volunteer_hours
  for all to function_owner
  using (true)
  with check (true);
create policy "volunteers, guardians, leads of the chapter and outreach read h" on public.volunteer_hours
  for select to authenticated
  using ((user_id = ANY ((ARRAY( SELECT private.visible_people() AS visible_people)))) OR (id = ANY ((ARRAY( SELECT private.led_hours() AS led_hours)))) OR id >= (( SELECT private.first_id_for_staff(VARIADIC ARRAY['outreach'::public.app_role]) AS first_id_for_staff)) AND id <= 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid AND (( SELECT private.first_id_for_staff(VARIADIC ARRAY['outreach'::public.app_role]) AS first_id_for_staff)) = '00000000-0000-0000-0000-000000000000'::uuid OR id >= private.first_id_for_staff(VARIADIC ARRAY['outreach'::public.app_role]));

grant select on public.volunteer_hours to authenticated;
grant select, insert, update, delete on public.volunteer_hours to function_owner;
grant select, insert, update, delete on public.volunteer_hours to service_role;

CREATE TRIGGER note_inbox_delete AFTER DELETE ON public.volunteer_hours FOR EACH ROW WHEN ((old.status = 'submitted'::public.hours_status)) EXECUTE FUNCTION private.note_inbox_change('volunteer-hours', 'id');
CREATE TRIGGER note_inbox_insert AFTER INSERT ON public.volunteer_hours FOR EACH ROW WHEN ((new.status = 'submitted'::public.hours_status)) EXECUTE FUNCTION private.note_inbox_change('volunteer-hours', 'id');
CREATE TRIGGER note_inbox_update AFTER UPDATE ON public.volunteer_hours FOR EACH ROW WHEN (((old.status = 'submitted'::public.hours_status) OR (new.status = 'submitted'::public.hours_status))) EXECUTE FUNCTION private.note_inbox_change('volunteer-hours', 'id');
CREATE TRIGGER note_merged_row AFTER DELETE OR UPDATE ON public.volunteer_hours FOR EACH ROW WHEN ((current_setting('merge.id'::text, true) <> ''::text)) EXECUTE FUNCTION private.note_merged_row('user_id');
CREATE TRIGGER record_added_hours AFTER INSERT ON public.volunteer_hours FOR EACH ROW WHEN ((new.status = 'approved'::public.hours_status)) EXECUTE FUNCTION private.record_volunteer_hours();
CREATE TRIGGER record_audit AFTER INSERT OR DELETE OR UPDATE ON public.volunteer_hours FOR EACH ROW WHEN ((current_setting('request.jwt.claims'::text, true) ~~ '%"aal2"%'::text)) EXECUTE FUNCTION private.record_audit();
CREATE TRIGGER record_changed_hours AFTER UPDATE OF status, minutes, user_id ON public.volunteer_hours FOR EACH ROW WHEN (((old.status = 'approved'::public.hours_status) OR (new.status = 'approved'::public.hours_status))) EXECUTE FUNCTION private.record_volunteer_hours();
