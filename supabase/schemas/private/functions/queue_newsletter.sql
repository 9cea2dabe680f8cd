-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.queue_newsletter(issue uuid)
 RETURNS bigint
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute on function private.queue_newsletter(issue uuid) to function_owner;
