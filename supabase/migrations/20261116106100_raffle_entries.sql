-- Entries in raffles. Every entry is one ticket with a gap-free number and a random code, and all have equal odds.

create table public.raffle_entries (
  id uuid primary key default gen_random_uuid(),
  raffle_id uuid not null references public.raffles (id) on delete cascade,
  number integer not null check (number > 0),
  code text not null default replace(gen_random_uuid()::text, '-', '') check (code ~ '^[0-9a-f]{32}$'),
  source public.raffle_source not null,
  activity_id uuid,
  user_id uuid references auth.users (id) on delete set null,
  person_key text check (person_key ~ '^[0-9a-f]{64}$'),
  card_name text check (length(card_name) between 2 and 100 and private.is_plain_name(card_name)),
  card_contact text check (length(card_contact) between 5 and 254 and card_contact !~ '[[:cntrl:]]'),
  contribution text check (contribution ~ '^[0-9a-f]{64}$'),
  entered_at timestamptz not null default now(),
  unique (raffle_id, number),
  check (source = 'mail-in' or card_name is null and card_contact is null)
);
comment on table public.raffle_entries is 'class:s2';
comment on column public.raffle_entries.code is 'Hashed with the number into the sealed list.';
comment on column public.raffle_entries.activity_id is 'The course, survey answer or check-in that earned it.';
comment on column public.raffle_entries.user_id is 'Null for cards, and after the account was deleted.';
comment on column public.raffle_entries.person_key is 'Hash of the email address without aliases, for the limit per person.';
comment on column public.raffle_entries.contribution is 'A random number that the entrant''s browser added.';
create unique index raffle_entries_activity on public.raffle_entries (raffle_id, person_key, source, activity_id)
  nulls not distinct where person_key is not null;
create index raffle_entries_member on public.raffle_entries (user_id, entered_at desc);
create index raffle_entries_newest on public.raffle_entries (raffle_id, entered_at desc, id);
create index raffle_entries_time on public.raffle_entries (entered_at, id);
alter table public.raffle_entries enable row level security;
grant select, insert, update, delete on public.raffle_entries to service_role;
grant select, insert, delete, update (user_id, person_key) on public.raffle_entries to function_owner;
grant select (id, raffle_id, number, code, source, user_id, card_name, card_contact, contribution, entered_at)
  on public.raffle_entries to authenticated;
create policy "function owner manages raffle entries" on public.raffle_entries for all to function_owner
  using (true) with check (true);
create policy "members and their guardians read their entries, event staff all" on public.raffle_entries
  for select to authenticated
  using (user_id = any (array(select private.visible_people()))
    or id between (select private.first_id_for_staff('events')) and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
      and (select private.first_id_for_staff('events')) = '00000000-0000-0000-0000-000000000000'
    or id >= private.first_id_for_staff('events'));

-- Apart from the raffle: a new entry changes the number in open browsers, and the cached page stays.
create table public.raffle_counts (
  raffle_id uuid primary key references public.raffles (id) on delete cascade,
  entries integer not null check (entries > 0)
);
comment on table public.raffle_counts is 'class:public';
alter table public.raffle_counts enable row level security;
grant select, insert, update, delete on public.raffle_counts to service_role;
grant select, insert, update on public.raffle_counts to function_owner;
grant select on public.raffle_counts to anon, authenticated;
create policy "function owner manages raffle counts" on public.raffle_counts for all to function_owner
  using (true) with check (true);
create policy "anyone reads how many entries a raffle has" on public.raffle_counts for select to anon, authenticated
  using (true);
alter publication supabase_realtime add table public.raffle_counts;

-- A computed field.
create function public.entry_count(raffle public.raffles) returns integer language sql stable set search_path = '' as $$
  select coalesce((select c.entries from public.raffle_counts c where c.raffle_id = raffle.id), 0)
$$;
grant execute on function public.entry_count(public.raffles) to anon, authenticated, function_owner, service_role;

