-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.move_refill(wanted uuid, next_status public.refill_status, from_site uuid DEFAULT NULL::uuid)
 RETURNS public.refill_move_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  held public.refill_requests;
  site uuid;
begin
  if not private.is_staff('outreach') then return 'not-allowed'; end if;
  perform pg_advisory_xact_lock(hashtextextended('refill requests', 0));
  select * into held from public.refill_requests r where r.id = wanted for update;
  if held.id is null then return 'unknown'; end if;
  if (held.status, next_status) not in (('waiting', 'packed'), ('packed', 'waiting'), ('packed', 'shipped')) then
    return 'not-possible';
  end if;
  if next_status = 'shipped' then
    perform from public.kit_stock s where s.kits >= held.kits for update;
    if not found then return 'out-of-stock'; end if;
    if exists (select from private.stock_sites s) then
      site := private.lock_shipping_site(held.kits, from_site);
      if site is null then return 'out-of-stock'; end if;
      perform private.change_stock(site, 'shipped', -held.kits, 0, 'Refill');
    end if;
    update public.kit_stock s set kits = s.kits - held.kits where s.id;
    insert into private.impact_records (source, subject, state, amount)
      values ('refill-requests', gen_random_uuid(), '', held.kits);
  end if;
  update public.refill_requests r set status = next_status,
    shipped_on = (select current_date where next_status = 'shipped')
    where r.id = wanted;
  return 'moved';
end $function$;
alter function private.move_refill(wanted uuid, next_status public.refill_status, from_site uuid) owner to function_owner;
grant execute on function private.move_refill(wanted uuid, next_status public.refill_status, from_site uuid) to authenticated;
