-- A check, transfer or cash gift goes back under the same rule as a card gift: above the limit, a second person approves.
-- No provider reports such a return, so it is in the books as soon as it is approved.

alter type public.refund_outcome add value 'returned';

create or replace function private.is_refundable(gift public.donations, cents integer) returns boolean
language sql immutable set search_path = '' as $$
  select gift.status = 'succeeded' and (gift.payment_id is not null or gift.source <> 'card')
    and cents between 1 and gift.total_cents - gift.refunded_cents
$$;

-- Books the approved return of a gift that was not paid by card, with the corrected receipt.
create function private.book_offline_refund(gift public.donations, cents integer) returns public.refund_outcome
language plpgsql set search_path = '' as $$
begin
  if gift.source = 'card' then return 'approved'; end if;
  update public.donations d set refunded_cents = d.refunded_cents + cents where d.id = gift.id returning * into gift;
  perform private.issue_receipt(gift);
  return 'returned';
end $$;
grant execute on function private.book_offline_refund(public.donations, integer) to function_owner;

create or replace function private.request_refund(donation uuid, cents integer) returns public.refund_outcome
language plpgsql security definer set search_path = '' as $$
declare
  gift public.donations;
  sent public.refund_requests;
  most integer;
begin
  if not private.is_staff('finance') then return 'not-allowed'; end if;
  select * into gift from public.donations d where d.id = donation for update;
  if gift.id is null or private.is_refundable(gift, cents) is not true then return 'not-possible'; end if;
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
  return private.book_offline_refund(gift, cents);
end $$;

create or replace function private.decide_refund(request uuid, approves boolean) returns public.refund_outcome
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
  if not approves then return 'declined'; end if;
  return private.book_offline_refund(gift, asked.cents);
end $$;

drop function public.return_offline_gift(uuid, integer);
drop function private.return_offline_gift(uuid, integer);
