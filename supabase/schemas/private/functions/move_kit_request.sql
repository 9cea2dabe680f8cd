-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.move_kit_request(wanted uuid, next_status text, from_site uuid DEFAULT NULL::uuid)
 RETURNS public.kit_move_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  held public.kit_requests;
  site uuid;
begin
  if not private.is_staff('outreach') then return 'not-allowed'; end if;
  select * into held from public.kit_requests r where r.id = wanted for update;
  if held.id is null then return 'unknown'; end if;
  if not exists (
    select from private.kit_steps() s where s.from_status = held.status and s.to_status = next_status
  ) then return 'not-possible'; end if;
  if next_status = 'shipped' and exists (select from private.stock_sites s) then
    site := private.lock_shipping_site(held.quantity, from_site);
    if site is null then return 'out-of-stock'; end if;
    perform private.change_stock(site, 'shipped', -held.quantity, 0, 'Kit request');
  end if;
  update public.kit_requests set status = next_status, changed_at = now() where id = wanted;
  if next_status in ('canceled', 'out_of_stock') then
    update public.kit_requests set full_name = null, street = null, city = null, zip = null where id = wanted;
  end if;
  if next_status = 'canceled' then
    update public.kit_stock set kits = kits + held.quantity where id;
  end if;
  if next_status in ('shipped', 'canceled', 'out_of_stock') then
    perform private.notify(held.user_id, 'courses',
      case next_status when 'shipped' then 'kit-shipped' when 'canceled' then 'kit-canceled' else 'kit-out-of-stock' end,
      '{}', format('kit %s %s', next_status, wanted));
  end if;
  return 'moved';
end $function$;
alter function private.move_kit_request(wanted uuid, next_status text, from_site uuid) owner to function_owner;
grant execute on function private.move_kit_request(wanted uuid, next_status text, from_site uuid) to authenticated;
