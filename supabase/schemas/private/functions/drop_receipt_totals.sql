-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.drop_receipt_totals()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.change_gift_year(c.donor, c.year, c.is_live, c.cents, c.gifts) from (
    select d.donor, date_part('year', r.received_on)::integer as year, r.is_live, -sum(r.amount_cents) as cents,
      -count(*)::integer as gifts
    from removed r cross join lateral (values (r.user_id::text), (lower(r.donor_email))) as d (donor)
    where d.donor is not null and r.amount_cents > 0 and r.thing is null
      and not exists (select from removed n where n.replaces = r.number)
    group by 1, 2, 3 order by 1, 2, 3) as c;
  return null;
end $function$;
alter function private.drop_receipt_totals() owner to function_owner;
