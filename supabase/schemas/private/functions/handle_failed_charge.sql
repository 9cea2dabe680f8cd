-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.handle_failed_charge(plan public.subscriptions, invoice text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute on function private.handle_failed_charge(plan public.subscriptions, invoice text) to function_owner;
