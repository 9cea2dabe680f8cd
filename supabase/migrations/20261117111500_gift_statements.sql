-- Yearly statements: one page with all gifts of a donor in a year, checked by its code like a receipt.

create table public.gift_statements (
  id uuid primary key default gen_random_uuid(),
  code text not null unique check (length(code) between 11 and 40),
  year integer not null check (year between 2000 and 2200),
  user_id uuid references auth.users (id) on delete set null,
  donor_name text,
  donor_email text,
  amount_cents bigint not null check (amount_cents > 0),
  gift_count integer not null check (gift_count > 0),
  legal_name text not null,
  ein text,
  address text not null,
  deductibility text not null,
  is_live boolean not null,
  issued_at timestamptz not null default now(),
  emailed_at timestamptz,
  replaced_by uuid references public.gift_statements (id) on delete set null
);
comment on table public.gift_statements is 'class:s2';
comment on column public.gift_statements.is_live is 'False for gifts of the test provider.';
comment on column public.gift_statements.replaced_by is 'The statement that counts a later gift or refund of the same year.';
create index gift_statements_user on public.gift_statements (user_id);
create index gift_statements_email on public.gift_statements (lower(donor_email), year);
create index gift_statements_replaced_by on public.gift_statements (replaced_by);
alter table public.gift_statements enable row level security;
revoke all on public.gift_statements from public, anon, authenticated;
grant select, update (user_id, donor_name, donor_email) on public.gift_statements to service_role;
grant select, insert (code, year, user_id, donor_name, donor_email, amount_cents, gift_count, legal_name, ein, address,
  deductibility, is_live), update (user_id, emailed_at, replaced_by) on public.gift_statements to function_owner;
grant select on public.gift_statements to authenticated;
create policy "function owner reads gift statements" on public.gift_statements for select to function_owner using (true);
create policy "function owner adds gift statements" on public.gift_statements for insert to function_owner with check (true);
create policy "function owner updates gift statements" on public.gift_statements for update to function_owner
  using (true) with check (true);
create policy "donors read their own gift statements, finance all" on public.gift_statements for select to authenticated
  using (user_id = (select auth.uid())
    or id between (select private.first_id_for_staff('finance')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select private.first_id_for_staff('finance')) = '00000000-0000-0000-0000-000000000000'
    or id >= private.first_id_for_staff('finance'));
insert into private.person_map
  (relation, title, row_condition, shows, guardian_sees, erasure, anonymizes, kept_because) values
  ('public.gift_statements', 'Yearly statements of your gifts',
    'user_id = $1 or user_id is null and lower(donor_email) = lower($2)', '[
    ["year", "Year"], ["code", "Code"], ["donor_name", "Name"], ["donor_email", "Email"], ["amount_cents", "Amount in cents"],
    ["gift_count", "Gifts"], ["issued_at", "Issued on"]
  ]', false, 'anonymize', 'user_id = null, donor_name = null, donor_email = null',
    'A statement that someone checks by its code stays true for 7 years. Your name and address do not.');

create index receipts_email_day on public.receipts (lower(donor_email), received_on);

-- The receipts of money that still count, of an address or a member; those for things state no amount.
create function private.counted_receipts(address text, member uuid) returns setof public.receipts
language plpgsql stable set search_path = '' as $$
begin
  return query select r.* from public.receipts r
    where (r.user_id = $2 or lower(r.donor_email) = $1) and r.amount_cents > 0 and r.thing is null
      and not exists (select from public.receipts n where n.replaces = r.number);
end $$;
grant execute on function private.counted_receipts(text, uuid) to function_owner;

-- The statement of a year: the one that was issued, if it still counts every gift, or a new one that replaces it. Null
-- without a gift in that year.
create function private.issue_statement(address text, member uuid, year integer) returns uuid
language plpgsql set search_path = '' as $$
declare
  sums record;
  earlier public.gift_statements;
  made uuid;
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
  if (earlier.amount_cents, earlier.gift_count) = (sums.cents, sums.gifts) then return earlier.id; end if;
  insert into public.gift_statements (code, year, user_id, donor_name, donor_email, amount_cents, gift_count, legal_name, ein,
      address, deductibility, is_live)
    select private.new_code(), $3, sums.owner, sums.name, sums.email, sums.cents, sums.gifts, coalesce(s.legal_name, s.name),
      s.ein, s.postal_address, s.deductibility, sums.is_live
    from public.site_settings s returning id into made;
  update public.gift_statements s set replaced_by = made where s.id = earlier.id;
  return made;
end $$;
grant execute on function private.issue_statement(text, uuid, integer) to function_owner;

-- The statement that a donor asks for, by the key of an email or without one as a member; null without gifts in the year.
create function private.request_gift_statement(year integer, key text default null) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := case when $2 is null then private.caller_id() end;
  donor text := private.donor_address($2);
begin
  if me is null and donor is null or $1 not between 2000 and 2200 then return null; end if;
  return private.issue_statement(donor, me, $1);
end $$;
call private.publish_function('request_gift_statement', '{anon, authenticated}');
comment on function public.request_gift_statement is 'network-limit: 60 per 600 seconds';

