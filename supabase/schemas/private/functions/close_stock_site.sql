-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.close_stock_site(site uuid, is_closed boolean)
 RETURNS public.stock_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  held private.stock_sites;
begin
  if not private.is_staff('outreach') then return 'not-allowed'; end if;
  perform from public.kit_stock k where k.id for update;
  select * into held from private.stock_sites s where s.id = site for update;
  if held.id is null or is_closed is null then return 'invalid'; end if;
  if is_closed and held.ships_mail then return 'ships-mail'; end if;
  update private.stock_sites s set closed_at = case when is_closed then coalesce(s.closed_at, now()) end,
    chapter_id = case when not is_closed then s.chapter_id end where s.id = site;
  perform private.check_stock_level(site);
  return 'saved';
end $function$;
alter function private.close_stock_site(site uuid, is_closed boolean) owner to function_owner;
grant execute on function private.close_stock_site(site uuid, is_closed boolean) to authenticated;
