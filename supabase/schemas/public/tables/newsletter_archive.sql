-- Generated from the migrations by npm run db:schema. Do not edit.

create table public.newsletter_archive (
  id uuid not null,
  article_id uuid not null,
  topic public.newsletter_topic not null,
  state text,
  subject text not null,
  note text not null,
  title text not null,
  summary text not null,
  sent_at timestamp with time zone not null default now(),
  constraint newsletter_archive_pkey PRIMARY KEY (id),
  constraint newsletter_archive_article_id_fkey FOREIGN KEY (article_id) REFERENCES public.articles(id),
  constraint newsletter_archive_id_fkey FOREIGN KEY (id) REFERENCES public.newsletter_issues(id) ON DELETE CASCADE,
  constraint newsletter_archive_state_check CHECK (private.is_us_state(state))
);

comment on table public.newsletter_archive is 'class:public';

CREATE INDEX newsletter_archive_article ON public.newsletter_archive USING btree (article_id);
CREATE INDEX newsletter_archive_newest ON public.newsletter_archive USING btree (sent_at DESC, id DESC);

alter table public.newsletter_archive enable row level security;

create policy "everyone reads the newsletter archive" on public.newsletter_archive
  for select to anon, authenticated
  using (true);
create policy "function owner manages the newsletter archive" on public.newsletter_archive
  for all to function_owner
  using (true)
  with check (true);

grant select on public.newsletter_archive to anon;
grant select on public.newsletter_archive to authenticated;
grant select, insert, delete on public.newsletter_archive to function_owner;
grant select, insert, update, delete on public.newsletter_archive to service_role;

grant update (id) on public.newsletter_archive to function_owner;

alter publication supabase_realtime add table public.newsletter_archive;
