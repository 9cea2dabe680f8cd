-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.reissue_receipts()
 RETURNS public.reissue_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  gifts uuid[];
  gift public.donations;
  receipt public.receipts;
begin
  if not private.is_staff('finance') then return 'not-allowed'; end if;
  select array_agg(r.donation_id) into gifts from (
    select w.donation_id from private.receipts_without_ein() w order by w.number limit 200) as r;
  perform from public.donations d where d.id = any (gifts) order by d.id for update;
  for receipt in
    select r.* from private.receipts_without_ein() r where r.donation_id = any (gifts) order by r.number
  loop
    select * into gift from public.donations d where d.id = receipt.donation_id;
    perform private.write_receipt(gift, receipt.amount_cents, receipt);
  end loop;
  return (case when gifts is null then 'none-left' else 'replaced' end)::public.reissue_outcome;
end $function$;
alter function private.reissue_receipts() owner to function_owner;
grant execute on function private.reissue_receipts() to authenticated;
