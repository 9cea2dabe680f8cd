-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.change_stock(site uuid, change public.stock_change, kits integer, doses integer, reason text, expires_on date DEFAULT NULL::date)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  update private.stock_sites s set kits = s.kits + $3, doses = s.doses + $4 where s.id = site;
  insert into private.stock_movements (site_id, change, kits, doses, reason, expires_on, made_by)
    values ($1, $2, $3, $4, trim($5), $6, auth.uid());
  perform private.check_stock_level(site);
end $function$;
grant execute on function private.change_stock(site uuid, change public.stock_change, kits integer, doses integer, reason text, expires_on date) to function_owner;
