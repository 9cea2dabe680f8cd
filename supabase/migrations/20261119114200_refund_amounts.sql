-- An amount that is more than what is left of a gift is a mistake of the form: it is named beside its field.
alter type public.refund_outcome add value 'invalid-amount';

create or replace function private.request_refund(donation uuid, cents integer, refunded_before integer)
  returns public.refund_outcome language plpgsql security definer set search_path = '' as $$
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
  if private.is_refundable(gift, cents) is not true then
    return (case when private.is_refundable(gift, 1) then 'invalid-amount' else 'not-possible' end)::public.refund_outcome;
  end if;
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
