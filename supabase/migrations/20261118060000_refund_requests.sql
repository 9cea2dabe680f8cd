-- Who returns a gift, and who agreed. One person of finance returns up to a set sum of a gift; above it, someone else must
-- approve first.

alter table public.site_settings add column refund_limit_cents integer default 50000
  check (refund_limit_cents between 0 and 2500000);
comment on column public.site_settings.refund_limit_cents is
  'What one person may refund of a gift. Above it, a second one approves. Null if one person is always enough.';
grant update (refund_limit_cents) on public.site_settings to function_owner;

create type public.refund_status as enum ('waiting', 'approved', 'declined');

create table public.refund_requests (
  id uuid primary key default gen_random_uuid(),
  donation_id uuid not null references public.donations (id) on delete cascade,
  cents integer not null check (cents > 0),
  refunded_after_cents integer not null check (refunded_after_cents >= cents),
  status public.refund_status not null,
  requested_by uuid references auth.users (id) on delete set null,
  requested_at timestamptz not null default now(),
  decided_by uuid references auth.users (id) on delete set null,
  decided_at timestamptz,
  check (status <> 'approved' or decided_by <> requested_by),
  check ((status = 'waiting') = (decided_at is null))
);
comment on table public.refund_requests is 'class:s2';
comment on column public.refund_requests.refunded_after_cents is 'What has gone back of the gift after this refund.';
comment on column public.refund_requests.decided_by is 'Null if one person was enough.';
create unique index refund_requests_open on public.refund_requests (donation_id) where status = 'waiting';
create index refund_requests_waiting on public.refund_requests (requested_at, id) where status = 'waiting';
create index refund_requests_approved on public.refund_requests (requested_at, id) where status = 'approved';
create index refund_requests_declined on public.refund_requests (requested_at, id) where status = 'declined';
create index refund_requests_donation on public.refund_requests (donation_id, requested_at);
create index refund_requests_requested_by on public.refund_requests (requested_by);
create index refund_requests_decided_by on public.refund_requests (decided_by);
alter table public.refund_requests enable row level security;
revoke all on public.refund_requests from public, anon, authenticated;
grant select, update (requested_by, decided_by) on public.refund_requests to service_role;
grant select, insert, update (status, decided_by, decided_at) on public.refund_requests to function_owner;
grant select on public.refund_requests to authenticated;
create policy "function owner manages refund requests" on public.refund_requests for all to function_owner
  using (true) with check (true);
create policy "finance reads refund requests" on public.refund_requests for select to authenticated
  using (id between (select private.first_id_for_staff('finance')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select private.first_id_for_staff('finance')) = '00000000-0000-0000-0000-000000000000'
    or id >= private.first_id_for_staff('finance'));
call private.audit_table('public.refund_requests');
insert into private.person_map (relation, title, row_condition, shows, guardian_sees, erasure, anonymizes, kept_because) values
  ('public.refund_requests', 'Refunds that you asked for or decided', 'requested_by = $1 or decided_by = $1', '[
    ["requested_at", "On"], ["cents", "Cents"], ["status", "Status"]
  ]', false, 'anonymize', 'requested_by = nullif(requested_by, $1), decided_by = nullif(decided_by, $1)',
  'The books must show how money went back. Your name does not stay with it.');

create type public.refund_outcome as enum (
  'approved', 'waiting', 'declined', 'own-request', 'already-waiting', 'not-possible', 'not-allowed'
);

create function private.is_refundable(gift public.donations, cents integer) returns boolean
language sql immutable set search_path = '' as $$
  select gift.status = 'succeeded' and gift.payment_id is not null and cents between 1 and gift.total_cents - gift.refunded_cents
$$;
grant execute on function private.is_refundable(public.donations, integer) to function_owner;

/* Asks for a refund. It is approved at once if all that has gone back of the gift stays within the limit. An approved refund
   that the provider has not confirmed yet is the same refund when it is asked for again. */
create function private.request_refund(donation uuid, cents integer) returns public.refund_outcome
language plpgsql security definer set search_path = '' as $$
declare
  gift public.donations;
  sent public.refund_requests;
  most integer;
