-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.count_new_receipts()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform from public.receipts r where r.number in (select a.replaces from added a) order by r.number for no key update;
  perform private.change_gift_year(c.donor, c.year, c.is_live, c.cents, c.gifts) from (
    select d.donor, date_part('year', r.received_on)::integer as year, r.is_live, sum(r.sign * r.amount_cents) as cents,
      sum(r.sign)::integer as gifts
    from (
      select a.user_id, a.donor_email, a.received_on, a.is_live, a.amount_cents, a.thing, 1 as sign from added a
      where not exists (select from added n where n.replaces = a.number)
      union all
      select e.user_id, e.donor_email, e.received_on, e.is_live, e.amount_cents, e.thing, -1 from public.receipts e
      where e.number in (select a.replaces from added a) and e.number not in (select a.number from added a)) as r
    cross join lateral (values (r.user_id::text), (lower(r.donor_email))) as d (donor)
    where d.donor is not null and r.amount_cents > 0 and r.thing is null
    group by 1, 2, 3 order by 1, 2, 3) as c;
  return null;
end $function$;
alter function private.count_new_receipts() owner to function_owner;
