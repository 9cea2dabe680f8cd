-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.issue_receipt(gift public.donations)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  kept integer := case when gift.dispute = 'lost' then 0 else gift.total_cents - gift.refunded_cents end;
  earlier public.receipts;
begin
  if gift.paid_at is null then return; end if;
  select * into earlier from public.receipts r where r.donation_id = gift.id order by r.number desc limit 1;
  if earlier.amount_cents = kept then return; end if;
  perform private.write_receipt(gift, kept, earlier);
end $function$;
alter function private.issue_receipt(gift public.donations) owner to function_owner;
