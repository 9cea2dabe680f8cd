-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.late_statement_donors(year integer)
 RETURNS SETOF text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return query select distinct lower(r.donor_email) from public.receipts r
    where r.issued_at >= make_date($1 + 1, 1, 1) and r.donor_email is not null and r.is_live and r.amount_cents > 0
      and r.thing is null and extract(year from r.received_on) = $1
      and not exists (select from public.gift_statements s where lower(s.donor_email) = lower(r.donor_email)
        and s.year = $1 and s.emailed_at is not null)
      and not exists (select from public.receipts n where n.replaces = r.number)
    limit 200;
end $function$;
grant execute on function private.late_statement_donors(year integer) to function_owner;
