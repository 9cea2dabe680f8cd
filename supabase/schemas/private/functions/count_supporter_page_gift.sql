-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.count_supporter_page_gift()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  before integer := case when tg_op = 'UPDATE' then private.counted_cents(old) else 0 end;
  after integer := private.counted_cents(new);
begin
  if tg_op = 'UPDATE'
    and (old.supporter_page_id, old.is_live, before) is not distinct from (new.supporter_page_id, new.is_live, after) then
    return null;
  end if;
  if before > 0 then
    update private.supporter_page_totals t set gift_cents = t.gift_cents - before, gifts = t.gifts - 1
      where t.page_id = old.supporter_page_id and t.is_live = coalesce(old.is_live, false);
  end if;
  if after > 0 then
    update private.supporter_page_totals t set gift_cents = t.gift_cents + after, gifts = t.gifts + 1
      where t.page_id = new.supporter_page_id and t.is_live = coalesce(new.is_live, false);
  end if;
  return null;
end $function$;
alter function private.count_supporter_page_gift() owner to function_owner;
