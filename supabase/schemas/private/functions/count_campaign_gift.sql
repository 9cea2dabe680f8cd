-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.count_campaign_gift()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  before integer := case when tg_op = 'UPDATE' then private.counted_cents(old) else 0 end;
  after integer := private.counted_cents(new);
begin
  if before = after then return null; end if;
  insert into public.campaign_totals (campaign_id, is_live) values (new.campaign_id, coalesce(new.is_live, false))
    on conflict do nothing;
  update public.campaign_totals t set gift_cents = t.gift_cents + after - before,
    gifts = t.gifts + (after > 0)::integer - (before > 0)::integer
    where t.campaign_id = new.campaign_id and t.is_live = coalesce(new.is_live, false);
  return null;
end $function$;
alter function private.count_campaign_gift() owner to function_owner;
