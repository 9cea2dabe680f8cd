-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.inherit_campaign()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  first public.donations;
begin
  select * into first from public.donations d where d.subscription_id = new.subscription_id
    order by d.created_at, d.id limit 1;
  if private.is_campaign_open(first.campaign_id) then
    new.campaign_id := first.campaign_id;
    new.supporter_page_id := first.supporter_page_id;
  end if;
  new.shows_amount := coalesce(first.shows_amount, new.shows_amount);
  return new;
end $function$;
alter function private.inherit_campaign() owner to function_owner;
