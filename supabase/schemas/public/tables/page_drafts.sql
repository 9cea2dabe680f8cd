-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.page_drafts (
  page_id uuid not null,
  content jsonb not null,
  removed_sections jsonb not null default '[]'::jsonb,
  revision integer not null default 1,
  saved_by uuid,
  saved_at timestamp with time zone,
  status public.page_draft_status not null default 'writing'::public.page_draft_status,
  reviewer text,
  reviewed_on date,
  publish_at timestamp with time zone,
  publish_note text not null default ''::text,
  publish_problem public.page_publish_outcome,
  scheduled_by uuid,
  started_at timestamp with time zone not null default now(),
  constraint page_drafts_pkey PRIMARY KEY (page_id),
  constraint page_drafts_page_id_fkey FOREIGN KEY (page_id) REFERENCES public.pages(id) ON DELETE CASCADE,
  constraint page_drafts_saved_by_fkey FOREIGN KEY (saved_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint page_drafts_scheduled_by_fkey FOREIGN KEY (scheduled_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint page_drafts_check CHECK ((status = 'reviewed'::public.page_draft_status) = (reviewer IS NOT NULL AND reviewed_on IS NOT NULL)),
  constraint page_drafts_content_check CHECK (private.is_page_draft(content)),
  constraint page_drafts_publish_note_check CHECK (length(publish_note) <= 300),
  constraint page_drafts_removed_sections_check CHECK (jsonb_typeof(removed_sections) = 'array'::text),
  constraint page_drafts_reviewer_check CHECK (private.is_text_of(to_jsonb(reviewer), 3, 120)),
  constraint page_drafts_revision_check CHECK (revision > 0)
);

comment on table public.page_drafts is 'class:s2';
comment on column public.page_drafts.content is 'The columns that staff write; each section has an id.';
comment on column public.page_drafts.removed_sections is 'The last 20 removed sections, each with the index it had.';
comment on column public.page_drafts.revision is 'Goes up with each change, so that nobody overwrites the other.';
comment on column public.page_drafts.publish_at is 'When it is published by itself; null if it is not scheduled.';
comment on column public.page_drafts.publish_problem is 'Why it could not be published when it was due.';

CREATE INDEX page_drafts_due ON public.page_drafts USING btree (publish_at);
CREATE INDEX page_drafts_saved_by ON public.page_drafts USING btree (saved_by);
CREATE INDEX page_drafts_scheduled_by ON public.page_drafts USING btree (scheduled_by);

alter table public.page_drafts enable row level security;

create policy "editors read page drafts" on public.page_drafts
  for select to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['editor'::public.app_role]) AS is_staff));
create policy "function owner manages page drafts" on public.page_drafts
  for all to function_owner
  using (true)
  with check (true);

grant select on public.page_drafts to authenticated;
grant select, insert, update, delete on public.page_drafts to function_owner;
grant select, insert, update, delete on public.page_drafts to service_role;

CREATE TRIGGER note_inbox_delete AFTER DELETE ON public.page_drafts FOR EACH ROW WHEN ((old.status = 'review'::public.page_draft_status)) EXECUTE FUNCTION private.note_inbox_change('pages', 'page_id');
CREATE TRIGGER note_inbox_insert AFTER INSERT ON public.page_drafts FOR EACH ROW WHEN ((new.status = 'review'::public.page_draft_status)) EXECUTE FUNCTION private.note_inbox_change('pages', 'page_id');
CREATE TRIGGER note_inbox_update AFTER UPDATE ON public.page_drafts FOR EACH ROW WHEN (((old.status = 'review'::public.page_draft_status) OR (new.status = 'review'::public.page_draft_status))) EXECUTE FUNCTION private.note_inbox_change('pages', 'page_id');
CREATE TRIGGER note_page_draft_change BEFORE UPDATE ON public.page_drafts FOR EACH ROW EXECUTE FUNCTION private.note_page_draft_change();
CREATE TRIGGER record_audit AFTER INSERT OR DELETE OR UPDATE ON public.page_drafts FOR EACH ROW WHEN ((current_setting('request.jwt.claims'::text, true) ~~ '%"aal2"%'::text)) EXECUTE FUNCTION private.record_audit();
