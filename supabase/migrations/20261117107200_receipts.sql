-- Receipts for gifts: numbered without gaps and never changed. A refund gets a new receipt that replaces the old one.

-- A row instead of a sequence: a transaction that rolls back gives its number back.
create table private.receipt_numbers (
  id boolean primary key default true check (id),
  last_number integer not null default 0 check (last_number >= 0)
);
comment on table private.receipt_numbers is 'class:public';
alter table private.receipt_numbers enable row level security;
revoke all on private.receipt_numbers from public, anon, authenticated, service_role;
grant select, update (last_number) on private.receipt_numbers to function_owner;
create policy "function owner reads receipt numbers" on private.receipt_numbers for select to function_owner using (true);
create policy "function owner takes receipt numbers" on private.receipt_numbers for update to function_owner
  using (true) with check (true);
insert into private.receipt_numbers default values;

create table public.receipts (
  id uuid primary key default gen_random_uuid(),
  number integer not null unique check (number > 0),
  code text not null unique check (length(code) between 11 and 40),
  donation_id uuid not null references public.donations (id) on delete cascade,
  user_id uuid references auth.users (id) on delete set null,
  donor_name text,
  donor_email text,
  amount_cents integer not null check (amount_cents >= 0),
  received_on date not null,
  legal_name text not null,
  ein text,
  address text not null,
  deductibility text not null,
  is_live boolean not null,
  issued_at timestamptz not null default now(),
  replaces integer unique references public.receipts (number) on delete set null
);
comment on table public.receipts is 'class:s2';
comment on column public.receipts.amount_cents is 'What the organization kept of the gift when the receipt was issued.';
comment on column public.receipts.received_on is 'The day of the gift in the time zone of the organization.';
comment on column public.receipts.is_live is 'False for gifts of the test provider.';
create index receipts_donation on public.receipts (donation_id, number);
create index receipts_user on public.receipts (user_id);
create index receipts_email on public.receipts (lower(donor_email));
alter table public.receipts enable row level security;
revoke all on public.receipts from public, anon, authenticated;
grant select, update (user_id, donor_name, donor_email) on public.receipts to service_role;
grant select, insert, update (user_id) on public.receipts to function_owner;
grant select on public.receipts to authenticated;

create policy "function owner reads receipts" on public.receipts for select to function_owner using (true);
create policy "function owner gives receipts to members" on public.receipts for update to function_owner
  using (true) with check (true);
create policy "function owner adds receipts" on public.receipts for insert to function_owner with check (true);
create policy "donors read their own receipts, finance all" on public.receipts for select to authenticated
  using (user_id = (select auth.uid())
    or id between (select private.first_id_for_staff('finance')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select private.first_id_for_staff('finance')) = '00000000-0000-0000-0000-000000000000'
    or id >= private.first_id_for_staff('finance'));

-- Issues the receipt that the gift lacks and queues its email, in the caller's transaction. It does nothing if the
-- newest receipt states what the organization keeps.
create function private.issue_receipt(gift public.donations) returns void
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
  insert into public.receipts (number, code, donation_id, user_id, donor_name, donor_email, amount_cents, received_on,
      legal_name, ein, address, deductibility, is_live, replaces)
    select made.number, private.new_code(), gift.id, gift.user_id, gift.donor_name, gift.donor_email, kept,
      (gift.paid_at at time zone s.giving_time_zone)::date, coalesce(s.legal_name, s.name), s.ein, s.postal_address,
      s.deductibility, coalesce(gift.is_live, false), earlier.number
    from public.site_settings s returning * into made;
  if gift.donor_email is null then return; end if;
  perform private.queue_email(case when earlier.number is null then 'gift-receipt' else 'gift-receipt-corrected' end,
    gift.donor_email, jsonb_build_object('id', made.id, 'name', gift.donor_name, 'number', made.number, 'code', made.code,
      'cents', made.amount_cents, 'receivedOn', made.received_on, 'frequency', gift.frequency, 'legalName', made.legal_name,
      'ein', made.ein, 'address', made.address, 'deductibility', made.deductibility, 'isLive', made.is_live,
      'replaces', earlier.number),
    'receipt ' || made.number);
end $$;
alter function private.issue_receipt(public.donations) owner to function_owner;

-- Gifts made without an account belong to the member who confirms their address.
create function private.claim_gifts() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.subscriptions s set user_id = new.user_id where s.user_id is null and lower(s.donor_email) = lower(new.address);
  update public.donations d set user_id = new.user_id where d.user_id is null and lower(d.donor_email) = lower(new.address);
  update public.receipts r set user_id = new.user_id where r.user_id is null and lower(r.donor_email) = lower(new.address);
  return null;
end $$;
call private.publish_function('claim_gifts');
create trigger claim_gifts after insert or update of address on private.confirmed_emails
  for each row execute function private.claim_gifts();

-- Public answer about a receipt's code: no name, no address.
create function private.receipt_card(wanted text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('number', r.number, 'amountCents', r.amount_cents, 'receivedOn', r.received_on,
    'issuedAt', r.issued_at, 'legalName', r.legal_name, 'ein', r.ein, 'isLive', r.is_live,
    'replacedBy', (select n.number from public.receipts n where n.replaces = r.number))
  from public.receipts r where r.code = wanted
$$;
call private.publish_function('receipt_card', '{anon, authenticated}');

-- The whole receipt for its PDF. Its id is only in the donor's email and in rows that the donor can read.
create function private.receipt_sheet(receipt uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('number', r.number, 'code', r.code, 'donorName', r.donor_name, 'amountCents', r.amount_cents,
    'receivedOn', r.received_on, 'legalName', r.legal_name, 'ein', r.ein, 'address', r.address,
    'deductibility', r.deductibility, 'isLive', r.is_live, 'replaces', r.replaces,
    'replacedBy', (select n.number from public.receipts n where n.replaces = r.number))
  from public.receipts r where r.id = receipt
$$;
call private.publish_function('receipt_sheet', '{anon, authenticated}');

insert into private.person_map
  (relation, title, row_condition, shows, guardian_sees, erasure, anonymizes, kept_because) values
  ('public.receipts', 'Receipts for your gifts', 'user_id = $1 or lower(donor_email) = lower($2)', '[
    ["number", "Number"], ["code", "Code"], ["donor_name", "Name"], ["donor_email", "Email"],
    ["amount_cents", "Amount in cents"], ["received_on", "Received on"], ["issued_at", "Issued on"],
    ["replaces", "Replaces number"]
  ]', false, 'anonymize', 'user_id = null, donor_name = null, donor_email = null',
    'Receipts are numbered without gaps, as tax law asks, and stay for 7 years. Your name and address do not.');
