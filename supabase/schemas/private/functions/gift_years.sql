-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.gift_years(address text, member uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('year', y.year, 'cents', y.cents, 'gifts', y.gifts) order by y.year desc), '[]')
  from (
    select distinct on (r.year) r.year, r.cents, r.gifts from (
      select date_part('year', c.received_on)::integer as year, c.is_live, sum(c.amount_cents) as cents, count(*) as gifts
      from private.counted_receipts($1, $2) c group by 1, 2) as r
    -- A statement is about real gifts if there are any.
    order by r.year, r.is_live desc) as y
$function$;
grant execute on function private.gift_years(address text, member uuid) to function_owner;