-- The whole statement for its PDF. Its id is known only to the donor.
create function private.statement_sheet(statement uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('year', s.year, 'code', s.code, 'donorName', s.donor_name, 'amountCents', s.amount_cents,
    'giftCount', s.gift_count, 'legalName', s.legal_name, 'ein', s.ein, 'address', s.address,
    'deductibility', s.deductibility, 'isLive', s.is_live, 'isReplaced', s.replaced_by is not null)
  from public.gift_statements s where s.id = statement
$$;
call private.publish_function('statement_sheet', '{anon, authenticated}');

-- Public answer about a statement's code: no name, no address.
create function private.statement_card(wanted text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('year', s.year, 'amountCents', s.amount_cents, 'giftCount', s.gift_count,
    'legalName', s.legal_name, 'ein', s.ein, 'isLive', s.is_live, 'isReplaced', s.replaced_by is not null)
  from public.gift_statements s where s.code = wanted
$$;
call private.publish_function('statement_card', '{anon, authenticated}');

-- Emails every donor of real gifts the statement of the year before, in January, 200 at a time and each once.
create function private.send_gift_statements(today date default current_date) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  last_year integer := date_part('year', $1)::integer - 1;
  donor text;
  issued uuid;
  made public.gift_statements;
  sent bigint := 0;
begin
  if date_part('month', $1) <> 1 then return 0; end if;
  for donor in
    select distinct lower(r.donor_email) from public.receipts r
    where r.donor_email is not null and r.is_live and r.amount_cents > 0 and r.thing is null
      and r.received_on between make_date(last_year, 1, 1) and make_date(last_year, 12, 31)
      and not exists (select from public.gift_statements s where lower(s.donor_email) = lower(r.donor_email)
        and s.year = last_year and s.emailed_at is not null)
      and not exists (select from public.receipts n where n.replaces = r.number)
    limit 200
  loop
    issued := private.issue_statement(donor, null, last_year);
    select * into made from public.gift_statements s where s.id = issued;
    perform private.queue_email('gift-statement', donor, jsonb_build_object('id', made.id, 'year', made.year,
      'cents', made.amount_cents, 'gifts', made.gift_count, 'code', made.code, 'legalName', made.legal_name, 'ein', made.ein),
      'statement ' || last_year || ' ' || donor);
    update public.gift_statements s set emailed_at = now() where s.id = made.id;
    sent := sent + 1;
  end loop;
  return sent;
end $$;
call private.publish_function('send_gift_statements');
insert into private.periodic_tasks (name, every) values ('send_gift_statements', '1 hour');

-- Statements move with the account, and belong to the member who confirms their address.
create function private.claim_gift_statements() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.gift_statements s set user_id = new.user_id
    where s.user_id is null and lower(s.donor_email) = lower(new.address);
  return null;
end $$;
call private.publish_function('claim_gift_statements');
create trigger claim_gift_statements after insert or update of address on private.confirmed_emails
  for each row execute function private.claim_gift_statements();

create or replace function private.move_gifts(from_person uuid, to_person uuid) returns void
language sql set search_path = '' as $$
  update public.subscriptions set user_id = to_person where user_id = from_person;
  update public.donations set user_id = to_person where user_id = from_person;
  update public.receipts set user_id = to_person where user_id = from_person;
  update public.gift_statements set user_id = to_person where user_id = from_person
$$;

-- The years that have a statement.
create function private.gift_years(address text, member uuid) returns jsonb language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(years.year order by years.year desc), '[]') from (
    select distinct date_part('year', r.received_on)::integer as year from private.counted_receipts($1, $2) r) as years
$$;
grant execute on function private.gift_years(text, uuid) to function_owner;

-- A donor's gifts: by the key of an email, or without one as a member. Null for a key that is unknown or too old.
create or replace function private.managed_gifts(key text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := case when $1 is null then private.caller_id() end;
  address text := private.donor_address($1);
begin
  if me is null and address is null then return null; end if;
  return jsonb_build_object(
    'subscriptions', coalesce((
      select jsonb_agg(jsonb_build_object('id', s.id, 'giftCents', s.gift_cents, 'feeCents', s.fee_cents,
          'frequency', s.frequency, 'status', s.status, 'nextChargeAt', s.next_charge_at, 'isPaused', s.paused_at is not null,
          'retryAt', s.retry_at, 'isChanging', exists (select from private.gift_changes c
            where c.subscription_id = s.id and c.done_at is null and c.kind <> 'card'))
        order by s.status, s.created_at desc, s.id)
      from public.subscriptions s
      where s.status <> 'pending' and (s.user_id = me or lower(s.donor_email) = address)), '[]'),
    'years', private.gift_years(address, me),
    'gifts', coalesce((
      select jsonb_agg(to_jsonb(g) - 'at' order by g.at desc, g.id) from (
        select d.id, d.paid_at as at, (d.paid_at at time zone s.giving_time_zone)::date as "receivedOn",
          d.total_cents as "totalCents", d.refunded_cents as "refundedCents", d.frequency, d.status,
          coalesce(d.is_live, false) as "isLive", r.id as "receiptId", r.number as "receiptNumber"
        from public.donations d cross join public.site_settings s
        left join lateral (
          select r.id, r.number from public.receipts r where r.donation_id = d.id order by r.number desc limit 1
        ) as r on true
        where d.paid_at is not null and (d.user_id = me or lower(d.donor_email) = address)
        order by d.paid_at desc, d.id limit 100) as g), '[]'));
end $$;
