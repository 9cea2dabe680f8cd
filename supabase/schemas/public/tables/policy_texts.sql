-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.policy_texts (
  kind text not null,
  version integer not null,
  title text not null,
  summary text not null,
  effective_from timestamp with time zone not null default now(),
  locale text not null default 'en'::text,
  sections jsonb not null default '[]'::jsonb,
  constraint policy_texts_pkey PRIMARY KEY (kind, version),
  constraint policies_have_text CHECK ((kind = ANY (ARRAY['terms'::text, 'privacy'::text])) = (sections <> '[]'::jsonb)),
  constraint policy_texts_kind_check CHECK (kind ~ '^[a-z][a-z0-9-]{0,39}$'::text),
  constraint policy_texts_locale_check CHECK (locale ~ '^[a-z]{2}(-[A-Z]{2})?$'::text),
  constraint policy_texts_sections_check CHECK (jsonb_typeof(sections) = 'array'::text),
  constraint policy_texts_summary_check CHECK (length(summary) >= 1 AND length(summary) <= 4000),
  constraint policy_texts_title_check CHECK (length(title) >= 1 AND length(title) <= 120),
  constraint policy_texts_version_check CHECK (version > 0)
);

comment on table public.policy_texts is 'class:public';
comment on column public.policy_texts.summary is 'What changed, or the full text of a consent.';
comment on column public.policy_texts.locale is 'Language of the binding text.';
comment on column public.policy_texts.sections is '[{heading, paragraphs}, …]: the text of the terms and of the privacy policy.';

alter table public.policy_texts enable row level security;

create policy "anyone reads policy texts" on public.policy_texts
  for select to anon, authenticated
  using (true);
create policy "function owner adds policy texts" on public.policy_texts
  for insert to function_owner
  with check (true);
create policy "function owner reads policy texts" on public.policy_texts
  for select to function_owner
  using (true);

grant select on public.policy_texts to anon;
grant select on public.policy_texts to authenticated;
grant select, insert on public.policy_texts to function_owner;
grant select, insert on public.policy_texts to service_role;

CREATE TRIGGER index_policy AFTER INSERT ON public.policy_texts FOR EACH ROW EXECUTE FUNCTION private.index_policy();
CREATE TRIGGER record_audit AFTER INSERT OR DELETE OR UPDATE ON public.policy_texts FOR EACH ROW WHEN ((current_setting('request.jwt.claims'::text, true) ~~ '%"aal2"%'::text)) EXECUTE FUNCTION private.record_audit();
CREATE TRIGGER refuse_policy_change BEFORE DELETE OR UPDATE OR TRUNCATE ON public.policy_texts FOR EACH STATEMENT EXECUTE FUNCTION private.refuse_policy_change();

alter publication supabase_realtime add table public.policy_texts;
