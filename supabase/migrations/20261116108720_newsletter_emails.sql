-- What happens to the emails of the newsletter in the outbox.

create index email_outbox_newsletter_address on private.email_outbox (to_address)
  where message in ('newsletter-confirm', 'newsletter-link', 'newsletter-issue');
create index email_outbox_newsletter_waiting on private.email_outbox (split_part(dedupe_key, ' ', 2))
  where message = 'newsletter-issue' and status in ('queued', 'sending');
create index email_outbox_newsletter_age on private.email_outbox (created_at) where message = 'newsletter-issue';
grant delete on private.email_outbox to function_owner;
create policy "function owner deletes emails of the newsletter" on private.email_outbox for delete to function_owner
  using (message in ('newsletter-confirm', 'newsletter-link', 'newsletter-issue'));

-- Leaving deletes the address from the outbox, too, and with it every issue that waits to be sent.
create function private.delete_newsletter_emails() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from private.email_outbox e
    where e.to_address = old.email and e.message in ('newsletter-confirm', 'newsletter-link', 'newsletter-issue');
  return null;
end $$;
call private.publish_function('delete_newsletter_emails');
create trigger delete_newsletter_emails after delete on public.newsletter_subscribers
  for each row execute function private.delete_newsletter_emails();

-- Counts refusals. The server may refuse us and not the address, so it takes three issues in a row, and the subscription
-- stays. A subscriber who is leaving is skipped: the deletion waits for the email, so the email must not wait for it.
create function private.record_newsletter_delivery() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  subscriber uuid := (
    select s.id from public.newsletter_subscribers s where s.email = new.to_address for no key update skip locked);
begin
  if new.status <> 'dead' then
    update public.newsletter_subscribers s set refusals = 0 where s.id = subscriber and s.refusals > 0;
  elsif new.last_error ~ '\m5[0-9]{2}\M' and not private.is_too_old_to_send(new.created_at) then
    update public.newsletter_issues i set refused_count = i.refused_count + 1 where i.id = split_part(new.dedupe_key, ' ', 2)::uuid;
    update public.newsletter_subscribers s set refusals = s.refusals + 1,
      undeliverable_at = case when s.refusals >= 2 then now() end where s.id = subscriber;
  end if;
  return null;
end $$;
call private.publish_function('record_newsletter_delivery');
create trigger record_newsletter_delivery after update of status on private.email_outbox for each row
  when (new.message = 'newsletter-issue' and new.status in ('sent', 'captured', 'dead') and old.status <> new.status)
  execute function private.record_newsletter_delivery();

-- A periodic task: a sent issue is in the archive, so its emails are kept for 30 days only.
create function private.delete_old_newsletter_emails() returns bigint language sql security definer set search_path = '' as $$
  with gone as (
    delete from private.email_outbox e where e.message = 'newsletter-issue' and e.created_at < now() - interval '30 days'
      and e.status in ('sent', 'captured', 'dead') returning 1
  )
  select count(*) from gone
$$;
call private.publish_function('delete_old_newsletter_emails');
insert into private.periodic_tasks (name, every) values ('delete_old_newsletter_emails', '1 day');
