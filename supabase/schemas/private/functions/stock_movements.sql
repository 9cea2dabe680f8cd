-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.stock_movements()
 RETURNS TABLE(id uuid, site text, change public.stock_change, kits integer, doses integer, reason text, expires_on date, made_by text, made_at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_staff('outreach') then return; end if;
  return query select m.id, s.name, m.change, m.kits, m.doses, m.reason, m.expires_on, private.display_name_of(m.made_by),
      m.made_at
    from (select n.* from private.stock_movements n order by n.made_at desc, n.id limit 20) as m
      join private.stock_sites s on s.id = m.site_id
    order by m.made_at desc, m.id;
end $function$;
alter function private.stock_movements() owner to function_owner;
grant execute on function private.stock_movements() to authenticated;
