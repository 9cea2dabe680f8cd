-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.counted_receipts(address text, member uuid)
 RETURNS SETOF public.receipts
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return query select r.* from public.receipts r
    where (r.user_id = $2 or lower(r.donor_email) = $1) and r.amount_cents > 0 and r.thing is null
      and not exists (select from public.receipts n where n.replaces = r.number);
end $function$;
grant execute on function private.counted_receipts(address text, member uuid) to function_owner;
