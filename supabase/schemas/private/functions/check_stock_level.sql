-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.check_stock_level(site uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  held private.stock_sites;
begin
  update private.stock_sites s set is_low = s.kits < s.alert_below and s.closed_at is null
    where s.id = site and s.is_low <> (s.kits < s.alert_below and s.closed_at is null) returning s.* into held;
  if not coalesce(held.is_low, false) then return; end if;
  perform private.queue_email('stock-low', e.address,
      jsonb_build_object('site', held.name, 'kits', held.kits, 'level', held.alert_below))
    from public.user_roles u join private.confirmed_emails e on e.user_id = u.user_id where u.role = 'outreach';
end $function$;
grant execute on function private.check_stock_level(site uuid) to function_owner;
