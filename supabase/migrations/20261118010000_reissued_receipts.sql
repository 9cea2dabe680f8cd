-- Receipts for real money that were issued before finance entered the EIN are replaced, as a refund replaces a receipt.

create index receipts_without_ein on public.receipts (number) where ein is null and is_live;

-- Issues a receipt for what the organization keeps, in place of an earlier one if there is one, and queues its email.
create function private.write_receipt(gift public.donations, kept integer, earlier public.receipts) returns void
language plpgsql set search_path = '' as $$
declare
  made public.receipts;
begin
  update private.receipt_numbers set last_number = last_number + 1 where id returning last_number into made.number;
  insert into public.receipts (number, code, donation_id, user_id, donor_name, donor_email, amount_cents, thing, received_on,
      legal_name, ein, address, deductibility, is_live, replaces)
    select made.number, private.new_code(), gift.id, gift.user_id, gift.donor_name, gift.donor_email, kept, gift.thing,
      (gift.paid_at at time zone s.giving_time_zone)::date, coalesce(s.legal_name, s.name),
      case when gift.is_live then nullif(s.ein, '00-0000000') else s.ein end, s.postal_address,
      s.deductibility, coalesce(gift.is_live, false), earlier.number
    from public.site_settings s returning * into made;
  if gift.donor_email is null then return; end if;
  perform private.queue_email(case when earlier.number is null then 'gift-receipt'
      when earlier.amount_cents = kept then 'gift-receipt-replaced' else 'gift-receipt-corrected' end,
    gift.donor_email, jsonb_build_object('id', made.id, 'name', gift.donor_name, 'number', made.number, 'code', made.code,
      'cents', made.amount_cents, 'thing', made.thing, 'receivedOn', made.received_on, 'frequency', gift.frequency,
      'legalName', made.legal_name, 'ein', made.ein, 'address', made.address, 'deductibility', made.deductibility,
      'isLive', made.is_live, 'replaces', earlier.number),
    'receipt ' || made.number);
end $$;
grant execute on function private.write_receipt(public.donations, integer, public.receipts) to function_owner;

-- Issues the receipt that the gift lacks, in the caller's transaction. It does nothing if the newest receipt states what
-- the organization keeps.
create or replace function private.issue_receipt(gift public.donations) returns void
language plpgsql security definer set search_path = '' as $$
declare
  kept integer := case when gift.dispute = 'lost' then 0 else gift.total_cents - gift.refunded_cents end;
  earlier public.receipts;
begin
  if gift.paid_at is null then return; end if;
  select * into earlier from public.receipts r where r.donation_id = gift.id order by r.number desc limit 1;
  if earlier.amount_cents = kept then return; end if;
  perform private.write_receipt(gift, kept, earlier);
end $$;

-- The receipts that a donor could use for taxes if they had the EIN. Empty until finance has entered it.
create function private.receipts_without_ein() returns setof public.receipts
language plpgsql stable set search_path = '' as $$
begin
  return query select r.* from public.receipts r
    where r.ein is null and r.is_live and r.donor_name is not null and (r.amount_cents > 0 or r.thing is not null)
      and not exists (select from public.receipts n where n.replaces = r.number)
      and exists (select from public.site_settings s where s.ein not like '00-%');
end $$;
grant execute on function private.receipts_without_ein() to function_owner;

create type public.reissue_preview as (receipts integer, donors integer, without_email integer);

-- What replacing the receipts without an EIN would do. Null for people who are not in finance.
create function private.reissue_preview() returns public.reissue_preview
language plpgsql stable security definer set search_path = '' as $$
declare
  found_receipts public.reissue_preview;
begin
  if not private.is_staff('finance') then return null; end if;
  select count(*), count(distinct lower(r.donor_email)), count(*) filter (where r.donor_email is null)
    into found_receipts from private.receipts_without_ein() r;
  return found_receipts;
end $$;
call private.publish_function('reissue_preview', '{authenticated}');

create type public.reissue_outcome as enum ('replaced', 'none-left', 'not-allowed');

/* Replaces the next 200 receipts without an EIN. Locking the gifts first, in one order, keeps a refund or a second call
   from replacing the same receipt. */
create function private.reissue_receipts() returns public.reissue_outcome
language plpgsql security definer set search_path = '' as $$
declare
  gifts uuid[];
  gift public.donations;
  receipt public.receipts;
begin
  if not private.is_staff('finance') then return 'not-allowed'; end if;
  select array_agg(r.donation_id) into gifts from (
    select w.donation_id from private.receipts_without_ein() w order by w.number limit 200) as r;
  perform from public.donations d where d.id = any (gifts) order by d.id for update;
  for receipt in
    select r.* from private.receipts_without_ein() r where r.donation_id = any (gifts) order by r.number
  loop
    select * into gift from public.donations d where d.id = receipt.donation_id;
    perform private.write_receipt(gift, receipt.amount_cents, receipt);
  end loop;
  return (case when gifts is null then 'none-left' else 'replaced' end)::public.reissue_outcome;
end $$;
call private.publish_function('reissue_receipts', '{authenticated}');

-- The statement of a year: the one that was issued, if it still counts every gift and has the EIN, or a new one that
-- replaces it. Null without a gift in that year.
create or replace function private.issue_statement(address text, member uuid, year integer) returns uuid
language plpgsql set search_path = '' as $$
declare
  sums record;
  earlier public.gift_statements;
  made public.gift_statements;
begin
  perform pg_advisory_xact_lock(hashtextextended('statement ' || coalesce($2::text, $1), 0));
  select r.is_live, sum(r.amount_cents)::bigint as cents, count(*)::integer as gifts,
      (array_agg(r.donor_name order by r.number desc))[1] as name,
      (array_agg(r.donor_email order by r.number desc))[1] as email, (array_agg(r.user_id order by r.number desc))[1] as owner
    into sums from private.counted_receipts($1, $2) r
    where r.received_on between make_date($3, 1, 1) and make_date($3, 12, 31)
    group by r.is_live order by r.is_live desc limit 1;
  if sums.gifts is null then return null; end if;
  select * into earlier from public.gift_statements s where s.year = $3 and s.replaced_by is null
      and s.is_live = sums.is_live and (s.user_id = $2 or lower(s.donor_email) = coalesce($1, lower(sums.email)))
    order by s.issued_at desc limit 1;
  if (earlier.amount_cents, earlier.gift_count) = (sums.cents, sums.gifts)
    and (earlier.ein is not null or not exists (select from public.site_settings s where s.ein is not null)) then
    return earlier.id;
  end if;
  insert into public.gift_statements (code, year, user_id, donor_name, donor_email, amount_cents, gift_count, legal_name, ein,
      address, deductibility, is_live)
    select private.new_code(), $3, sums.owner, sums.name, sums.email, sums.cents, sums.gifts, coalesce(s.legal_name, s.name),
      s.ein, s.postal_address, s.deductibility, sums.is_live
    from public.site_settings s returning * into made;
  update public.gift_statements s set replaced_by = made.id where s.id = earlier.id;
  return made.id;
end $$;