-- The sealed list and the result of a draw. Nothing in it names a person.
create table public.raffle_draws (
  raffle_id uuid primary key references public.raffles (id) on delete cascade,
  sealed_at timestamptz not null default now(),
  root text not null check (root ~ '^[0-9a-f]{64}$'),
  leaves text[] not null check (cardinality(leaves) > 0),
  contributions text[] not null default '{}',
  drawn_at timestamptz,
  signature text check (signature ~ '^[0-9a-f]{96}$'),
  revealed text check (revealed ~ '^[0-9a-f]{64}$'),
  value text check (value ~ '^[0-9a-f]{64}$'),
  seed text check (seed ~ '^[0-9a-f]{64}$'),
  check (num_nonnulls(drawn_at, value, seed) in (0, 3)),
  check (drawn_at is null or (signature is null) <> (revealed is null))
);
comment on table public.raffle_draws is 'class:public';
comment on column public.raffle_draws.leaves is 'One hash per ticket, in the order of their numbers.';
comment on column public.raffle_draws.contributions is 'What entrants'' browsers added, in the order of their tickets.';
comment on column public.raffle_draws.signature is 'Of the beacon round; null without a beacon.';
comment on column public.raffle_draws.revealed is 'The organizer''s number behind the commitment; null with a beacon.';
alter table public.raffle_draws enable row level security;
grant select, insert, update, delete on public.raffle_draws to service_role;
grant select, insert, update on public.raffle_draws to function_owner;
grant select on public.raffle_draws to anon, authenticated;
create policy "function owner manages raffle draws" on public.raffle_draws for all to function_owner
  using (true) with check (true);
create policy "anyone reads draws" on public.raffle_draws for select to anon, authenticated using (true);

create type public.raffle_entry_outcome as enum (
  'entered', 'unknown', 'canceled', 'not-open', 'closed', 'no-email', 'no-age', 'too-young', 'no-consent', 'staff',
  'no-state', 'state-not-eligible', 'already-entered', 'limit-reached', 'invalid', 'not-allowed'
);

-- One key for the addresses of one mailbox: without the part after a plus sign, and at Gmail without dots.
create function private.mailbox_key(address text) returns text language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(
    case when domain in ('gmail.com', 'googlemail.com') then replace(mailbox, '.', '') || '@gmail.com'
      else mailbox || '@' || domain end, 'UTF8')), 'hex')
  from (select split_part(split_part(lower(trim(address)), '@', 1), '+', 1) as mailbox,
    split_part(lower(trim(address)), '@', 2) as domain) as parts
$$;

create function private.entrant_key(person uuid) returns text language sql stable set search_path = '' as $$
  select private.mailbox_key(m.address) from private.confirmed_emails m where m.user_id = person
$$;

-- By the clock and not the start of the transaction: a request may have waited for the lock until after the close.
create function private.raffle_obstacle(raffle public.raffles) returns public.raffle_entry_outcome
language sql volatile set search_path = '' as $$
  select case when raffle.id is null or raffle.published_at is null then 'unknown'
    when raffle.canceled_at is not null then 'canceled'
    when clock_timestamp() < raffle.opens_at then 'not-open'
    when clock_timestamp() >= raffle.closes_at
      or exists (select from public.raffle_draws d where d.raffle_id = raffle.id) then 'closed'
  end::public.raffle_entry_outcome
$$;

-- Why a member cannot enter; null if nothing is in the way.
create function private.entrant_obstacle(raffle public.raffles, person uuid) returns public.raffle_entry_outcome
language sql stable set search_path = '' as $$
  select case when private.entrant_key(person) is null then 'no-email'
    when p.age_answered_at is null then 'no-age'
    when private.is_minor(person) and raffle.min_age > 13 then 'too-young'
    when not private.has_consent(person, 'consent-draws') then 'no-consent'
    when exists (select from public.user_roles r where r.user_id = person) then 'staff'
    when p.state is null then 'no-state'
    when p.state <> all (raffle.states) then 'state-not-eligible'
  end::public.raffle_entry_outcome
  from public.profiles p where p.id = person
