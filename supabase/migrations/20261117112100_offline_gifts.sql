-- Gifts that finance enters: checks, bank transfers, cash and things. They get the same receipts and emails as gifts by card.

create type public.gift_source as enum ('card', 'check', 'bank', 'cash', 'in-kind');
create type public.employer_match as enum ('to-ask', 'asked', 'approved', 'received', 'declined');

alter table public.donations
  add column source public.gift_source not null default 'card',
  add column thing text check (length(thing) between 2 and 200 and private.is_plain_line(thing)),
  add column reference text check (length(reference) between 1 and 60 and private.is_plain_line(reference)),
  add column employer_match public.employer_match,
  drop constraint donations_gift_cents_check,
  add constraint donations_gift_cents_check check (case source when 'card' then gift_cents between 100 and 2500000
    when 'in-kind' then gift_cents = 0 else gift_cents between 1 and 1000000000 end),
  add constraint donations_thing_check1 check ((source = 'in-kind') = (thing is not null)),
  add constraint donations_employer_match_check check (employer_match is null or employer is not null);
-- A thing has no amount, so nothing of it can be refunded.
alter table public.donations alter column status set expression as (
  case
    when dispute in ('open', 'lost') then 'disputed'::public.donation_status
    when refunded_cents > 0 and refunded_cents >= gift_cents + fee_cents then 'refunded'
    when paid_at is not null or refunded_cents > 0 or dispute is not null then 'succeeded'
    when failed_at is not null then 'failed'
    when pending_at is not null then 'pending'
    else 'created'
  end);
comment on column public.donations.thing is 'What was given in kind. We state no value: the IRS leaves that to the donor.';
comment on column public.donations.reference is 'The number of a check or transfer.';
comment on column public.donations.employer_match is 'Where the match of the donor''s employer is; the match itself is a gift of its own.';
create index donations_employer on public.donations (created_at, id) where employer is not null;
grant update (employer_match) on public.donations to function_owner;

alter table public.receipts add column thing text;
comment on column public.receipts.thing is 'What was given in kind; such a receipt states no amount.';

update private.person_map set shows = shows || '[["source", "Given by"], ["thing", "Given in kind"], ["reference", "Check or transfer"]]'
  where relation = 'public.donations';
update private.person_map set shows = shows || '[["thing", "Given in kind"]]' where relation = 'public.receipts';

-- Issues the receipt that the gift lacks and queues its email, in the caller's transaction. It does nothing if the
-- newest receipt states what the organization keeps. The EIN of the demonstration is on no receipt for real money.
create or replace function private.issue_receipt(gift public.donations) returns void
language plpgsql security definer set search_path = '' as $$
declare
  kept integer := case when gift.dispute = 'lost' then 0 else gift.total_cents - gift.refunded_cents end;
  earlier public.receipts;
  made public.receipts;
begin
  if gift.paid_at is null then return; end if;
  select * into earlier from public.receipts r where r.donation_id = gift.id order by r.number desc limit 1;
  if earlier.amount_cents = kept then return; end if;
  update private.receipt_numbers set last_number = last_number + 1 where id returning last_number into made.number;
  insert into public.receipts (number, code, donation_id, user_id, donor_name, donor_email, amount_cents, thing, received_on,
      legal_name, ein, address, deductibility, is_live, replaces)
    select made.number, private.new_code(), gift.id, gift.user_id, gift.donor_name, gift.donor_email, kept, gift.thing,
      (gift.paid_at at time zone s.giving_time_zone)::date, coalesce(s.legal_name, s.name),
      case when gift.is_live then nullif(s.ein, '00-0000000') else s.ein end, s.postal_address,
      s.deductibility, coalesce(gift.is_live, false), earlier.number
    from public.site_settings s returning * into made;
  if gift.donor_email is null then return; end if;
  perform private.queue_email(case when earlier.number is null then 'gift-receipt' else 'gift-receipt-corrected' end,
    gift.donor_email, jsonb_build_object('id', made.id, 'name', gift.donor_name, 'number', made.number, 'code', made.code,
      'cents', made.amount_cents, 'thing', made.thing, 'receivedOn', made.received_on, 'frequency', gift.frequency,
      'legalName', made.legal_name, 'ein', made.ein, 'address', made.address, 'deductibility', made.deductibility,
      'isLive', made.is_live, 'replaces', earlier.number),
    'receipt ' || made.number);
end $$;

