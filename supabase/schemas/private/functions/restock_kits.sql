-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.restock_kits()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.kit_stock set kits = kits + old.quantity where id;
  return null;
end $function$;
alter function private.restock_kits() owner to function_owner;
