-- Free prize draws: their settings, the rules built from them, and how staff prepare and cancel them.

create type public.raffle_method as enum ('beacon', 'commit-reveal');
create type public.raffle_source as enum ('web', 'course', 'check-in', 'survey', 'mail-in');

create function private.are_us_states(given text[]) returns boolean language sql immutable set search_path = '' as $$
  select cardinality(given) > 0 and not exists (select from unnest(given) as state where private.is_us_state(state) is not true)
$$;
grant execute on function private.are_us_states(text[]) to function_owner, service_role;

create table public.raffles (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60),
  title text not null check (length(title) between 3 and 60 and title !~ '[[:cntrl:]]'),
  prize text not null check (length(prize) between 5 and 300 and prize !~ '[[:cntrl:]]'),
  prize_value integer not null check (prize_value between 1 and 5000),
  picture_id uuid references public.pictures (id),
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  draws_at timestamptz not null,
  time_zone text not null default 'America/Chicago' check (private.time_zone_label(time_zone) is not null),
  min_age integer not null default 18 check (min_age in (13, 18)),
  states text[] not null check (private.are_us_states(states)),
  sources public.raffle_source[] not null check ('web' = any (sources)),
  entry_limit integer not null default 3 check (entry_limit between 1 and 10),
  winner_count integer not null default 1 check (winner_count between 1 and 10),
  alternate_count integer not null default 3 check (alternate_count between 0 and 10),
  claim_days integer not null default 7 check (claim_days between 3 and 30),
  method public.raffle_method not null,
  beacon_round bigint check (beacon_round > 0),
  commitment text check (commitment ~ '^[0-9a-f]{64}$'),
  published_at timestamptz,
  rules text,
  rules_hash text check (rules_hash ~ '^[0-9a-f]{64}$'),
  frozen_at timestamptz,
  canceled_at timestamptz,
  cancel_reason text check (length(cancel_reason) between 3 and 300),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (opens_at < closes_at),
  constraint sealed_before_drawn check (draws_at >= closes_at + interval '10 minutes'),
  check ((method = 'beacon') = (beacon_round is not null)),
  check ((method = 'commit-reveal') = (commitment is not null)),
  check (num_nonnulls(rules, rules_hash, frozen_at) in (0, 3)),
  check (frozen_at is null or published_at is not null),
  check ((canceled_at is null) = (cancel_reason is null))
);
comment on table public.raffles is 'class:public';
comment on column public.raffles.prize_value is 'In dollars.';
comment on column public.raffles.picture_id is 'Of the prize.';
comment on column public.raffles.time_zone is 'In which staff enter its times, and in which the rules and its page show them.';
comment on column public.raffles.sources is 'Always with the free web form, so that nobody has to do anything to enter.';
comment on column public.raffles.beacon_round is 'The first drand round at or after draws_at.';
comment on column public.raffles.commitment is 'SHA-256 of the secret in private.raffle_secrets.';
comment on column public.raffles.published_at is 'Null while only staff see it.';
comment on column public.raffles.rules is 'The exact text that was hashed when the first person entered.';
create index raffles_picture on public.raffles (picture_id);
create index raffles_closing on public.raffles (closes_at, id);

create table private.raffle_secrets (
  raffle_id uuid primary key references public.raffles (id) on delete cascade,
  secret bytea not null check (length(secret) = 32)
);
comment on table private.raffle_secrets is 'class:secret anyone who knows it before the draw could predict the winner';

alter table public.raffles enable row level security;
alter table private.raffle_secrets enable row level security;
revoke all on private.raffle_secrets from public, anon, authenticated, service_role;
grant select, insert on private.raffle_secrets to function_owner;
grant select, insert, update, delete on public.raffles to service_role;
grant select, insert, update on public.raffles to function_owner;
grant select on public.raffles to anon, authenticated;
create policy "function owner reads raffle secrets" on private.raffle_secrets for select to function_owner using (true);
create policy "function owner adds raffle secrets" on private.raffle_secrets for insert to function_owner with check (true);
create policy "function owner manages raffles" on public.raffles for all to function_owner using (true) with check (true);
create policy "visitors read published raffles" on public.raffles for select to anon using (published_at is not null);
create policy "members read published raffles, event staff all" on public.raffles for select to authenticated
  using (published_at is not null or (select private.is_staff('events')));
alter publication supabase_realtime add table public.raffles;

-- drand's quicknet chain: its first round was at 1692803367, and one follows every three seconds.
create function private.beacon_round_at(at timestamptz) returns bigint language sql stable set search_path = '' as $$
  select ceil((extract(epoch from at) - 1692803367) / 3)::bigint + 1
