-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.decide_refund(request uuid, approves boolean)
 RETURNS public.refund_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$;
alter function private.decide_refund(request uuid, approves boolean) owner to function_owner;
grant execute on function private.decide_refund(request uuid, approves boolean) to authenticated;
