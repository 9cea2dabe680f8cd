-- When our gifts were last compared with the provider's list, and with what result. Disputes are compared, too.

alter type public.payment_difference_kind add value 'dispute';

create table public.payment_comparisons (
  mode public.payment_mode primary key,
  compared_at timestamptz not null default now(),
  payments integer not null check (payments >= 0),
  open_differences integer not null check (open_differences >= 0)
);
comment on table public.payment_comparisons is 'class:s2';
comment on column public.payment_comparisons.payments is 'How many payments the provider listed.';
alter table public.payment_comparisons enable row level security;
revoke all on public.payment_comparisons from public, anon, authenticated;
grant select, insert, update, delete on public.payment_comparisons to service_role;
grant select, insert, update (compared_at, payments, open_differences) on public.payment_comparisons to function_owner;
grant select on public.payment_comparisons to authenticated;

create policy "function owner manages payment comparisons" on public.payment_comparisons for all to function_owner
  using (true) with check (true);
create policy "finance reads payment comparisons" on public.payment_comparisons for select to authenticated
  using ((select private.is_staff('finance')));

/* Compares the provider's list since a day with our gifts, in one transaction. A gift of ours must be in the list if it was
   paid a week or more after the list begins, because a bank debit takes days from the first to the last step. A payment of
   the last hour may still be on its way to us. An open difference that was compared again and is gone is deleted; a
   resolved one stays, so that it is not reported again. A dispute is compared where the list says whether there is one.
   Returns how many differences are open. */
create or replace function private.reconcile_payments(mode public.payment_mode, since timestamptz, payments jsonb) returns bigint
language plpgsql security definer set search_path = '' as $$
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
end $$;

-- The events that are held, newest first, 20 on a page: those after the given one.
drop function public.payment_problems(), private.payment_problems();
create function private.payment_problems(before_time timestamptz default null, before_id text default null) returns table (
  id text, kind public.payment_event_kind, problem public.payment_problem, amount_cents integer, received_at timestamptz,
  donation_id uuid
) language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff('finance') then return; end if;
  return query select e.id, e.kind, e.problem, e.amount_cents, e.received_at, e.donation_id
    from private.payment_events e where e.problem is not null and e.resolved_at is null
      and ($1 is null or (e.received_at, e.id) < ($1, $2))
    order by e.received_at desc, e.id desc limit 21;
end $$;
call private.publish_function('payment_problems', '{authenticated}');
