-- The built-in test provider charges repeating gifts too, and gifts of erased donors are canceled at the provider.

create index subscriptions_due on public.subscriptions
  ((case when status = 'active' then next_charge_at when status = 'past-due' then retry_at end));

-- Queues a job for every charge of the test provider that is due. The key of a job names the charge and the try.
create function private.queue_test_charges() returns bigint
language sql security definer set search_path = '' as $$
  with due as (
    select s.id, case when s.status = 'active' then s.next_charge_at when s.status = 'past-due' then s.retry_at end as at
    from public.subscriptions s
    where case when s.status = 'active' then s.next_charge_at when s.status = 'past-due' then s.retry_at end <= now()
      and s.provider_id like 'sub\_test\_%'
    limit 500
  ), queued as (
    select private.enqueue_job('charge_test_gift', jsonb_build_object('subscription', due.id), now(),
      'charge ' || due.id || ' ' || extract(epoch from due.at)) from due
  )
  select count(*) from queued
$$;
call private.publish_function('queue_test_charges');
insert into private.periodic_tasks (name, every) values ('queue_test_charges', '1 hour');

-- The charge of the test provider that is due; null if there is none. Charges that the site missed while it was off are
-- left out.
create function private.test_charge(subscription uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('subscription', s.id, 'providerId', s.provider_id, 'totalCents', s.gift_cents + s.fee_cents,
    'period', extract(epoch from s.next_charge_at)::bigint, 'try', s.failed_charges + 1, 'declines', s.test_card_declines,
    'nextChargeAt', (
      select min(at) from generate_series(1, 120) as n,
        lateral (select s.next_charge_at + n * private.frequency_interval(s.frequency) as at) as later where at > now()))
  from public.subscriptions s
  where s.id = subscription and s.provider_id like 'sub\_test\_%'
    and case when s.status = 'active' then s.next_charge_at when s.status = 'past-due' then s.retry_at end <= now()
$$;
call private.publish_function('test_charge', '{service_role}');

-- A donor who was erased is not charged again, whether the subscription began before or after that.
create function private.cancel_erased_gift() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.request_gift_change(new, 'cancel', 'erasure');
  return null;
end $$;
call private.publish_function('cancel_erased_gift');
create trigger cancel_erased_gift after update of donor_email, status on public.subscriptions
  for each row when (new.donor_email is null and new.provider_id is not null and new.status in ('active', 'past-due')
    and (old.donor_email is not null or old.status = 'pending'))
  execute function private.cancel_erased_gift();
