-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.kits_of(date uuid)
 RETURNS TABLE(lot text, kits bigint)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select k.lot, sum(k.kits) from public.kit_handouts k where k.date_id = date group by k.lot order by k.lot
$function$;
grant execute on function private.kits_of(date uuid) to authenticated, function_owner;
