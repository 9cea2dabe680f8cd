-- A statement lists the gifts that it counts, by the numbers of their receipts, which never change.

alter table public.gift_statements add column receipt_numbers integer[] not null default '{}';
comment on column public.gift_statements.receipt_numbers is 'Empty in statements from before there was a list.';
grant insert (receipt_numbers) on public.gift_statements to function_owner;

/* The statement of a year: the one that was issued, if it lists the same receipts and has the EIN, or a new one that
   replaces it. Null without a gift in that year. */
create or replace function private.issue_statement(address text, member uuid, year integer) returns uuid
language plpgsql set search_path = '' as $$
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
end $$;

-- A receipt states what is left of a gift; the rest of the gift was refunded.
create or replace function private.statement_sheet(statement uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('year', s.year, 'code', s.code, 'donorName', s.donor_name, 'amountCents', s.amount_cents,
    'giftCount', s.gift_count, 'legalName', s.legal_name, 'ein', s.ein, 'address', s.address,
    'deductibility', s.deductibility, 'isLive', s.is_live, 'isReplaced', s.replaced_by is not null,
    'gifts', (
      select coalesce(jsonb_agg(jsonb_build_object('receivedOn', r.received_on, 'receiptNumber', r.number,
        'amountCents', r.amount_cents, 'refundedCents', d.total_cents - r.amount_cents)
        order by r.received_on, r.number), '[]')
      from public.receipts r join public.donations d on d.id = r.donation_id where r.number = any (s.receipt_numbers)))
  from public.gift_statements s where s.id = statement
$$;
