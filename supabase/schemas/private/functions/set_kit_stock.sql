-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.set_kit_stock(on_shelf integer)
 RETURNS public.kit_stock_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_staff('outreach') then return 'not-allowed'; end if;
  if exists (select from private.stock_sites s) then return 'by-site'; end if;
  if on_shelf is null or on_shelf not between 0 and 100000 then return 'invalid'; end if;
  update public.kit_stock set kits = on_shelf where id;
  return 'saved';
end $function$;
alter function private.set_kit_stock(on_shelf integer) owner to function_owner;
grant execute on function private.set_kit_stock(on_shelf integer) to authenticated;
