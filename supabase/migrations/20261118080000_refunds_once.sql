-- A refund names what had gone back of the gift when its form was shown, so that the same form sent twice is one refund and
-- a form from before another refund changes nothing.

alter type public.refund_outcome add value 'already-refunded';
alter type public.refund_outcome add value 'changed';

drop function public.request_refund(uuid, integer);
drop function private.request_refund(uuid, integer);

/* Asks for a refund. It is approved at once if all that has gone back of the gift stays within the limit. An approved refund
   that the provider has not confirmed yet is the same refund when it is asked for again. */
create function private.request_refund(donation uuid, cents integer, refunded_before integer) returns public.refund_outcome
language plpgsql security definer set search_path = '' as $$
declare
  gift public.donations;
  sent public.refund_requests;
  most integer;
begin
  if not private.is_staff('finance') then return 'not-allowed'; end if;
  select * into gift from public.donations d where d.id = donation for update;
  if gift.id is null then return 'not-possible'; end if;
  select * into sent from public.refund_requests r where r.donation_id = gift.id and r.status = 'approved'
    order by r.requested_at desc limit 1;
  if gift.refunded_cents is distinct from refunded_before then
    return (case when (sent.cents, sent.refunded_after_cents, sent.requested_by) is not distinct from
        ($2, $3::bigint + $2, auth.uid()) then 'already-refunded' else 'changed' end)::public.refund_outcome;
  end if;
  if private.is_refundable(gift, cents) is not true then return 'not-possible'; end if;
  if exists (select from public.refund_requests r where r.donation_id = gift.id and r.status = 'waiting') then
    return 'already-waiting';
  end if;
  if sent.refunded_after_cents > gift.refunded_cents then
    return (case when sent.cents = $2 then 'approved' else 'not-possible' end)::public.refund_outcome;
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
call private.publish_function('request_refund', '{authenticated}');