$$;

-- The next number is taken under the lock of the raffle's row; the first entry freezes the rules.
create function private.take_ticket(
  raffle uuid, person uuid, key text, by_source public.raffle_source, activity uuid default null,
  contribution text default null, card_name text default null, card_contact text default null
) returns integer language plpgsql set search_path = '' as $$
declare
  next_number integer;
begin
  -- Even an update of no rows would announce a change and drop the cached page.
  if exists (select from public.raffles r where r.id = raffle and r.frozen_at is null) then
    update public.raffles r set rules = private.raffle_rules(r), frozen_at = clock_timestamp(),
      rules_hash = encode(sha256(convert_to(private.raffle_rules(r), 'UTF8')), 'hex') where r.id = raffle;
  end if;
  insert into public.raffle_counts as c (raffle_id, entries) values (raffle, 1)
    on conflict (raffle_id) do update set entries = c.entries + 1 returning c.entries into next_number;
  insert into public.raffle_entries (raffle_id, number, source, activity_id, user_id, person_key, contribution,
    card_name, card_contact, entered_at)
  values (raffle, next_number, by_source, activity, person, key, $6, $7, $8, clock_timestamp());
  return next_number;
end $$;

create function private.tickets_of(raffle uuid, key text) returns bigint language sql stable set search_path = '' as $$
  select count(*) from public.raffle_entries e where e.raffle_id = raffle and e.person_key = key
$$;

-- What earned entries besides the form while the raffle was open: courses passed, surveys answered and events where the
-- person was checked in. PL/pgSQL, because a later migration creates the table of check-ins.
create function private.raffle_activities(raffle public.raffles, person uuid)
returns table (source public.raffle_source, activity_id uuid) language plpgsql stable set search_path = '' as $$
begin
  return query select a.source, a.activity_id from (
    select 'course'::public.raffle_source, e.course_id, e.passed_at from public.enrollments e
      where e.user_id = person and e.passed_at >= raffle.opens_at
    union all
    select 'survey', s.id, s.answered_on from public.survey_responses s
      where s.user_id = person and s.phase = 'after' and s.answered_on >= raffle.opens_at::date
    union all
    select 'check-in', c.date_id, c.checked_in_at from public.event_registrations r
      join public.check_ins c on c.registration_id = r.id and c.undone_at is null
      where r.user_id = person and c.checked_in_at >= raffle.opens_at
  ) as a (source, activity_id, done_at) where a.source = any (raffle.sources) order by a.done_at;
end $$;

create function private.announce_tickets(raffle public.raffles, person uuid, numbers integer[]) returns void
language sql set search_path = '' as $$
  select private.notify(person, 'raffles', 'raffle-entered', jsonb_build_object('title', raffle.title,
    'slug', raffle.slug, 'numbers', to_jsonb(numbers), 'closes', (raffle.closes_at at time zone raffle.time_zone)::date),
    format('raffle %s %s', raffle.id, numbers[1]))
$$;

/* Enters the caller: the free web entry, and one for each activity since the raffle opened, up to the limit. */
create function private.enter_raffle(slug text, contribution text default null) returns public.raffle_entry_outcome
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.caller_id();
  key text := private.entrant_key(me);
  held public.raffles;
  obstacle public.raffle_entry_outcome;
  earned record;
  numbers integer[] := '{}';
