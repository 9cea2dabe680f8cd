-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.reconcile_payments(mode public.payment_mode, since timestamp with time zone, payments jsonb)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  still_open bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('payment differences', 0));
  with listed as materialized (
    select distinct on (p.id) p.id, p.cents, p.refunded_cents, p.currency, p.paid_at, d.id as gift, d.total_cents as our_cents,
      d.refunded_cents as our_refunded, d.currency as our_currency, p.disputed, d.dispute is not null as our_disputed, d.status in ('succeeded', 'refunded', 'disputed') as is_paid
    from jsonb_to_recordset($3) as p (id text, cents integer, refunded_cents integer, currency text, paid_at timestamptz,
      donation uuid, disputed boolean)
    left join public.donations d on d.payment_id = p.id or d.payment_id is null and d.id = p.donation
    order by p.id, d.payment_id nulls last
  ), differences as materialized (
    select 'missing-here'::public.payment_difference_kind as kind, l.id as payment_id, l.gift as donation_id,
      null::integer as our_cents, l.cents as provider_cents, l.currency, l.paid_at
    from listed l where l.is_paid is not true and l.paid_at < now() - interval '1 hour'
    union all
    select 'amount', l.id, l.gift, l.our_cents, l.cents, l.currency, l.paid_at
    from listed l where l.is_paid and (l.cents, l.currency) <> (l.our_cents, l.our_currency)
    union all
    select 'refund', l.id, l.gift, l.our_refunded, l.refunded_cents, l.currency, l.paid_at
    from listed l where l.is_paid and l.refunded_cents <> l.our_refunded
    union all
    select 'dispute', l.id, l.gift, case when l.our_disputed then l.our_cents end, case when l.disputed then l.cents end,
      l.currency, l.paid_at
    from listed l where l.is_paid and l.disputed <> l.our_disputed
    union all
    select 'missing-there', d.payment_id, d.id, d.total_cents, null, d.currency, d.paid_at
    from public.donations d
    where d.source = 'card' and d.paid_at >= $2 + interval '7 days' and d.paid_at < now() - interval '1 hour'
      and d.is_live = ($1 = 'live') and coalesce(d.payment_id like 'pi\_test\_%', false) = ($1 = 'built-in')
      and not exists (select from listed l where l.gift = d.id)
  ), gone as (
    delete from public.payment_differences x
    where x.mode = $1 and x.resolved_at is null
      and exists (select from listed l where l.id = x.payment_id or l.gift = x.donation_id)
      and not exists (select from differences f where (f.kind, f.payment_id, f.donation_id, f.our_cents, f.provider_cents,
        f.currency) is not distinct from (x.kind, x.payment_id, x.donation_id, x.our_cents, x.provider_cents, x.currency))
  )
  insert into public.payment_differences (kind, mode, payment_id, donation_id, our_cents, provider_cents, currency, paid_at)
    select f.kind, $1, f.payment_id, f.donation_id, f.our_cents, f.provider_cents, f.currency, f.paid_at from differences f
    on conflict do nothing;
  select count(*) into still_open from public.payment_differences x where x.mode = $1 and x.resolved_at is null;
  insert into public.payment_comparisons as known (mode, payments, open_differences)
    values ($1, jsonb_array_length($3), still_open)
    on conflict on constraint payment_comparisons_pkey do update set compared_at = now(), payments = excluded.payments,
      open_differences = excluded.open_differences;
  return still_open;
end $function$;
alter function private.reconcile_payments(mode public.payment_mode, since timestamp with time zone, payments jsonb) owner to function_owner;
grant execute on function private.reconcile_payments(mode public.payment_mode, since timestamp with time zone, payments jsonb) to service_role;
