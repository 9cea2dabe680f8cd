-- Sending an issue: its emails are queued in batches, by the id of the subscriber, so that a batch costs the same however
-- many subscribers there are.

create function private.is_newsletter_recipient(
  subscriber public.newsletter_subscribers, topic public.newsletter_topic, state text
) returns boolean language sql immutable set search_path = '' as $$
  select subscriber.confirmed_at is not null and subscriber.undeliverable_at is null and topic = any (subscriber.topics)
    and ($3 is null or subscriber.state is null or subscriber.state = $3)
$$;

-- Queues the emails to the next 500 subscribers, as far as they chose the topic. The row lock lets one process queue at a
-- time, and the key share lock keeps a subscriber from leaving between being read and getting an email.
create function private.queue_newsletter(issue uuid) returns bigint language plpgsql set search_path = '' as $$
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
    select private.queue_email('newsletter-issue', r.email, held.tested || jsonb_build_object('token', r.token),
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
grant execute on function private.queue_newsletter(uuid),
  private.is_newsletter_recipient(public.newsletter_subscribers, public.newsletter_topic, text) to function_owner;

-- A periodic task.
create function private.queue_newsletters() returns bigint language sql security definer set search_path = '' as $$
  select coalesce(sum(private.queue_newsletter(i.id)), 0)::bigint from public.newsletter_issues i where i.status = 'sending'
$$;
call private.publish_function('queue_newsletters');
insert into private.periodic_tasks (name, every) values ('queue_newsletters', '1 minute');

-- The first batch is queued at once.
create function private.send_newsletter_issue(issue uuid) returns public.newsletter_issue_outcome
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
  if held.tested is distinct from content then return 'not-tested'; end if;
  update public.newsletter_issues i set status = 'sending', started_at = now() where i.id = issue;
  insert into public.newsletter_archive (id, article_id, topic, state, subject, note, title, summary)
    values (held.id, held.article_id, held.topic, held.state, held.subject, held.note, content ->> 'title',
      content ->> 'summary');
  perform private.queue_newsletter(issue);
  return 'sending';
end $$;
call private.publish_function('send_newsletter_issue', '{authenticated}');

-- Emails that are not queued yet never will be, and those that wait in the outbox are deleted. An email that is being sent
-- at this moment may still arrive.
create function private.stop_newsletter_issue(issue uuid) returns public.newsletter_issue_outcome
language plpgsql security definer set search_path = '' as $$
declare
  held public.newsletter_issues;
  removed integer;
begin
  if not private.is_staff('outreach') then return 'not-allowed'; end if;
  select * into held from public.newsletter_issues i where i.id = issue for no key update;
  if held.id is null then return 'unknown'; end if;
  if held.status not in ('sending', 'sent') then return 'not-sending'; end if;
  -- A sender that holds the lock of an email may wait for the lock of the issue.
  delete from private.email_outbox e where e.id in (
    select w.id from private.email_outbox w
    where w.message = 'newsletter-issue' and w.status in ('queued', 'sending') and split_part(w.dedupe_key, ' ', 2) = issue::text
    for update skip locked
  );
  get diagnostics removed = row_count;
  update public.newsletter_issues i set status = 'stopped', finished_at = now(), queued_count = i.queued_count - removed
    where i.id = issue;
  delete from public.newsletter_archive a where a.id = issue;
  return 'stopped';
end $$;
call private.publish_function('stop_newsletter_issue', '{authenticated}');

-- How many people would get an issue, at most 1001; null for anyone but outreach.
create function private.newsletter_segment_size(topic public.newsletter_topic, state text) returns integer
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff('outreach') then return null; end if;
  return (select count(*) from (
    select from public.newsletter_subscribers s where private.is_newsletter_recipient(s, $1, private.filled_text($2)) limit 1001
  ) as counted);
end $$;
call private.publish_function('newsletter_segment_size', '{authenticated}');
