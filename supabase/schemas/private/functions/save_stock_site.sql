-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.save_stock_site(site uuid, name text, alert_below integer, chapter uuid, ships_mail boolean)
 RETURNS public.stock_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  held uuid := site;
  is_first boolean;
begin
  if not private.is_staff('outreach') then return 'not-allowed'; end if;
  perform from public.kit_stock k where k.id for update;
  is_first := not exists (select from private.stock_sites s);
  if coalesce($5, false) then
    update private.stock_sites s set ships_mail = false where s.ships_mail and s.id is distinct from site;
  end if;
  if held is null then
    insert into private.stock_sites (name, alert_below, chapter_id, ships_mail)
      values (trim($2), $3, $4, is_first or coalesce($5, false)) returning id into held;
    if is_first then
      perform private.change_stock(held, 'corrected', (k.kits + private.promised_kits())::integer, 0, 'Stock before there were sites')
        from public.kit_stock k where k.id;
    end if;
  else
    update private.stock_sites s set name = trim($2), alert_below = $3, chapter_id = $4,
      ships_mail = s.ships_mail or coalesce($5, false) where s.id = held and s.closed_at is null;
    if not found then return 'invalid'; end if;
  end if;
  perform private.check_stock_level(held);
  return 'saved';
exception
  when check_violation or not_null_violation or unique_violation or foreign_key_violation then return 'invalid';
end $function$;
alter function private.save_stock_site(site uuid, name text, alert_below integer, chapter uuid, ships_mail boolean) owner to function_owner;
grant execute on function private.save_stock_site(site uuid, name text, alert_below integer, chapter uuid, ships_mail boolean) to authenticated;
