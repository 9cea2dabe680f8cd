-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.return_kits()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.kit_stock set kits = kits + old.quantity;
  return null;
end $function$;
alter function private.return_kits() owner to keeper;
