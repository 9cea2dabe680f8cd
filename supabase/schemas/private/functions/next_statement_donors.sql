-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.next_statement_donors(year integer)
 RETURNS SETOF text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  last_address text := (
    select lower(s.donor_email) from public.gift_statements s
    where s.year = $1 and s.emailed_at is not null and s.donor_email is not null order by 1 desc limit 1);
begin
  return query with recursive donors as (
    select coalesce(last_address, '') as address
    union all
    select (
      select lower(r.donor_email) from public.receipts r
      where r.is_live and r.amount_cents > 0 and r.thing is null and extract(year from r.received_on) = $1
        and lower(r.donor_email) > d.address
      order by lower(r.donor_email) limit 1
    ) from donors d where d.address is not null
  )
  select d.address from donors d
  where d.address > coalesce(last_address, '') and exists (
    select from public.receipts r
    where r.is_live and r.amount_cents > 0 and r.thing is null and extract(year from r.received_on) = $1
      and lower(r.donor_email) = d.address and not exists (select from public.receipts n where n.replaces = r.number))
  limit 200;
end $function$;
grant execute on function private.next_statement_donors(year integer) to function_owner;
