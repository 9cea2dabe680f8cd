-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.delete_old_gift_offers()
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with removed as (
    delete from public.gift_offers o
    where o.changed_at < now() - case when o.stage in ('declined', 'withdrawn') then interval '12 months'
      else interval '36 months' end
    returning 1
  )
  select count(*) from removed
$function$;
alter function private.delete_old_gift_offers() owner to function_owner;
