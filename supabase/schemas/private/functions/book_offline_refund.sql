-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.book_offline_refund(gift public.donations, cents integer)
 RETURNS public.refund_outcome
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if gift.source = 'card' then return 'approved'; end if;
  update public.donations d set refunded_cents = d.refunded_cents + cents where d.id = gift.id returning * into gift;
  perform private.issue_receipt(gift);
  return 'returned';
end $function$;
grant execute on function private.book_offline_refund(gift public.donations, cents integer) to function_owner;
