-- Issues of the newsletter: an article that outreach sends to the subscribers of a topic, after a test email of exactly
-- that text.

create type public.newsletter_issue_status as enum ('draft', 'sending', 'sent', 'stopped');

create table public.newsletter_issues (
  id uuid primary key,
  article_id uuid not null references public.articles (id),
  topic public.newsletter_topic not null,
  state text check (private.is_us_state(state)),
  subject text not null check (length(subject) between 3 and 120 and subject !~ '[[:cntrl:]\u2028\u2029]'),
  note text not null check (length(note) <= 800 and replace(note, E'\n', '') !~ '[[:cntrl:]]'),
  status public.newsletter_issue_status not null default 'draft',
  tested jsonb,
  tested_at timestamptz,
  created_at timestamptz not null default now(),
  created_by uuid references auth.users (id) on delete set null,
  started_at timestamptz,
  finished_at timestamptz,
  queued_count integer not null default 0,
  refused_count integer not null default 0,
  last_subscriber uuid not null default '00000000-0000-0000-0000-000000000000',
  check (num_nonnulls(tested, tested_at) <> 1),
  check (status = 'draft' or num_nulls(tested, started_at) = 0),
  check ((status in ('sent', 'stopped')) = (finished_at is not null))
);
comment on table public.newsletter_issues is 'class:s2';
comment on column public.newsletter_issues.state is 'Null for all; otherwise subscribers of this state and those who chose none.';
comment on column public.newsletter_issues.note is 'Introduction in plain text.';
comment on column public.newsletter_issues.tested is 'The text of the last test email; the issue is sent with exactly this text.';
comment on column public.newsletter_issues.queued_count is 'Emails written, without those that stopping the issue deleted.';
comment on column public.newsletter_issues.refused_count is 'Emails that the mail server of the subscriber refused.';
comment on column public.newsletter_issues.last_subscriber is 'All subscribers up to this id have their email.';
create index newsletter_issues_newest on public.newsletter_issues (created_at desc, id desc);
create index newsletter_issues_sending on public.newsletter_issues (started_at) where status = 'sending';
create index newsletter_issues_article on public.newsletter_issues (article_id);
create index newsletter_issues_author on public.newsletter_issues (created_by);
alter table public.newsletter_issues enable row level security;
revoke all on public.newsletter_issues from public, anon, authenticated;
grant select, insert, update, delete on public.newsletter_issues to service_role;
grant select, insert, update, delete on public.newsletter_issues to function_owner;
grant select on public.newsletter_issues to authenticated;
create policy "function owner manages newsletter issues" on public.newsletter_issues for all to function_owner
  using (true) with check (true);
create policy "outreach reads newsletter issues" on public.newsletter_issues for select to authenticated
  using ((select private.is_staff('outreach')));

-- What everyone can read: issues that are being sent or were sent, with their text at that time.
create table public.newsletter_archive (
  id uuid primary key references public.newsletter_issues (id) on delete cascade,
  article_id uuid not null references public.articles (id),
  topic public.newsletter_topic not null,
  state text check (private.is_us_state(state)),
  subject text not null,
  note text not null,
  title text not null,
  summary text not null,
  sent_at timestamptz not null default now()
);
comment on table public.newsletter_archive is 'class:public';
create index newsletter_archive_newest on public.newsletter_archive (sent_at desc, id desc);
create index newsletter_archive_article on public.newsletter_archive (article_id);
alter table public.newsletter_archive enable row level security;
revoke all on public.newsletter_archive from public, anon, authenticated;
grant select, insert, update, delete on public.newsletter_archive to service_role;
grant select, insert, delete on public.newsletter_archive to function_owner;
grant select on public.newsletter_archive to anon, authenticated;
create policy "function owner manages the newsletter archive" on public.newsletter_archive for all to function_owner
  using (true) with check (true);
create policy "everyone reads the newsletter archive" on public.newsletter_archive for select to anon, authenticated
  using (true);
alter publication supabase_realtime add table public.newsletter_archive;

-- The text of an issue as the catalog takes it; null unless its article is published.
create function private.newsletter_text(issue public.newsletter_issues) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('subject', issue.subject, 'note', issue.note, 'title', a.title, 'summary', a.summary,
    'kind', a.kind, 'slug', a.slug)
  from public.articles a where a.id = issue.article_id and a.public_from <= now() and a.public_until > now()
$$;
grant execute on function private.newsletter_text(public.newsletter_issues) to function_owner;

create type public.newsletter_issue_outcome as enum (
  'saved', 'tested', 'sending', 'stopped', 'deleted', 'invalid', 'unknown', 'not-draft', 'not-sending', 'not-published',
  'not-tested', 'not-allowed'
);

-- Creates a draft with this id, or changes it.
create function private.save_newsletter_issue(
  issue uuid, article uuid, topic public.newsletter_topic, state text, subject text, note text
) returns public.newsletter_issue_outcome language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_staff('outreach') then return 'not-allowed'; end if;
  if not exists (select from public.articles a where a.id = article and a.public_from <= now() and a.public_until > now()) then
    return 'not-published';
  end if;
  insert into public.newsletter_issues as i (id, article_id, topic, state, subject, note, created_by)
    values (issue, article, $3, private.filled_text($4), trim($5), trim(replace($6, E'\r\n', E'\n'), E' \n'), private.caller_id())
    on conflict (id) do update set article_id = excluded.article_id, topic = excluded.topic, state = excluded.state,
      subject = excluded.subject, note = excluded.note
    where i.status = 'draft';
  return (case when found then 'saved' else 'not-draft' end)::public.newsletter_issue_outcome;
exception
  when check_violation or not_null_violation then return 'invalid';
end $$;
call private.publish_function('save_newsletter_issue', '{authenticated}');

-- Sends the email only to the caller.
create function private.test_newsletter_issue(issue uuid) returns public.newsletter_issue_outcome
language plpgsql security definer set search_path = '' as $$
declare
  held public.newsletter_issues;
  content jsonb;
begin
  if not private.is_staff('outreach') then return 'not-allowed'; end if;
  select * into held from public.newsletter_issues i where i.id = issue for update;
  if held.id is null then return 'unknown'; end if;
  if held.status <> 'draft' then return 'not-draft'; end if;
  content := private.newsletter_text(held);
  if content is null then return 'not-published'; end if;
  update public.newsletter_issues i set tested = content, tested_at = now() where i.id = issue;
  perform private.queue_email('newsletter-test', (
    select m.address from private.confirmed_emails m where m.user_id = private.caller_id()), content);
  return 'tested';
end $$;
call private.publish_function('test_newsletter_issue', '{authenticated}');

create function private.delete_newsletter_issue(issue uuid) returns public.newsletter_issue_outcome
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_staff('outreach') then return 'not-allowed'; end if;
  delete from public.newsletter_issues i where i.id = issue and i.status = 'draft';
  if found then return 'deleted'; end if;
  return (case when exists (select from public.newsletter_issues i where i.id = issue) then 'not-draft' else 'unknown' end)
    ::public.newsletter_issue_outcome;
end $$;
call private.publish_function('delete_newsletter_issue', '{authenticated}');

insert into private.person_map (relation, title, row_condition, shows, erasure, anonymizes, kept_because) values
  ('public.newsletter_issues', 'Newsletters you wrote', 'created_by = $1', '[["subject", "Subject"], ["created_at", "Created"]]',
    'anonymize', 'created_by = null', 'What we sent stays readable without its author.');