begin
  select * into held from public.raffles r where r.slug = enter_raffle.slug for update;
  obstacle := coalesce(private.raffle_obstacle(held), private.entrant_obstacle(held, me));
  if obstacle is not null then return obstacle; end if;
  if private.tickets_of(held.id, key) >= held.entry_limit then return 'limit-reached'; end if;
  if not exists (select from public.raffle_entries e
      where e.raffle_id = held.id and e.person_key = key and e.source = 'web') then
    numbers := numbers || private.take_ticket(held.id, me, key, 'web', contribution => enter_raffle.contribution);
  end if;
  for earned in select * from private.raffle_activities(held, me) loop
    exit when private.tickets_of(held.id, key) >= held.entry_limit;
    if not exists (select from public.raffle_entries e where e.raffle_id = held.id and e.person_key = key
        and e.source = earned.source and e.activity_id = earned.activity_id) then
      numbers := numbers || private.take_ticket(held.id, me, key, earned.source, earned.activity_id);
    end if;
  end loop;
  if numbers = '{}' then return 'already-entered'; end if;
  perform private.announce_tickets(held, me, numbers);
  return 'entered';
exception
  when check_violation then return 'invalid';
end $$;
call private.publish_function('enter_raffle', '{authenticated}');

-- A card that came by mail. The email or mailing address on it identifies its sender.
create function private.enter_mail_in_card(
  wanted uuid, card_name text, card_contact text, state text, is_adult boolean
) returns public.raffle_entry_outcome language plpgsql security definer set search_path = '' as $$
declare
  key text := case when $3 ~ '^\S+@\S+$' then private.mailbox_key($3)
    else encode(sha256(convert_to(regexp_replace(lower($2 || $3), '[^[:alnum:]]', '', 'g'), 'UTF8')), 'hex') end;
  held public.raffles;
begin
  if not private.is_staff('events') then return 'not-allowed'; end if;
  select * into held from public.raffles r where r.id = wanted for update;
  if private.raffle_obstacle(held) is not null then return private.raffle_obstacle(held); end if;
  if 'mail-in' <> all (held.sources) then return 'not-allowed'; end if;
  if is_adult is not true then return 'too-young'; end if;
  if enter_mail_in_card.state is null or enter_mail_in_card.state <> all (held.states) then return 'state-not-eligible'; end if;
  if private.tickets_of(held.id, key) >= held.entry_limit then return 'limit-reached'; end if;
  if exists (select from public.raffle_entries e
      where e.raffle_id = held.id and e.person_key = key and e.source = 'mail-in') then return 'already-entered'; end if;
  if $2 is null or $3 is null then return 'invalid'; end if;
  perform private.take_ticket(held.id, null, key, 'mail-in', card_name => trim($2), card_contact => trim($3));
  return 'entered';
exception
  when check_violation then return 'invalid';
end $$;
call private.publish_function('enter_mail_in_card', '{authenticated}');

-- For the page: why the caller cannot enter, null if they can, and which outcome another entry would have.
create function private.raffle_eligibility(slug text) returns public.raffle_entry_outcome
language sql volatile security definer set search_path = '' as $$
  select coalesce(private.raffle_obstacle(r), private.entrant_obstacle(r, private.caller_id()))
  from public.raffles r where r.slug = raffle_eligibility.slug
$$;
call private.publish_function('raffle_eligibility', '{authenticated}');

grant execute on function private.mailbox_key(text), private.entrant_key(uuid), private.raffle_obstacle(public.raffles),
  private.entrant_obstacle(public.raffles, uuid), private.tickets_of(uuid, text),
  private.take_ticket(uuid, uuid, text, public.raffle_source, uuid, text, text, text),
  private.raffle_activities(public.raffles, uuid),
  private.announce_tickets(public.raffles, uuid, integer[]) to function_owner;

insert into private.person_map (relation, title, row_condition, shows, guardian_sees, erasure, anonymizes, kept_because) values
  ('public.raffle_entries', 'Your raffle tickets', 'user_id = $1 or lower(card_contact) = lower($2)', '[
    ["number", "Ticket"], ["source", "Entered by"], ["code", "Code"], ["contribution", "Your random number"],
    ["card_name", "Name on the card"], ["card_contact", "Contact on the card"], ["entered_at", "Entered on"]
  ]', true, 'anonymize', 'user_id = null, person_key = null, card_name = null, card_contact = null',
  'The number and the random code of a ticket stay until 90 days after the draw, so that everyone else can still check it.');
