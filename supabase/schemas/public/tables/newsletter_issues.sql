-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.newsletter_issues (
  id uuid not null,
  article_id uuid not null,
  topic public.newsletter_topic not null,
  state text,
  subject text not null,
  note text not null,
  status public.newsletter_issue_status not null default 'draft'::public.newsletter_issue_status,
  tested jsonb,
  tested_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  started_at timestamp with time zone,
  finished_at timestamp with time zone,
  queued_count integer not null default 0,
  refused_count integer not null default 0,
  last_subscriber uuid not null default '00000000-0000-0000-0000-000000000000'::uuid,
  constraint newsletter_issues_pkey PRIMARY KEY (id),
  constraint newsletter_issues_article_id_fkey FOREIGN KEY (article_id) REFERENCES public.articles(id),
  constraint newsletter_issues_created_by_fkey FOREIGN KEY (created_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint newsletter_issues_check CHECK (num_nonnulls(tested, tested_at) <> 1),
  constraint newsletter_issues_check1 CHECK (status = 'draft'::public.newsletter_issue_status OR num_nulls(tested, started_at) = 0),
  constraint newsletter_issues_check2 CHECK ((status = ANY (ARRAY['sent'::public.newsletter_issue_status, 'stopped'::public.newsletter_issue_status])) = (finished_at IS NOT NULL)),
  constraint newsletter_issues_note_check CHECK (length(note) <= 800 AND replace(note, '
'::text, ''::text) !~ '[[:cntrl:]]'::text),
  constraint newsletter_issues_state_check CHECK (private.is_us_state(state)),
  constraint newsletter_issues_subject_check CHECK (length(subject) >= 3 AND length(subject) <= 120 AND subject !~ '[[:cntrl:]\u2028\u2029]'::text)
);

comment on table public.newsletter_issues is 'class:s2';
comment on column public.newsletter_issues.state is 'Null for all; otherwise subscribers of this state and those who chose none.';
comment on column public.newsletter_issues.note is 'Introduction in plain text.';
comment on column public.newsletter_issues.tested is 'The text of the last test email; the issue is sent with exactly this text.';
comment on column public.newsletter_issues.queued_count is 'Emails written, without those that stopping the issue deleted.';
comment on column public.newsletter_issues.refused_count is 'Emails that the mail server of the subscriber refused.';
comment on column public.newsletter_issues.last_subscriber is 'All subscribers up to this id have their email.';

alter table public.newsletter_issues alter column status set (n_distinct=4);

CREATE INDEX newsletter_issues_article ON public.newsletter_issues USING btree (article_id);
CREATE INDEX newsletter_issues_author ON public.newsletter_issues USING btree (created_by);
CREATE INDEX newsletter_issues_newest ON public.newsletter_issues USING btree (created_at DESC, id DESC);
CREATE INDEX newsletter_issues_sending ON public.newsletter_issues USING btree (started_at) WHERE (status = 'sending'::public.newsletter_issue_status);

alter table public.newsletter_issues enable row level security;

create policy "function owner manages newsletter issues" on public.newsletter_issues
  for all to function_owner
  using (true)
  with check (true);
create policy "outreach reads newsletter issues" on public.newsletter_issues
  for select to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['outreach'::public.app_role]) AS is_staff));

grant select on public.newsletter_issues to authenticated;
grant select, insert, update, delete on public.newsletter_issues to function_owner;
grant select, insert, update, delete on public.newsletter_issues to service_role;

grant update (id) on public.newsletter_issues to function_owner;

CREATE TRIGGER record_audit AFTER INSERT OR DELETE OR UPDATE ON public.newsletter_issues FOR EACH ROW WHEN ((current_setting('request.jwt.claims'::text, true) ~~ '%"aal2"%'::text)) EXECUTE FUNCTION private.record_audit();
