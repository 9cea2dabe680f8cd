-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.gift_years(address text, member uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  -- One of the two parts is empty: a caller has either a session or a key.
  return (
    with counted as (
      select r.number, r.received_on, r.is_live, r.amount_cents from public.receipts r
      where r.user_id = $2 and r.amount_cents > 0 and r.thing is null
      union all
      select r.number, r.received_on, r.is_live, r.amount_cents from public.receipts r
      where lower(r.donor_email) = $1 and r.amount_cents > 0 and r.thing is null
    ), years as (
      select date_part('year', c.received_on)::integer as year, c.is_live, sum(c.amount_cents) as cents, count(*) as gifts
      from counted c where not exists (select from public.receipts n where n.replaces = c.number) group by 1, 2
    ), shown as (
      -- A statement is about real gifts if there are any.
      select distinct on (y.year) y.year, y.cents, y.gifts from years y order by y.year, y.is_live desc
    )
    select coalesce(jsonb_agg(jsonb_build_object('year', s.year, 'cents', s.cents, 'gifts', s.gifts) order by s.year desc), '[]')
    from shown s);
end $function$;
grant execute on function private.gift_years(address text, member uuid) to function_owner;
