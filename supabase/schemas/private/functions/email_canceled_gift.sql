-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.email_canceled_gift(plan public.subscriptions)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
end $function$;
grant execute on function private.email_canceled_gift(plan public.subscriptions) to function_owner;
