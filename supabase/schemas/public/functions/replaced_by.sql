-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION public.replaced_by(receipt public.receipts)
 RETURNS integer
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return (select r.number from public.receipts r where r.replaces = receipt.number);
end $function$;
grant execute on function public.replaced_by(receipt public.receipts) to authenticated;