begin
  if not private.is_staff('finance') then return 'not-allowed'; end if;
  select * into gift from public.donations d where d.id = donation for update;
  if gift.id is null or not private.is_refundable(gift, cents) then return 'not-possible'; end if;
  if exists (select from public.refund_requests r where r.donation_id = gift.id and r.status = 'waiting') then
    return 'already-waiting';
  end if;
  select * into sent from public.refund_requests r where r.donation_id = gift.id and r.status = 'approved'
    and r.refunded_after_cents > gift.refunded_cents order by r.requested_at desc limit 1;
  if sent.id is not null then
    return (case when sent.cents = request_refund.cents then 'approved' else 'not-possible' end)::public.refund_outcome;
  end if;
  select s.refund_limit_cents into most from public.site_settings s;
  if gift.refunded_cents + cents > most then
    insert into public.refund_requests (donation_id, cents, refunded_after_cents, status, requested_by)
      values (gift.id, cents, gift.refunded_cents + cents, 'waiting', auth.uid());
    return 'waiting';
  end if;
  insert into public.refund_requests (donation_id, cents, refunded_after_cents, status, requested_by, decided_at)
    values (gift.id, cents, gift.refunded_cents + cents, 'approved', auth.uid(), now());
  return 'approved';
end $$;
call private.publish_function('request_refund', '{authenticated}');

-- Approves or declines a waiting refund. The person who asked for it can only take it back.
create function private.decide_refund(request uuid, approves boolean) returns public.refund_outcome
language plpgsql security definer set search_path = '' as $$
declare
  gift public.donations;
  asked public.refund_requests;
begin
  if not private.is_staff('finance') then return 'not-allowed'; end if;
  select d.* into gift from public.donations d join public.refund_requests r on r.donation_id = d.id
    where r.id = request for update of d;
  select * into asked from public.refund_requests r where r.id = request;
  if asked.id is null or approves is null then return 'not-possible'; end if;
  if asked.status = 'approved' and approves and asked.refunded_after_cents > gift.refunded_cents then return 'approved'; end if;
  if asked.status <> 'waiting' then return 'not-possible'; end if;
  if approves and asked.requested_by = auth.uid() then return 'own-request'; end if;
  if approves and (not private.is_refundable(gift, asked.cents)
    or gift.refunded_cents + asked.cents <> asked.refunded_after_cents) then
    return 'not-possible';
  end if;
  update public.refund_requests r set status = (case when approves then 'approved' else 'declined' end)::public.refund_status,
    decided_by = auth.uid(), decided_at = now() where r.id = request;
  return (case when approves then 'approved' else 'declined' end)::public.refund_outcome;
end $$;
call private.publish_function('decide_refund', '{authenticated}');

create type public.refund_limit_outcome as enum ('saved', 'invalid', 'not-allowed');

-- Sets what one person may refund of a gift. Finance cannot lift its own limit.
create function private.set_refund_limit(cents integer) returns public.refund_limit_outcome
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_staff('admin') then return 'not-allowed'; end if;
  update public.site_settings s set refund_limit_cents = cents where s.id;
  return 'saved';
exception
  when check_violation then return 'invalid';
end $$;
call private.publish_function('set_refund_limit', '{authenticated}');

-- The name of a colleague who asked for a refund or decided it, for finance.
create function private.refund_colleague(person uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  if person is null or not private.is_staff('finance') then return null; end if;
  return private.display_name_of(person);
end $$;
call private.publish_function('refund_colleague', '{authenticated}', is_in_api => false);

create function public.requested_by_name(request public.refund_requests) returns text
language plpgsql stable set search_path = '' as $$
begin
  return private.refund_colleague(request.requested_by);
end $$;
create function public.decided_by_name(request public.refund_requests) returns text
language plpgsql stable set search_path = '' as $$
begin
  return private.refund_colleague(request.decided_by);
end $$;
create function public.is_own_request(request public.refund_requests) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return request.requested_by is not distinct from auth.uid();
end $$;
grant execute on function public.requested_by_name(public.refund_requests), public.decided_by_name(public.refund_requests),
  public.is_own_request(public.refund_requests) to authenticated;
