-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.gift_years(address text, member uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(years.year order by years.year desc), '[]') from (
    select distinct date_part('year', r.received_on)::integer as year from private.counted_receipts($1, $2) r) as years
$function$;
grant execute on function private.gift_years(address text, member uuid) to function_owner;
