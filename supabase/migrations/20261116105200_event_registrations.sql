-- Registrations for dates of events, by members and guests. Only functions write them.

create type public.registration_status as enum (
  'confirmed', 'awaiting-permission', 'offered', 'waiting', 'released', 'expired', 'canceled'
);

create table public.event_registrations (
  id uuid primary key default gen_random_uuid(),
  date_id uuid not null references public.event_dates (id) on delete cascade,
  user_id uuid references auth.users (id) on delete cascade,
  number integer not null check (number >= 1),
  name text check (length(name) between 1 and 100 and private.is_plain_name(name)),
  email text check (private.is_email_address(email)),
  channel public.event_channel not null,
  status public.registration_status not null,
  party_size integer not null check (party_size between 1 and 5),
  answers jsonb not null default '{}' check (jsonb_typeof(answers) = 'object' and length(answers::text) <= 5000),
  ticket_code text not null unique default upper(left(replace(gen_random_uuid()::text, '-', ''), 12)),
  slip_id uuid references public.permission_slips (id) on delete set null,
  offer_expires_at timestamptz,
  reminders_sent integer not null default 0 check (reminders_sent between 0 and 3),
  is_walk_up boolean not null default false,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  unique (date_id, number),
  check (user_id is null or email is null),
  check (user_id is not null or name is not null and (email is not null or is_walk_up)),
  check (status <> 'offered' or offer_expires_at is not null)
);
comment on table public.event_registrations is 'class:s2';
comment on column public.event_registrations.number is 'The order of the waiting list, without gaps.';
comment on column public.event_registrations.email is 'Of a guest; the address of a member is in the account.';
comment on column public.event_registrations.party_size is 'The person and the guests they bring.';
comment on column public.event_registrations.is_walk_up is 'Registered by a helper at the door, perhaps without an email.';
comment on column public.event_registrations.reminders_sent is '1: a week before, 2: a day, 3: an hour.';
create index event_registrations_member on public.event_registrations (user_id, created_at desc);
create unique index event_registrations_one_per_member on public.event_registrations (user_id, date_id)
  where status not in ('canceled', 'expired');
create unique index event_registrations_one_per_guest on public.event_registrations (date_id, lower(email))
  where status not in ('canceled', 'expired');
create index event_registrations_guest on public.event_registrations (lower(email)) where email is not null;
create index event_registrations_queue on public.event_registrations (date_id, channel, number)
  where status = 'waiting';
create index event_registrations_date on public.event_registrations (date_id, number, id);
create index event_registrations_offers on public.event_registrations (offer_expires_at) where status = 'offered';
create index event_registrations_slip on public.event_registrations (slip_id);
create index event_registrations_newest on public.event_registrations (created_at, id);
alter table public.event_registrations enable row level security;
grant select, insert, update, delete on public.event_registrations to service_role;
grant select, insert, update, delete on public.event_registrations to function_owner;
grant select on public.event_registrations to authenticated;

-- The dates of the events that the caller leads as a chapter lead.
create function private.led_dates() returns setof uuid
language sql stable set search_path = '' as $$
  select d.id from public.event_dates d where d.event_id in (select private.led_events())
$$;
grant execute on function private.led_dates() to authenticated;

create policy "function owner manages event registrations" on public.event_registrations for all to function_owner
  using (true) with check (true);
create policy "people, their guardians, chapter leads and event staff read registrations"
  on public.event_registrations for select to authenticated
  using (user_id = any (array(select private.visible_people()))
    or date_id = any (array(select private.led_dates()))
    or id between (select private.first_id_for_staff('events')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select private.first_id_for_staff('events')) = '00000000-0000-0000-0000-000000000000'
    or id >= private.first_id_for_staff('events'));

-- Used by a policy: the dates for which the caller has a confirmed online seat.
create function private.joined_dates() returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return query select r.date_id from public.event_registrations r
    where r.user_id = private.caller_id() and r.status = 'confirmed' and r.channel = 'online';
end $$;
call private.publish_function('joined_dates', '{authenticated}', is_in_api => false);

-- How people join online. Only those who are registered for the online seats read it.
create table public.event_join_links (
  date_id uuid primary key references public.event_dates (id) on delete cascade,
  url text not null check (url ~ '^https://[^[:space:][:cntrl:]<>"]+$' and length(url) <= 500),
  instructions text check (length(instructions) between 2 and 500)
);
comment on table public.event_join_links is 'class:s2';
alter table public.event_join_links enable row level security;
grant select, insert, update, delete on public.event_join_links to service_role, function_owner;
grant select on public.event_join_links to authenticated;

create policy "function owner manages join links" on public.event_join_links for all to function_owner
  using (true) with check (true);
create policy "registered people, chapter leads and event staff read join links" on public.event_join_links
  for select to authenticated
  using (date_id = any (array(select private.joined_dates()))
    or date_id = any (array(select private.led_dates()))
    or date_id between (select private.first_id_for_staff('events')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select private.first_id_for_staff('events')) = '00000000-0000-0000-0000-000000000000'
    or date_id >= private.first_id_for_staff('events'));

-- The secret in the link of an email, with which a guest changes or cancels a registration without an account.
create table private.registration_links (
  token text primary key default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  registration_id uuid not null unique references public.event_registrations (id) on delete cascade
);
comment on table private.registration_links is 'class:s2';
comment on column private.registration_links.token is 'class:secret';
alter table private.registration_links enable row level security;
grant select, insert on private.registration_links to function_owner;
create policy "function owner reads registration links" on private.registration_links
  for select to function_owner using (true);
create policy "function owner adds registration links" on private.registration_links
  for insert to function_owner with check (true);

insert into private.person_map (relation, title, row_condition, shows, guardian_sees, erasure) values
  ('public.event_registrations', 'Events you registered for',
    'user_id = $1 or user_id is null and lower(email) = lower($2)',
    '[["created_at", "Registered on"], ["name", "Name"], ["email", "Email"], ["status", "Status"],
      ["channel", "Seat"], ["party_size", "People"], ["answers", "Your answers"], ["ticket_code", "Ticket"]]',
    true, 'delete');
insert into private.person_map (relation, title, hidden_because, erasure) values
  ('private.registration_links', 'The links in our emails about events',
    'Anyone with such a link can cancel your registration.', 'with_account');
