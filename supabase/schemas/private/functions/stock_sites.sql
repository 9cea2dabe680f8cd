-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.stock_sites()
 RETURNS TABLE(id uuid, name text, kits integer, doses integer, alert_below integer, is_low boolean, ships_mail boolean, chapter_id uuid, is_closed boolean, expiring integer, expires_on date)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_staff('outreach') then return; end if;
  return query select s.id, s.name, s.kits, s.doses, s.alert_below, s.is_low, s.ships_mail, s.chapter_id,
      s.closed_at is not null,
      coalesce(lots.kits, 0)::integer, lots.expires_on
    from private.stock_sites s
    left join lateral (
      select sum(least(l.kits, s.kits - l.later)) as kits, min(l.expires_on) as expires_on from (
        select m.kits, m.expires_on, coalesce(sum(m.kits) over (order by m.expires_on desc nulls first, m.id
          rows between unbounded preceding and 1 preceding), 0) as later
        from private.stock_movements m
        where m.site_id = s.id and m.kits > 0 and m.change in ('received', 'moved')
      ) as l where l.expires_on <= current_date + 90 and s.kits > l.later
    ) as lots on true
    order by s.closed_at is not null, s.ships_mail desc, s.name;
end $function$;
alter function private.stock_sites() owner to function_owner;
grant execute on function private.stock_sites() to authenticated;
