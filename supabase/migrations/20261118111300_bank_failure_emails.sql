-- Emails about a charge that failed speak of the bank account where donors pay from one.

create or replace function private.handle_failed_charge(plan public.subscriptions, invoice text) returns void
language plpgsql set search_path = '' as $$
begin
  if plan.failed_charges = 1 and plan.donor_email is not null then
    perform private.queue_email('gift-charge-failed', plan.donor_email, jsonb_build_object(
      'cents', plan.gift_cents + plan.fee_cents, 'retryOn', (plan.retry_at at time zone 'UTC')::date,
      'key', private.new_gift_link(plan.donor_email, interval '15 days'), 'isBankDebit', plan.is_bank_debit), 'failed charge ' || $2);
  end if;
  if private.retry_after(plan.failed_charges) is null and not exists (select from private.gift_changes c
      where c.subscription_id = plan.id and c.kind = 'cancel' and c.done_at is null) then
    perform private.request_gift_change(plan, 'cancel', 'unpaid');
  end if;
end $$;

create or replace function private.email_canceled_gift(plan public.subscriptions) returns void
language plpgsql set search_path = '' as $$
declare
  is_unpaid boolean := coalesce((
    select c.cause = 'unpaid' from private.gift_changes c where c.subscription_id = plan.id and c.kind = 'cancel'
    order by c.cause limit 1), plan.failed_charges > 0);
  is_over boolean := plan.status_at >= plan.ends_at and not exists (select from private.gift_changes c
    where c.subscription_id = plan.id and c.kind = 'cancel');
  key text := case when is_over then 'gift-ended' when is_unpaid then 'gift-stopped' else 'gift-canceled' end;
begin
  if plan.donor_email is null then return; end if;
  perform private.queue_email(key, plan.donor_email, jsonb_build_object('cents', plan.gift_cents + plan.fee_cents,
    'frequency', plan.frequency) || case key when 'gift-stopped' then jsonb_build_object('isBankDebit', plan.is_bank_debit) else '{}' end,
    'gift ended ' || plan.id);
end $$;
