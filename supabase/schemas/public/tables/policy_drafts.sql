-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.policy_drafts (
  kind text not null,
  title text not null,
  summary text not null default ''::text,
  sections jsonb not null default '[]'::jsonb,
  revision integer not null default 1,
  saved_by uuid,
  saved_at timestamp with time zone not null default now(),
  constraint policy_drafts_pkey PRIMARY KEY (kind),
  constraint policy_drafts_saved_by_fkey FOREIGN KEY (saved_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint policy_drafts_check CHECK ((kind = ANY (ARRAY['terms'::text, 'privacy'::text])) = (sections <> '[]'::jsonb)),
  constraint policy_drafts_kind_check CHECK (kind ~ '^[a-z][a-z0-9-]{0,39}$'::text),
  constraint policy_drafts_revision_check CHECK (revision > 0),
  constraint policy_drafts_sections_check CHECK (private.is_policy_text(sections)),
  constraint policy_drafts_summary_check CHECK (length(summary) <= 4000),
  constraint policy_drafts_title_check CHECK (private.is_text_of(to_jsonb(title), 1, 120))
);

comment on table public.policy_drafts is 'class:s2';
comment on column public.policy_drafts.summary is 'What changed, or the full text of a consent.';
comment on column public.policy_drafts.revision is 'Goes up with each change, so that nobody overwrites the other.';

CREATE INDEX policy_drafts_saved_by ON public.policy_drafts USING btree (saved_by);

alter table public.policy_drafts enable row level security;

create policy "administrators read drafts of legal texts" on public.policy_drafts
  for select to authenticated
  using (( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.app_role]) AS is_staff));
create policy "function owner manages drafts of legal texts" on public.policy_drafts
  for all to function_owner
  using (true)
  with check (true);

grant select on public.policy_drafts to authenticated;
grant select, insert, update, delete on public.policy_drafts to function_owner;
grant select, insert, update, delete on public.policy_drafts to service_role;

CREATE TRIGGER record_audit AFTER INSERT OR DELETE OR UPDATE ON public.policy_drafts FOR EACH ROW WHEN ((current_setting('request.jwt.claims'::text, true) ~~ '%"aal2"%'::text)) EXECUTE FUNCTION private.record_audit();
