-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.apply_to_donation(gift public.donations, kind public.payment_event_kind, occurred_at timestamp with time zone, payment text, amount_cents integer)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  was_paid boolean := gift.paid_at is not null;
begin
  update public.donations d set
    payment_id = coalesce(d.payment_id, $4),
    declined_at = case when $2 = 'declined' then coalesce(d.declined_at, $3) else d.declined_at end,
    pending_at = case when $2 = 'pending' then coalesce(d.pending_at, $3) else d.pending_at end,
    failed_at = case when $2 = 'failed' then coalesce(d.failed_at, $3) else d.failed_at end,
    paid_at = case when $2 = 'paid' then coalesce(d.paid_at, $3) else d.paid_at end,
    refunded_cents = case when $2 = 'refunded' then greatest(d.refunded_cents, $5) else d.refunded_cents end,
    dispute = greatest(d.dispute, case $2 when 'dispute-opened' then 'open' when 'dispute-won' then 'won'
      when 'dispute-lost' then 'lost' end::public.dispute_state)
    where d.id = gift.id returning * into gift;
  perform private.issue_receipt(gift);
  if not was_paid and gift.paid_at is not null and gift.card_on is null then perform private.send_tribute_card(gift); end if;
  -- The two events may come in any order, and a checkout that was never finished is failed but was never pending.
  if gift.status = 'failed' and gift.pending_at is not null and gift.failed_at is not null and gift.invoice_id is null
      and gift.donor_email is not null then
    perform private.queue_email('gift-debit-failed', gift.donor_email,
      jsonb_build_object('cents', gift.total_cents, 'frequency', gift.frequency), 'debit failed ' || gift.id);
  end if;
end $function$;
grant execute on function private.apply_to_donation(gift public.donations, kind public.payment_event_kind, occurred_at timestamp with time zone, payment text, amount_cents integer) to function_owner;
