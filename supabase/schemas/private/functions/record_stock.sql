-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.record_stock(site uuid, change public.stock_change, kits integer, doses integer, reason text, expires_on date, to_site uuid)
 RETURNS public.stock_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  held private.stock_sites;
begin
  if not private.is_staff('outreach') then return 'not-allowed'; end if;
  if change is null or change = 'shipped' or kits is null or doses is null or kits < 0 or doses < 0
    or change <> 'corrected' and kits + doses = 0 or (change = 'moved') <> (to_site is not null) or to_site = site
    or expires_on not between current_date - 3650 and current_date + 3650 then
    return 'invalid';
  end if;
  perform from public.kit_stock k where k.id for update;
  perform from private.stock_sites s where s.id in (site, to_site) order by s.id for update;
  select * into held from private.stock_sites s where s.id = site;
  if held.id is null or to_site is not null and not exists (
    select from private.stock_sites s where s.id = to_site and s.closed_at is null) then
    return 'invalid';
  end if;
  if held.closed_at is not null and change <> 'moved' then return 'closed'; end if;
  if change in ('moved', 'handed-out') and (held.kits < kits or held.doses < doses) then return 'too-few'; end if;
  case change
    when 'received' then perform private.change_stock(site, change, kits, doses, reason, $6);
    when 'corrected' then perform private.change_stock(site, change, kits - held.kits, doses - held.doses, reason);
    else perform private.change_stock(site, change, -kits, -doses, reason);
  end case;
  if change = 'moved' then perform private.change_stock(to_site, change, kits, doses, reason, $6); end if;
  update public.kit_stock k set kits = greatest(0, (select sum(s.kits) from private.stock_sites s) - private.promised_kits())
    where k.id;
  return 'saved';
exception
  when check_violation or not_null_violation or numeric_value_out_of_range then return 'invalid';
end $function$;
alter function private.record_stock(site uuid, change public.stock_change, kits integer, doses integer, reason text, expires_on date, to_site uuid) owner to function_owner;
grant execute on function private.record_stock(site uuid, change public.stock_change, kits integer, doses integer, reason text, expires_on date, to_site uuid) to authenticated;
