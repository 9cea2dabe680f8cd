-- Every night our gifts are compared with the payment provider's own list. What differs is a row for finance.

create type public.payment_mode as enum ('live', 'stripe-test', 'built-in');
create type public.payment_difference_kind as enum ('missing-here', 'missing-there', 'amount', 'refund');

create table public.payment_differences (
  id uuid primary key default gen_random_uuid(),
  kind public.payment_difference_kind not null,
  mode public.payment_mode not null,
  payment_id text check (length(payment_id) between 1 and 255),
  donation_id uuid references public.donations (id) on delete cascade,
  our_cents integer,
  provider_cents integer,
  currency text not null default 'usd' check (currency ~ '^[a-z]{3}$'),
  paid_at timestamptz not null,
  found_at timestamptz not null default now(),
  resolved_at timestamptz,
  resolution text check (length(resolution) between 3 and 500),
  unique nulls not distinct (payment_id, donation_id, kind, mode, our_cents, provider_cents, currency),
  check (payment_id is not null or donation_id is not null),
  check ((resolved_at is null) = (resolution is null))
);
comment on table public.payment_differences is 'class:s2';
comment on column public.payment_differences.payment_id is 'The payment''s id at the provider.';
comment on column public.payment_differences.our_cents is 'Null if we have no paid gift; for a refund, what we refunded.';
comment on column public.payment_differences.provider_cents is 'Null if the provider has no such payment.';
comment on column public.payment_differences.currency is 'The currency of the provider''s amount.';
comment on column public.payment_differences.resolution is 'What finance found out.';
create index payment_differences_donation on public.payment_differences (donation_id);
create index payment_differences_found on public.payment_differences (found_at, id);
create index payment_differences_open on public.payment_differences (found_at, id) where resolved_at is null;
create index donations_paid on public.donations (paid_at) where source = 'card';
alter table public.payment_differences enable row level security;
revoke all on public.payment_differences from public, anon, authenticated;
grant select, insert, update, delete on public.payment_differences to service_role;
grant select, insert, update (resolved_at, resolution), delete on public.payment_differences to function_owner;
grant select on public.payment_differences to authenticated;

create policy "function owner manages payment differences" on public.payment_differences for all to function_owner
  using (true) with check (true);
create policy "finance reads payment differences" on public.payment_differences for select to authenticated
  using (id between (select private.first_id_for_staff('finance')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select private.first_id_for_staff('finance')) = '00000000-0000-0000-0000-000000000000'
    or id >= private.first_id_for_staff('finance'));

/* Compares the provider's list since a day with our gifts, in one transaction. A gift of ours must be in the list if it was
   paid a week or more after the list begins, because a bank debit takes days from the first to the last step. A payment of
   the last hour may still be on its way to us. An open difference that was compared again and is gone is deleted; a
   resolved one stays, so that it is not reported again. Returns how many differences are open. */
create function private.reconcile_payments(mode public.payment_mode, since timestamptz, payments jsonb) returns bigint
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('payment differences', 0));
  with listed as materialized (
    select distinct on (p.id) p.id, p.cents, p.refunded_cents, p.currency, p.paid_at, d.id as gift, d.total_cents as our_cents,
      d.refunded_cents as our_refunded, d.currency as our_currency, d.status in ('succeeded', 'refunded', 'disputed') as is_paid
    from jsonb_to_recordset($3) as p (id text, cents integer, refunded_cents integer, currency text, paid_at timestamptz,
      donation uuid)
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
  return (select count(*) from public.payment_differences x where x.resolved_at is null);
end $$;
call private.publish_function('reconcile_payments', '{service_role}');

create function private.resolve_payment_difference(difference uuid, reason text)
returns public.payment_resolution_outcome language plpgsql security definer set search_path = '' as $$
declare
  words text := private.filled_text($2);
begin
  if not private.is_staff('finance') then return 'not-allowed'; end if;
  if words is null then return 'reason-missing'; end if;
  update public.payment_differences x set resolved_at = now(), resolution = words
    where x.id = $1 and x.resolved_at is null;
  return (case when found then 'resolved' else 'unknown' end)::public.payment_resolution_outcome;
exception
  when check_violation then return 'reason-missing';
end $$;
call private.publish_function('resolve_payment_difference', '{authenticated}');

-- Once a night, in the time zone of the organization; a site that was off at night catches up during the day.
create function private.queue_reconciliation(at timestamptz default now()) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  here timestamp := $1 at time zone (select s.giving_time_zone from public.site_settings s);
begin
  if extract(hour from here) < 2 then return 0; end if;
  perform private.enqueue_job('reconcile_payments', '{}', now(), 'reconcile payments ' || here::date);
  return 1;
end $$;
call private.publish_function('queue_reconciliation');

-- What the built-in test provider charged. It writes here before it sends its event, as a provider would, so that an event
-- that never arrives is found.
create table private.test_payments (
  id text primary key check (length(id) between 1 and 255),
  donation_id uuid references public.donations (id) on delete cascade,
  cents integer not null check (cents > 0),
  refunded_cents integer not null default 0 check (refunded_cents between 0 and cents),
  paid_at timestamptz not null default now()
);
comment on table private.test_payments is 'class:s2';
comment on column private.test_payments.donation_id is 'Null for the later charges of a repeating gift.';
create index test_payments_donation on private.test_payments (donation_id);
create index test_payments_paid on private.test_payments (paid_at);
alter table private.test_payments enable row level security;
revoke all on private.test_payments from public, anon, authenticated, service_role;
grant select, insert, update (refunded_cents), delete on private.test_payments to function_owner;
create policy "function owner manages test payments" on private.test_payments for all to function_owner
  using (true) with check (true);
insert into private.test_payments (id, donation_id, cents, refunded_cents, paid_at)
  select d.payment_id, d.id, d.total_cents, d.refunded_cents, d.paid_at from public.donations d
  where d.payment_id like 'pi\_test\_%' and d.paid_at > now() - interval '90 days';

-- A charge, or a refund of it: `refunded_cents` are all refunds together.
create function private.record_test_payment(
  payment text, cents integer, refunded_cents integer default 0, donation uuid default null
) returns void language sql security definer set search_path = '' as $$
  insert into private.test_payments (id, donation_id, cents, refunded_cents) values ($1, $4, $2, $3)
  on conflict (id) do update set refunded_cents = greatest(test_payments.refunded_cents, excluded.refunded_cents)
$$;
call private.publish_function('record_test_payment', '{service_role}');

create function private.test_payments(since timestamptz) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'cents', p.cents, 'refunded_cents', p.refunded_cents,
    'currency', 'usd', 'paid_at', p.paid_at, 'donation', p.donation_id)), '[]')
  from private.test_payments p where p.paid_at >= $1
$$;
call private.publish_function('test_payments', '{service_role}');

-- Differences are deleted with the gifts of their time, charges of the test provider after 90 days.
create function private.delete_old_payment_checks() returns bigint
language sql security definer set search_path = '' as $$
  with charges as (
    delete from private.test_payments p where p.paid_at < now() - interval '90 days' returning 1
  ), differences as (
    delete from public.payment_differences x where x.found_at < now() - interval '7 years 6 months' returning 1
  )
  select (select count(*) from charges) + (select count(*) from differences)
$$;
call private.publish_function('delete_old_payment_checks');

insert into private.periodic_tasks (name, every) values
  ('queue_reconciliation', '1 hour'), ('delete_old_payment_checks', '1 day');
