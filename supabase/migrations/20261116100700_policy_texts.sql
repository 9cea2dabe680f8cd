-- Versions of terms, privacy policy and consents, and which versions each member accepted.

create table public.policy_texts (
  kind text not null check (kind ~ '^[a-z][a-z0-9-]{0,39}$'),
  version integer not null check (version > 0),
  title text not null check (length(title) between 1 and 120),
  summary text not null check (length(summary) between 1 and 4000),
  effective_from timestamptz not null default now(),
  locale text not null default 'en' check (locale ~ '^[a-z]{2}(-[A-Z]{2})?$'),
  sections jsonb not null default '[]' check (jsonb_typeof(sections) = 'array'),
  primary key (kind, version),
  constraint policies_have_text check ((kind in ('terms', 'privacy')) = (sections <> '[]'))
);
comment on table public.policy_texts is 'class:public';
comment on column public.policy_texts.summary is 'What changed, or the full text of a consent.';
comment on column public.policy_texts.sections is '[{heading, paragraphs}, …]: the text of the terms and of the privacy policy.';
comment on column public.policy_texts.locale is 'Language of the binding text.';

create table public.policy_acceptances (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  kind text not null check (kind in ('terms', 'privacy')),
  version integer not null,
  accepted_at timestamptz not null default now(),
  primary key (user_id, kind, version),
  foreign key (kind, version) references public.policy_texts (kind, version)
);
comment on table public.policy_acceptances is 'class:s2';
create index policy_acceptances_texts on public.policy_acceptances (kind, version);
alter table public.policy_texts enable row level security;
alter table public.policy_acceptances enable row level security;
grant select, insert, update, delete on public.policy_texts, public.policy_acceptances to service_role;
grant select on public.policy_texts to function_owner;
grant select, insert, delete on public.policy_acceptances to function_owner;
grant select on public.policy_texts to anon, authenticated;
grant select, insert (kind, version) on public.policy_acceptances to authenticated;

create policy "function owner reads policy texts" on public.policy_texts for select to function_owner using (true);
create policy "function owner reads policy acceptances" on public.policy_acceptances for select to function_owner using (true);
create policy "function owner adds policy acceptances" on public.policy_acceptances for insert to function_owner
  with check (true);
create policy "function owner deletes policy acceptances" on public.policy_acceptances for delete to function_owner
  using (true);
create policy "anyone reads policy texts" on public.policy_texts for select to anon, authenticated
  using (true);
create policy "members read their own acceptances" on public.policy_acceptances for select to authenticated
  using (user_id = (select auth.uid()));
create policy "members accept policies for themselves" on public.policy_acceptances for insert to authenticated
  with check (user_id = (select auth.uid()));

alter publication supabase_realtime add table public.policy_texts;
