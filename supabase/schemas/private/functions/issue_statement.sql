-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.issue_statement(address text, member uuid, year integer)
 RETURNS uuid
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  sums record;
  made uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended('statement ' || coalesce($2::text, $1), 0));
  select r.is_live, sum(r.amount_cents)::bigint as cents, count(*)::integer as gifts,
      array_agg(r.number order by r.number) as numbers,
      (array_agg(r.donor_name order by r.number desc))[1] as name,
      case when count(distinct coalesce(lower(r.donor_email), '')) = 1 then min(r.donor_email) end as email,
      (array_agg(r.user_id order by r.number desc))[1] as owner
    into sums from private.counted_receipts($1, $2) r
    where r.received_on between make_date($3, 1, 1) and make_date($3, 12, 31)
    group by r.is_live order by r.is_live desc limit 1;
  if sums.gifts is null then return null; end if;
  select s.id into made from public.gift_statements s where s.year = $3 and s.replaced_by is null
      and s.is_live = sums.is_live and (s.user_id = $2 or lower(s.donor_email) = coalesce($1, lower(sums.email)))
      and s.receipt_numbers = sums.numbers
      and (s.ein is not null or not exists (select from public.site_settings t where t.ein is not null))
    order by s.issued_at desc limit 1;
  if made is not null then return made; end if;
  insert into public.gift_statements (code, year, user_id, donor_name, donor_email, amount_cents, gift_count,
      receipt_numbers, legal_name, ein, address, deductibility, is_live)
    select private.new_code(), $3, sums.owner, sums.name, sums.email, sums.cents, sums.gifts, sums.numbers,
      coalesce(s.legal_name, s.name), s.ein, s.postal_address, s.deductibility, sums.is_live
    from public.site_settings s returning id into made;
  update public.gift_statements s set replaced_by = made where s.year = $3 and s.replaced_by is null and s.id <> made
    and s.is_live = sums.is_live and (s.user_id = $2 or lower(s.donor_email) = coalesce($1, lower(sums.email)));
  return made;
end $function$;
grant execute on function private.issue_statement(address text, member uuid, year integer) to function_owner;
