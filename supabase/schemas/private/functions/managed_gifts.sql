-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.managed_gifts(key text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me uuid := case when $1 is null then private.caller_id() end;
  address text := private.donor_address($1);
begin
  if me is null and address is null then return null; end if;
  return jsonb_build_object(
    'subscriptions', coalesce((
      select jsonb_agg(jsonb_build_object('id', s.id, 'giftCents', s.gift_cents, 'feeCents', s.fee_cents,
          'frequency', s.frequency, 'status', s.status, 'nextChargeAt', s.next_charge_at, 'isPaused', s.paused_at is not null,
          'retryAt', s.retry_at, 'isChanging', exists (select from private.gift_changes c
            where c.subscription_id = s.id and c.done_at is null and c.kind <> 'card'))
        order by s.status, s.created_at desc, s.id)
      from public.subscriptions s
      where s.status <> 'pending' and (s.user_id = me or lower(s.donor_email) = address)), '[]'),
    'years', private.gift_years(address, me),
    'gifts', coalesce((
      select jsonb_agg(to_jsonb(g) - 'at' order by g.at desc, g.id) from (
        select d.id, d.paid_at as at, (d.paid_at at time zone s.giving_time_zone)::date as "receivedOn",
          d.total_cents as "totalCents", d.refunded_cents as "refundedCents", d.frequency, d.status,
          coalesce(d.is_live, false) as "isLive", r.id as "receiptId", r.number as "receiptNumber"
        from public.donations d cross join public.site_settings s
        left join lateral (
          select r.id, r.number from public.receipts r where r.donation_id = d.id order by r.number desc limit 1
        ) as r on true
        where d.paid_at is not null and (d.user_id = me or lower(d.donor_email) = address)
        order by d.paid_at desc, d.id limit 100) as g), '[]'));
end $function$;
alter function private.managed_gifts(key text) owner to function_owner;
grant execute on function private.managed_gifts(key text) to anon, authenticated;
