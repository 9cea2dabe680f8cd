-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.hand_out_kits(link public.check_in_links, device uuid, step_number integer, from_lot text, count integer, moment timestamp with time zone)
 RETURNS public.check_in_outcome
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  lot_name text := upper(trim(from_lot));
begin
  if exists (select from public.kit_handouts k where k.device_id = device and k.sequence = step_number) then
    return 'counted';
  end if;
  if coalesce((select sum(k.kits) from public.kit_handouts k where k.date_id = link.date_id and k.lot = lot_name), 0)
    + count < 0 then return 'invalid'; end if;
  insert into public.kit_handouts (date_id, lot, kits, handed_at, link_id, device_id, sequence)
    values (link.date_id, lot_name, count, moment, link.id, device, step_number);
  update public.kit_stock s set kits = s.kits - count where s.id and s.kits >= count;
  if not found then raise exception using errcode = 'KT001'; end if;
  return 'counted';
exception
  when check_violation or not_null_violation then return 'invalid';
  when sqlstate 'KT001' then return 'out-of-stock';
end $function$;
grant execute on function private.hand_out_kits(link public.check_in_links, device uuid, step_number integer, from_lot text, count integer, moment timestamp with time zone) to function_owner;
