-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.change_gift_year(of_donor text, in_year integer, live boolean, by_cents bigint, by_gifts integer)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if by_gifts > 0 then
    insert into private.gift_year_totals as t (donor, year, is_live, cents, gifts)
      values (of_donor, in_year, live, by_cents, by_gifts)
      on conflict (donor, year, is_live) do update set cents = t.cents + excluded.cents, gifts = t.gifts + excluded.gifts;
    return;
  end if;
  update private.gift_year_totals t set cents = t.cents + by_cents, gifts = t.gifts + by_gifts
    where t.donor = of_donor and t.year = in_year and t.is_live = live;
  delete from private.gift_year_totals t
    where t.donor = of_donor and t.year = in_year and t.is_live = live and t.gifts = 0;
end $function$;
grant execute on function private.change_gift_year(of_donor text, in_year integer, live boolean, by_cents bigint, by_gifts integer) to function_owner;
