-- Seals the entries of a raffle when it closes, draws winners and alternates from public values, and calls them. app and
-- browser repeat the draw with supabase/functions/_shared/draw.

create table public.raffle_winners (
  id uuid primary key default gen_random_uuid(),
  raffle_id uuid not null references public.raffles (id) on delete cascade,
  place integer not null check (place > 0),
  number integer not null check (number > 0),
  user_id uuid references auth.users (id) on delete set null,
  called_at timestamptz,
  claim_by timestamptz,
  claimed_at timestamptz,
  passed_at timestamptz,
  verified_at timestamptz,
  handed_over_at timestamptz,
  handover_note text check (length(handover_note) between 3 and 200),
  public_name text check (length(public_name) between 1 and 40),
  public_state text,
  drawn_at timestamptz not null default now(),
  unique (raffle_id, place),
  unique (raffle_id, number),
  check ((called_at is null) = (claim_by is null)),
  check (claimed_at is null or called_at is not null),
  check (passed_at is null or called_at is not null and handed_over_at is null),
  check (verified_at is null or claimed_at is not null),
  check ((handed_over_at is null) = (handover_note is null)),
  check (handed_over_at is null or verified_at is not null)
);
comment on table public.raffle_winners is 'class:public';
comment on column public.raffle_winners.place is 'The order of the draw; places after the number of winners are alternates.';
comment on column public.raffle_winners.user_id is 'class:s2';
comment on column public.raffle_winners.called_at is 'When they were asked to claim; null for alternates in reserve.';
comment on column public.raffle_winners.passed_at is 'When the prize went to the next alternate.';
comment on column public.raffle_winners.handover_note is 'Published, so without names or addresses.';
comment on column public.raffle_winners.public_name is 'First name, with the winner''s consent.';
create index raffle_winners_member on public.raffle_winners (user_id);
create index raffle_winners_newest on public.raffle_winners (drawn_at, id);
create index raffle_winners_deadlines on public.raffle_winners (claim_by)
  where claimed_at is null and passed_at is null and called_at is not null;
alter table public.raffle_winners enable row level security;
grant select, insert, update, delete on public.raffle_winners to service_role;
grant select, insert, update on public.raffle_winners to function_owner;
grant select (id, raffle_id, place, number, called_at, claim_by, claimed_at, passed_at, verified_at, handed_over_at,
  handover_note, public_name, public_state, drawn_at) on public.raffle_winners to anon, authenticated;
create policy "function owner manages raffle winners" on public.raffle_winners for all to function_owner
  using (true) with check (true);
create policy "anyone reads winning tickets" on public.raffle_winners for select to anon, authenticated using (place > 0);

-- Cached pages depend on the raffle, so that the seal, the draw and a claim drop them.
create function private.touch_raffle() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.raffles r set published_at = r.published_at where r.id = new.raffle_id;
  return null;
end $$;
call private.publish_function('touch_raffle');
create trigger touch_raffle after insert or update on public.raffle_draws
  for each row execute function private.touch_raffle();
create trigger touch_raffle after insert or update on public.raffle_winners
  for each row execute function private.touch_raffle();

create type public.raffle_state as enum ('draft', 'scheduled', 'open', 'closed', 'sealed', 'drawn', 'redrawn', 'canceled');

-- A computed field.
create function public.state(raffle public.raffles) returns public.raffle_state language sql stable set search_path = '' as $$
  select case when raffle.canceled_at is not null then 'canceled'
    when exists (select from public.raffle_winners w where w.raffle_id = raffle.id and w.passed_at is not null) then 'redrawn'
    when exists (select from public.raffle_draws d where d.raffle_id = raffle.id and d.drawn_at is not null) then 'drawn'
    when exists (select from public.raffle_draws d where d.raffle_id = raffle.id) then 'sealed'
    when raffle.published_at is null then 'draft'
    when now() >= raffle.closes_at then 'closed'
    when now() >= raffle.opens_at then 'open'
    else 'scheduled' end::public.raffle_state
$$;
grant execute on function public.state(public.raffles) to anon, authenticated, service_role;

