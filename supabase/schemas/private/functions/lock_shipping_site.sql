-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.lock_shipping_site(needed integer, from_site uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  held private.stock_sites;
begin
  select * into held from private.stock_sites s
    where s.closed_at is null and case when from_site is null then s.ships_mail else s.id = from_site end for update;
  return case when held.kits >= needed then held.id end;
end $function$;
grant execute on function private.lock_shipping_site(needed integer, from_site uuid) to function_owner;