$$;
create function private.beacon_round_time(round bigint) returns timestamptz language sql immutable set search_path = '' as $$
  select to_timestamp(1692803367 + (round - 1) * 3)
$$;

-- With the offset, because a time in the night when the clock goes back exists twice.
create function private.rules_time(at timestamptz, zone text) returns text language sql stable set search_path = '' as $$
  select to_char(at at time zone zone, 'FMMonth FMDD, YYYY, FMHH12:MI AM') || format(' %s (UTC%s)',
    private.time_zone_label(zone), extract(hour from (at at time zone zone) - (at at time zone 'UTC')))
$$;

create function private.source_phrase(source public.raffle_source) returns text language sql immutable set search_path = '' as $$
  select case source when 'web' then 'the free form on this site' when 'course' then 'passing a course'
    when 'check-in' then 'checking in at an event' when 'survey' then 'answering the survey after a course'
    when 'mail-in' then 'a card sent by mail' end
$$;

create function private.draw_rule(raffle public.raffles) returns text language sql stable set search_path = '' as $$
  select case raffle.method
    when 'beacon' then format(
      'The random value is round %s of the public beacon drand quicknet (chain %s), which is due on %s. If the beacon cannot be reached then, the draw waits for that round; no other value is used.',
      raffle.beacon_round, '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
      private.rules_time(private.beacon_round_time(raffle.beacon_round), raffle.time_zone))
    else format(
      'The random value combines a secret of the organizer, whose SHA-256 hash is %s, with random numbers that entrants'' browsers add when they enter. The secret is revealed at the draw, on %s. This is weaker than a public beacon: the organizer knows the secret while entries are open.',
      raffle.commitment, private.rules_time(raffle.draws_at, raffle.time_zone)) end
$$;

-- The official rules, from the settings alone. A change of this text applies only to raffles without entries.
create function private.raffle_rules(raffle public.raffles) returns text language sql stable set search_path = '' as $$
  select array_to_string(array[
    format('Official rules: %s. A free prize draw by %s, %s.', raffle.title, s.name, s.postal_address),
    'Free to enter. No purchase, gift or payment is needed or improves your odds. Void where prohibited.',
    format('Prize: %s Approximate value: $%s. Number of winners: %s.', raffle.prize, raffle.prize_value, raffle.winner_count),
    format('Entries are open from %s to %s.', private.rules_time(raffle.opens_at, raffle.time_zone),
      private.rules_time(raffle.closes_at, raffle.time_zone)),
    case raffle.min_age when 18 then 'You must be 18 or older.'
      else 'You must be 18 or older, or 13 to 17 with a guardian''s permission for prize draws.' end
      || ' Staff, board members and their families cannot enter.',
    'You must live in one of these states: ' || array_to_string(array(select unnest(raffle.states) order by 1), ', ') || '.',
    'Ways to enter: ' || (select string_agg(private.source_phrase(source), '; ' order by source) from unnest(raffle.sources) as source)
      || format('. One entry per activity, at most %s per person. Every entry has the same odds.', raffle.entry_limit),
    case when 'mail-in' = any (raffle.sources) then format(
      'By mail: send a card with your name, state, email or mailing address and the words "I am 18 or older" to %s. It must arrive before entries close.',
      s.postal_address) end,
    'When entries close, every ticket becomes a hash, and all hashes are sealed as one Merkle root, which is published.',
    private.draw_rule(raffle),
    format('Root and random value together pick the winners and %s alternates in order, by a published method that anyone can repeat.', raffle.alternate_count),
    format('Winners get an email and have %s days to claim. Then the next alternate gets one.', raffle.claim_days),
    'A winner''s first name and state are published only with their consent, and never for winners under 18.',
    'These rules cannot change after the first entry. The organizer can only cancel the draw, and then says why.'
  ], E'\n\n') from public.site_settings s
$$;

-- A computed field: the frozen rules, or what they will be.
create function public.rules_text(raffle public.raffles) returns text language sql stable set search_path = '' as $$
  select coalesce(raffle.rules, private.raffle_rules(raffle))
$$;
grant execute on function public.rules_text(public.raffles), private.raffle_rules(public.raffles),
  private.draw_rule(public.raffles), private.rules_time(timestamptz, text), private.beacon_round_time(bigint),
  private.source_phrase(public.raffle_source) to anon, authenticated, function_owner, service_role;
grant execute on function private.beacon_round_at(timestamptz) to function_owner;

