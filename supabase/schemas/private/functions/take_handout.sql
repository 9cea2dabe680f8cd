-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.take_handout()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  held private.stock_sites;
begin
  perform from public.kit_stock k where k.id for update;
  select s.* into held from private.stock_sites s
    join public.event_dates d on d.id = new.date_id join public.events e on e.id = d.event_id
    where s.closed_at is null and (s.chapter_id = e.chapter_id or s.ships_mail)
    order by s.chapter_id is not distinct from e.chapter_id desc limit 1 for update of s;
  if held.id is not null and least(held.kits, new.kits) <> 0 then
    perform private.change_stock(held.id, 'handed-out', -least(held.kits, new.kits), 0, 'Handed out at an event');
  end if;
  return null;
end $function$;
alter function private.take_handout() owner to function_owner;