-- Leaf: SHA-256 of a zero byte and "number:code". Node: SHA-256 of a one byte and both nodes below; a node without a
-- neighbor moves up unchanged.
create function private.ticket_leaf(number integer, code text) returns bytea language sql immutable set search_path = '' as $$
  select sha256('\x00'::bytea || convert_to(lpad(number::text, greatest(4, length(number::text)), '0') || ':' || code, 'UTF8'))
$$;

create function private.merkle_root(leaves bytea[]) returns bytea language plpgsql immutable set search_path = '' as $$
declare
  level bytea[] := leaves;
begin
  while cardinality(level) > 1 loop
    level := array(
      select case when 2 * n <= cardinality(level) then sha256('\x01'::bytea || level[2 * n - 1] || level[2 * n])
        else level[2 * n - 1] end
      from generate_series(1, (cardinality(level) + 1) / 2) as n order by n);
  end loop;
  return level[1];
end $$;

-- Different tickets in the order in which they win, from the first 8 bytes of SHA-256(seed, counter). Values at the
-- end of the range are rejected, because a remainder would favor low numbers.
create function private.pick_tickets(seed bytea, tickets integer, wanted integer) returns integer[]
language plpgsql immutable set search_path = '' as $$
declare
  whole constant numeric := 18446744073709551616;
  picked integer[] := '{}';
  counter integer := 0;
  value numeric;
  ticket integer;
begin
  while cardinality(picked) < least(wanted, tickets) loop
    value := ('x' || encode(substr(sha256(seed || int4send(counter)), 1, 8), 'hex'))::bit(64)::bigint;
    if value < 0 then value := value + whole; end if;
    ticket := mod(value, tickets) + 1;
    if value < whole - mod(whole, tickets) and ticket <> all (picked) then picked := picked || ticket; end if;
    counter := counter + 1;
  end loop;
  return picked;
end $$;

-- Writes the sealed list once. A raffle without entries is canceled.
create function private.seal_raffle(raffle uuid) returns void language plpgsql set search_path = '' as $$
declare
  held public.raffles;
  hashes bytea[];
begin
  select * into held from public.raffles r where r.id = raffle for update;
  if held.canceled_at is not null or clock_timestamp() < held.closes_at
    or exists (select from public.raffle_draws d where d.raffle_id = raffle) then return; end if;
  if public.entry_count(held) = 0 then
    update public.raffles set canceled_at = now(), cancel_reason = 'Nobody entered.' where id = raffle;
    return;
  end if;
  select array_agg(private.ticket_leaf(e.number, e.code) order by e.number) into hashes
    from public.raffle_entries e where e.raffle_id = raffle;
  insert into public.raffle_draws (raffle_id, root, leaves, contributions)
  values (raffle, encode(private.merkle_root(hashes), 'hex'),
    array(select encode(hash, 'hex') from unnest(hashes) with ordinality as h (hash, n) order by n),
    array(select e.contribution from public.raffle_entries e
      where e.raffle_id = raffle and e.contribution is not null order by e.number));
end $$;

-- Asks a winner to claim. A ticket whose account was deleted has nobody to ask, so the next one is called.
create function private.call_winner(winner uuid, is_alternate boolean) returns void language plpgsql set search_path = '' as $$
declare
  about record;
begin
  update public.raffle_winners w set called_at = now(), claim_by = now() + make_interval(days => r.claim_days)
    from public.raffles r where w.id = winner and r.id = w.raffle_id
    returning w.user_id, w.number, w.raffle_id, w.claim_by, r.time_zone, r.title, r.slug into about;
  if about.user_id is not null then
    perform private.notify(about.user_id, 'account', case when is_alternate then 'raffle-alternate' else 'raffle-won' end,
      jsonb_build_object('title', about.title, 'slug', about.slug, 'number', about.number, 'claim_by', about.claim_by,
        'time_zone', about.time_zone),
      'raffle winner ' || winner);
  elsif not exists (select from public.raffle_entries e
      where e.raffle_id = about.raffle_id and e.number = about.number and e.card_contact is not null) then
    perform private.pass_on(winner);
  end if;
end $$;

-- The prize goes to the next alternate in the order of the draw, if one is left.
create function private.pass_on(winner uuid) returns void language plpgsql set search_path = '' as $$
declare
  raffle uuid;
  next_winner uuid;