-- For every role: what people agreed to when they entered cannot be edited.
create function private.keep_frozen_rules() returns trigger language plpgsql set search_path = '' as $$
begin
  if to_jsonb(new) - '{canceled_at,cancel_reason,picture_id,updated_at}'::text[]
    is distinct from to_jsonb(old) - '{canceled_at,cancel_reason,picture_id,updated_at}'::text[] then
    raise exception 'the rules of a raffle with entries cannot change' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger keep_frozen_rules before update on public.raffles
  for each row when (old.frozen_at is not null) execute function private.keep_frozen_rules();

create trigger set_updated_at before update on public.raffles
  for each row execute function private.set_updated_at();

-- Chooses the picture of a raffle; null removes it.
create function private.set_raffle_picture(raffle uuid, picture uuid) returns public.picture_choice_outcome
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_staff('events') then return 'not-allowed'; end if;
  update public.raffles t set picture_id = picture where t.id = raffle;
  return (case when found then 'saved' else 'unknown' end)::public.picture_choice_outcome;
exception
  when foreign_key_violation then return 'unknown';
end $$;
call private.publish_function('set_raffle_picture', '{authenticated}');

create type public.raffle_save_outcome as enum ('saved', 'frozen', 'slug-taken', 'invalid', 'unknown', 'not-allowed');

-- Adds a draft, or changes a raffle that has no entries. Times are those of the clock on the wall in its zone. The
-- beacon round or the commitment follows from the method.
create function private.save_raffle(
  wanted uuid, slug text, title text, prize text, prize_value integer, opens timestamp, closes timestamp,
  draws timestamp, min_age integer, states text[], sources public.raffle_source[], entry_limit integer,
  winner_count integer, alternate_count integer, claim_days integer, method public.raffle_method, time_zone text
) returns public.raffle_save_outcome language plpgsql security definer set search_path = '' as $$
declare
  raffle uuid := coalesce(wanted, gen_random_uuid());
  held public.raffles;
  secret bytea := sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));
begin
  if not private.is_staff('events') then return 'not-allowed'; end if;
  select * into held from public.raffles r where r.id = wanted for update;
  if wanted is not null and held.id is null then return 'unknown'; end if;
  if held.frozen_at is not null or held.canceled_at is not null then return 'frozen'; end if;
  select coalesce((select s.secret from private.raffle_secrets s where s.raffle_id = wanted), secret) into secret;
  insert into public.raffles as r (id, slug, title, prize, prize_value, opens_at, closes_at, draws_at, time_zone,
    min_age, states, sources, entry_limit, winner_count, alternate_count, claim_days, method, beacon_round, commitment)
  values (raffle, $2, trim($3), trim($4), $5, private.moment_of(opens, $17), private.moment_of(closes, $17),
    private.moment_of(draws, $17), $17, $9, $10, $11, $12, $13, $14, $15, $16,
    case $16 when 'beacon' then private.beacon_round_at(private.moment_of(draws, $17)) end,
    case $16 when 'commit-reveal' then encode(sha256(secret), 'hex') end)
  on conflict (id) do update set slug = excluded.slug, title = excluded.title, prize = excluded.prize,
    prize_value = excluded.prize_value, opens_at = excluded.opens_at, closes_at = excluded.closes_at,
    draws_at = excluded.draws_at, time_zone = excluded.time_zone, min_age = excluded.min_age, states = excluded.states, sources = excluded.sources,
    entry_limit = excluded.entry_limit, winner_count = excluded.winner_count,
    alternate_count = excluded.alternate_count, claim_days = excluded.claim_days, method = excluded.method,
    beacon_round = excluded.beacon_round, commitment = excluded.commitment;
  insert into private.raffle_secrets (raffle_id, secret) values (raffle, secret) on conflict do nothing;
  return 'saved';
exception
  when unique_violation then return 'slug-taken';
  -- PostgreSQL does not know the name of the zone.
  when check_violation or not_null_violation or invalid_parameter_value then return 'invalid';
end $$;
call private.publish_function('save_raffle', '{authenticated}');

create type public.raffle_publish_outcome as enum ('published', 'already-published', 'too-late', 'unknown', 'not-allowed');

create function private.publish_raffle(wanted uuid) returns public.raffle_publish_outcome
language plpgsql security definer set search_path = '' as $$
declare
  held public.raffles;
begin
  if not private.is_staff('events') then return 'not-allowed'; end if;
  select * into held from public.raffles r where r.id = wanted for update;
  if held.id is null then return 'unknown'; end if;
  if held.published_at is not null or held.canceled_at is not null then return 'already-published'; end if;
  if held.closes_at <= now() then return 'too-late'; end if;
  update public.raffles set published_at = now() where id = wanted;
  return 'published';
end $$;
call private.publish_function('publish_raffle', '{authenticated}');
