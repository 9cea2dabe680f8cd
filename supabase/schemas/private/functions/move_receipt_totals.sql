-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.move_receipt_totals()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.change_gift_year(c.donor, c.year, c.is_live, c.cents, c.gifts) from (
    select d.donor, date_part('year', a.received_on)::integer as year, a.is_live, sum(d.sign * a.amount_cents) as cents,
      sum(d.sign)::integer as gifts
    from after a join before b on b.id = a.id cross join lateral (values
      (b.user_id::text, -1), (lower(b.donor_email), -1), (a.user_id::text, 1), (lower(a.donor_email), 1)) as d (donor, sign)
    where (b.user_id, b.donor_email) is distinct from (a.user_id, a.donor_email) and d.donor is not null
      and a.amount_cents > 0 and a.thing is null
      and not exists (select from public.receipts n where n.replaces = a.number)
    group by 1, 2, 3 having sum(d.sign) <> 0 or sum(d.sign * a.amount_cents) <> 0 order by 1, 2, 3) as c;
  return null;
end $function$;
alter function private.move_receipt_totals() owner to function_owner;