begin
  update public.raffle_winners w set passed_at = now(), public_name = null, public_state = null
    where w.id = winner and w.passed_at is null and w.handed_over_at is null returning w.raffle_id into raffle;
  select w.id into next_winner from public.raffle_winners w
    where w.raffle_id = raffle and w.called_at is null order by w.place limit 1 for update;
  if next_winner is not null then perform private.call_winner(next_winner, true); end if;
end $$;

create function private.draw_winners(raffle uuid, random_value bytea) returns void language plpgsql set search_path = '' as $$
declare
  held public.raffles;
  winner record;
  new_seed bytea;
begin
  select * into held from public.raffles r where r.id = raffle;
  select sha256(decode(d.root, 'hex') || random_value) into new_seed from public.raffle_draws d where d.raffle_id = raffle;
  update public.raffle_draws d set drawn_at = now(), value = encode(random_value, 'hex'), seed = encode(new_seed, 'hex')
    where d.raffle_id = raffle;
  insert into public.raffle_winners (raffle_id, place, number, user_id)
    select raffle, place, ticket, e.user_id
    from unnest(private.pick_tickets(new_seed, public.entry_count(held), held.winner_count + held.alternate_count))
      with ordinality as p (ticket, place)
    join public.raffle_entries e on e.raffle_id = raffle and e.number = ticket;
  for winner in select w.id from public.raffle_winners w
    where w.raffle_id = raffle and w.place <= held.winner_count order by w.place
  loop
    perform private.call_winner(winner.id, false);
  end loop;
end $$;

create type public.raffle_draw_outcome as enum ('drawn', 'already-drawn', 'not-sealed', 'too-early', 'wrong-method', 'invalid');

-- Null if the raffle can be drawn now.
create function private.draw_obstacle(raffle uuid) returns public.raffle_draw_outcome
language sql stable set search_path = '' as $$
  select case when d.raffle_id is null or r.canceled_at is not null then 'not-sealed'
    when d.drawn_at is not null then 'already-drawn'
    when now() < coalesce(private.beacon_round_time(r.beacon_round), r.draws_at) then 'too-early'
  end::public.raffle_draw_outcome
  from public.raffles r left join public.raffle_draws d on d.raffle_id = r.id where r.id = raffle
$$;

-- The secret and what entrants added make the value. Only the jobs call it, at the announced time.
create function private.reveal_raffle(raffle uuid) returns void language plpgsql set search_path = '' as $$
declare
  number bytea := (select s.secret from private.raffle_secrets s where s.raffle_id = raffle);
  added text[];
begin
  perform from public.raffles r where r.id = raffle for update;
  if private.draw_obstacle(raffle) is not null then return; end if;
  update public.raffle_draws d set revealed = encode(number, 'hex') where d.raffle_id = raffle
    returning d.contributions into added;
  perform private.draw_winners(raffle, sha256(number || sha256(decode(array_to_string(added, ''), 'hex'))));
end $$;

-- The job `advance_raffle` has verified the signature of the raffle's beacon round.
create function private.record_beacon(wanted uuid, signature text) returns public.raffle_draw_outcome
language plpgsql security definer set search_path = '' as $$
declare
  held public.raffles;
begin
  select * into held from public.raffles r where r.id = wanted for update;
  if held.method is distinct from 'beacon' then return 'wrong-method'; end if;
  if private.draw_obstacle(wanted) is not null then return private.draw_obstacle(wanted); end if;
  update public.raffle_draws d set signature = $2 where d.raffle_id = wanted;
  perform private.draw_winners(wanted, sha256(decode($2, 'hex')));
  return 'drawn';
exception
  when check_violation or invalid_parameter_value then return 'invalid';
end $$;
call private.publish_function('record_beacon', '{service_role}');

grant execute on function private.ticket_leaf(integer, text), private.merkle_root(bytea[]),
  private.pick_tickets(bytea, integer, integer), private.seal_raffle(uuid), private.call_winner(uuid, boolean),
  private.pass_on(uuid), private.draw_winners(uuid, bytea), private.draw_obstacle(uuid), private.reveal_raffle(uuid),
  private.beacon_round_time(bigint) to function_owner;
