-- Every issue links to its page in the archive, so its email knows the issue.

create or replace function private.queue_newsletter(issue uuid) returns bigint language plpgsql set search_path = '' as $$
declare
  held public.newsletter_issues;
  last uuid;
  added bigint;
begin
  select * into held from public.newsletter_issues i where i.id = issue and i.status = 'sending'
    for no key update skip locked;
  if held.id is null or private.newsletter_text(held) is null then return 0; end if;
  with visited as materialized (
    select s.id from public.newsletter_subscribers s where s.id > held.last_subscriber order by s.id limit 500
  ), recipients as materialized (
    select s.id, s.email, t.token from public.newsletter_subscribers s
    join private.newsletter_tokens t on t.subscriber_id = s.id
    where s.id in (select v.id from visited v) and s.confirmed_at <= held.started_at
      and private.is_newsletter_recipient(s, held.topic, held.state)
    for key share of s skip locked
  ), queued as materialized (
    select private.queue_email('newsletter-issue', r.email,
      held.tested || jsonb_build_object('issue', held.id, 'token', r.token),
      format('newsletter %s %s', held.id, r.id), unsubscribe_path => '/newsletter/stop?token=' || r.token)
    from recipients r
  )
  select (select v.id from visited v order by v.id desc limit 1), (select count(*) from queued) into last, added;
  update public.newsletter_issues i set last_subscriber = coalesce(last, i.last_subscriber),
    queued_count = i.queued_count + added, status = case when last is null then 'sent' else i.status end,
    finished_at = case when last is null then now() end
  where i.id = held.id;
  return added;
end $$;

create or replace function private.test_newsletter_issue(issue uuid) returns public.newsletter_issue_outcome
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
    select m.address from private.confirmed_emails m where m.user_id = private.caller_id()),
    content || jsonb_build_object('issue', held.id));
  return 'tested';
end $$;

-- Emails that were queued before this migration.
update private.email_outbox e set params = e.params || jsonb_build_object('issue', split_part(e.dedupe_key, ' ', 2))
  where e.message = 'newsletter-issue' and e.params is not null;
update private.email_outbox e set params = e.params || jsonb_build_object('issue', i.id)
  from public.newsletter_issues i where e.message = 'newsletter-test' and e.params = i.tested;