create or replace function private.receipt_card(wanted text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('number', r.number, 'amountCents', r.amount_cents, 'isInKind', r.thing is not null,
    'receivedOn', r.received_on, 'issuedAt', r.issued_at, 'legalName', r.legal_name, 'ein', r.ein, 'isLive', r.is_live,
    'replacedBy', (select n.number from public.receipts n where n.replaces = r.number))
  from public.receipts r where r.code = wanted
$$;

create or replace function private.receipt_sheet(receipt uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('number', r.number, 'code', r.code, 'donorName', r.donor_name, 'amountCents', r.amount_cents,
    'isInKind', r.thing is not null, 'thing', r.thing, 'receivedOn', r.received_on, 'legalName', r.legal_name, 'ein', r.ein,
    'address', r.address, 'deductibility', r.deductibility, 'isLive', r.is_live, 'replaces', r.replaces,
    'replacedBy', (select n.number from public.receipts n where n.replaces = r.number))
  from public.receipts r where r.id = receipt
$$;

create type public.offline_gift_outcome as enum ('recorded', 'invalid', 'not-allowed');
create type public.offline_gift as (outcome public.offline_gift_outcome, donation uuid);

/* Enters a gift that did not come by card and issues its receipt. The same form sent again within ten minutes is the same
   gift. The day of the gift is the day on which it arrived. */
create function private.record_offline_gift(
  source public.gift_source, gift_cents integer, thing text, name text, email text, received_on date, reference text,
  visibility public.donor_visibility, shows_amount boolean, employer text, campaign uuid
) returns public.offline_gift language plpgsql security definer set search_path = '' as $$
declare
  address text := private.filled_text($5);
  zone text := (select s.giving_time_zone from public.site_settings s);
  today date := (now() at time zone zone)::date;
  gift public.donations;
begin
  if not private.is_staff('finance') then return ('not-allowed', null)::public.offline_gift; end if;
  if $1 = 'card' or private.filled_text($4) is null or $6 is null or $6 not between today - 730 and today
    or address is not null and not private.is_email_address(address) then
    return ('invalid', null)::public.offline_gift;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('offline gifts', 0));
  select * into gift from public.donations d
    where d.created_at > now() - interval '10 minutes'
      and (d.source, d.gift_cents, d.thing, d.donor_name, lower(d.donor_email), d.reference, d.campaign_id) is not distinct from
        ($1, coalesce($2, 0), private.filled_text($3), trim($4), lower(address), private.filled_text($7), $11)
      and (d.paid_at at time zone zone)::date = $6
    order by d.created_at limit 1;
  if gift.id is null then
    insert into public.donations (user_id, donor_name, donor_email, visibility, gift_cents, frequency, employer, source,
        thing, reference, is_live, paid_at, campaign_id, shows_amount)
      values (private.member_with_email(address), trim($4), address, $8, coalesce($2, 0), 'once', private.filled_text($10), $1,
        private.filled_text($3), private.filled_text($7), true, ($6 + time '12:00') at time zone zone, $11,
        coalesce($9, false))
      returning * into gift;
    perform private.issue_receipt(gift);
  end if;
  return ('recorded', gift.id)::public.offline_gift;
exception
  when check_violation or not_null_violation or foreign_key_violation or numeric_value_out_of_range then
    return ('invalid', null)::public.offline_gift;
end $$;
call private.publish_function('record_offline_gift', '{authenticated}');

create type public.gift_edit_outcome as enum ('saved', 'not-possible', 'not-allowed');

-- Notes that a check bounced or that money was sent back, and issues the corrected receipt.
create function private.return_offline_gift(donation uuid, cents integer) returns public.gift_edit_outcome
language plpgsql security definer set search_path = '' as $$
declare
  gift public.donations;
begin
  if not private.is_staff('finance') then return 'not-allowed'; end if;
  select * into gift from public.donations d where d.id = donation for update;
  if gift.id is null or gift.source in ('card', 'in-kind') or gift.status <> 'succeeded' or cents is null
    or cents not between 1 and gift.total_cents - gift.refunded_cents then
    return 'not-possible';
  end if;
  update public.donations d set refunded_cents = d.refunded_cents + cents where d.id = gift.id returning * into gift;
  perform private.issue_receipt(gift);
  return 'saved';
end $$;
call private.publish_function('return_offline_gift', '{authenticated}');

-- Notes where the match of an employer is.
create function private.set_employer_match(donation uuid, state public.employer_match) returns public.gift_edit_outcome
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_staff('finance') then return 'not-allowed'; end if;
  update public.donations d set employer_match = state where d.id = donation and d.employer is not null;
  return (case when found then 'saved' else 'not-possible' end)::public.gift_edit_outcome;
end $$;
call private.publish_function('set_employer_match', '{authenticated}');
