-- Donors can write a few words to the family: they are in the card and in the letter. Like names they have no links, since
-- we send them to an address of the donor's choice.

alter table public.donations
  add column tribute_message text check (length(tribute_message) between 1 and 300 and private.is_plain_name(tribute_message)),
  add check (tribute_message is null or tribute_kind is not null);
comment on column public.donations.tribute_message is 'What the donor says to the family, on one line.';
update private.person_map set shows = shows || '[["tribute_message", "Your words to the family"]]',
    anonymizes = replace(anonymizes, 'tribute_email = null', 'tribute_email = null, tribute_message = null')
  where relation = 'public.donations';

create or replace function private.receipt_sheet(receipt uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('number', r.number, 'code', r.code, 'donorName', r.donor_name, 'amountCents', r.amount_cents,
    'isInKind', r.thing is not null, 'thing', r.thing, 'receivedOn', r.received_on, 'legalName', r.legal_name, 'ein', r.ein,
    'address', r.address, 'deductibility', r.deductibility, 'isLive', r.is_live, 'replaces', r.replaces,
    'replacedBy', (select n.number from public.receipts n where n.replaces = r.number),
    'tribute', (select jsonb_build_object('kind', d.tribute_kind, 'name', d.tribute_name, 'message', d.tribute_message,
        'from', case when d.visibility = 'anonymous' then null else d.donor_name end)
      from public.donations d where d.id = r.donation_id and d.tribute_kind is not null and d.tribute_name is not null))
  from public.receipts r where r.id = receipt
$$;

create or replace function private.send_tribute_card(gift public.donations) returns void
language plpgsql set search_path = '' as $$
begin
  if gift.tribute_email is null then return; end if;
  perform private.queue_email('tribute-card', gift.tribute_email, jsonb_build_object('kind', gift.tribute_kind,
    'name', gift.tribute_name, 'from', case when gift.visibility = 'anonymous' then null else gift.donor_name end,
    'message', gift.tribute_message), 'tribute ' || gift.id);
end $$;

drop function public.start_donation, private.start_donation;

/* Records a gift before its checkout. The amount of the fee is computed here. The same form sent again within ten minutes
   is the same gift. One address starts ten gifts a day that are not paid, all together 300 an hour. During an attack with
   stolen cards only the email to the donor has the id of the gift, without which no checkout opens. A gift that does not
   repeat has no first and last day, whatever the form says. */
create function private.start_donation(
  gift_cents integer, frequency public.gift_frequency, covers_fee boolean, name text, email text,
  visibility public.donor_visibility, tribute_kind public.tribute_kind default null, tribute_name text default null,
  tribute_email text default null, employer text default null, campaign uuid default null, shows_amount boolean default false,
  starts_on date default null, ends_on date default null, card_on date default null, is_bank_debit boolean default false,
  supporter_page uuid default null, tribute_message text default null
) returns public.donation_start language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller_id();
  address text := trim($5);
  owner uuid := coalesce(me, private.member_with_email(address));
  fee integer := 0;
  zone text := (select s.giving_time_zone from public.site_settings s);
  today date := (now() at time zone zone)::date;
  starts timestamptz;
  ends timestamptz;
  card_day date := case when private.filled_text($9) is not null and $15 <> today then $15 end;
  words text := private.filled_text(regexp_replace($18, '\s+', ' ', 'g'));
  is_attacked boolean;
  plan uuid;
  gift uuid;
begin
  if coalesce(not private.is_email_address(address), true) or private.filled_text($4) is null
    or $7 is not null and private.filled_text($8) is null
    or private.filled_text($9) is not null and not private.is_email_address(trim($9))
    or words is not null and $7 is null then
    return ('invalid', null)::public.donation_start;
  end if;
  if $3 then fee := private.covered_fee($1, $16); end if;
  if $2 <> 'once' then
    starts := case when $13 <> today then private.charge_time($13) end;
    ends := ($14 + 1)::timestamp at time zone zone;
  end if;
  -- Stripe starts a subscription at once, or at least 48 hours later.
  if starts is not null and $13 not between today + 3 and today + 366 then
    return ('invalid-start', null)::public.donation_start;
  end if;
  if ends is not null and ($14 <= coalesce($13, today) or $14 > today + 3660) then
    return ('invalid-end', null)::public.donation_start;
  end if;
  if card_day not between today and today + 366 then
    return ('invalid-card-day', null)::public.donation_start;
  end if;
  if exists (select from public.profiles p where p.id = me and p.adult_on > current_date) then
    return ('too-young', null)::public.donation_start;
  end if;
  -- A gift through a supporter's page is a gift to its campaign.
  if $17 is not null then
    campaign := (select p.campaign_id from public.supporter_pages p where p.id = $17 and p.review = 'shown');
  end if;
  if ($11 is not null or $17 is not null) and not coalesce(private.is_campaign_open($11), false) then
    return ('campaign-ended', null)::public.donation_start;
  end if;
  -- The lock makes concurrent forms wait, so that each sees the others.
  perform pg_advisory_xact_lock(hashtextextended('donations', 0));
  is_attacked := private.note_card_attack();
  select d.id into gift from public.donations d
    where lower(d.donor_email) = lower(address) and d.created_at > now() - interval '10 minutes' and d.status = 'created'
      and (d.user_id, d.gift_cents, d.fee_cents, d.frequency, d.donor_name, d.visibility, d.campaign_id, d.shows_amount)
        is not distinct from (owner, $1, fee, $2, trim($4), $6, $11, coalesce($12, false))
      and (d.tribute_kind, d.tribute_name, d.tribute_email, d.tribute_message, d.employer) is not distinct from
        ($7, private.filled_text($8), private.filled_text($9), words, private.filled_text($10))
      and d.card_on is not distinct from card_day and d.is_bank_debit = $16
      and d.supporter_page_id is not distinct from $17
      and (starts is null and ends is null and not exists (select from public.subscriptions s
          where s.id = d.subscription_id and (s.starts_at is not null or s.ends_at is not null))
        or exists (select from public.subscriptions s where s.id = d.subscription_id
          and (s.starts_at, s.ends_at) is not distinct from (starts, ends)))
    order by d.created_at limit 1;
  if gift is not null then
    if is_attacked and exists (select from public.donations d where d.id = gift and d.checkout_id is null) then
      return ('confirm-email', null)::public.donation_start;
    end if;
    return ('started', gift)::public.donation_start;
  end if;
  if (select count(*) from public.donations d where d.paid_at is null and d.created_at > now() - interval '1 hour') >= 300
    or (select count(*) from public.donations d
      where lower(d.donor_email) = lower(address) and d.paid_at is null and d.created_at > now() - interval '1 day') >= 10 then
    return ('too-many', null)::public.donation_start;
  end if;
  if $2 <> 'once' then
    insert into public.subscriptions (user_id, donor_email, frequency, gift_cents, fee_cents, next_charge_at, starts_at, ends_at,
        is_bank_debit)
      values (owner, address, $2, $1, fee, starts, starts, ends, $16) returning id into plan;
  end if;
  insert into public.donations (user_id, donor_name, donor_email, visibility, gift_cents, fee_cents, frequency,
      subscription_id, tribute_kind, tribute_name, tribute_email, employer, campaign_id, shows_amount, card_on, is_bank_debit,
      supporter_page_id, tribute_message)
    values (owner, trim($4), address, $6, $1, fee, $2, plan, $7, private.filled_text($8), private.filled_text($9),
      private.filled_text($10), $11, coalesce($12, false), card_day, $16, $17, words) returning id into gift;
  if is_attacked then
    perform private.queue_email('gift-confirm', address, jsonb_build_object('id', gift, 'cents', $1 + fee), 'confirm gift ' || gift);
    return ('confirm-email', null)::public.donation_start;
  end if;
  return ('started', gift)::public.donation_start;
exception
  when check_violation or not_null_violation or numeric_value_out_of_range or datetime_field_overflow then return ('invalid', null)::public.donation_start;
end $$;
call private.publish_function('start_donation', '{anon, authenticated}');
comment on function public.start_donation is 'network-limit: 20 per 600 seconds';
