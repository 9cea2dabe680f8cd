-- What only a practice site has, so that every task of docs/office.md can be done there: a class that is over, a winner
-- who has claimed a prize, and a gift whose refund needs a second person.

with class as (
  insert into public.event_dates (event_id, starts_at, ends_at, room_capacity, last_number)
  select id, date_trunc('hour', now()) - interval '20 hours', date_trunc('hour', now()) - interval '18 hours', 12, 4
  from public.events where slug = 'porch-lights' returning id, starts_at
), guest as (
  insert into public.event_registrations (date_id, number, name, email, channel, status, party_size, created_at)
  select id, n, name, lower(replace(name, ' ', '.')) || '@people.openairway.example', 'room', 'confirmed', 1,
    starts_at - make_interval(days => 6 - n)
  from class, (values (1, 'Pam Ortiz'), (2, 'Reed Lawson'), (3, 'Tia Monroe'), (4, 'Wes Park')) as g (n, name)
  returning id, date_id, number
)
insert into public.check_ins (registration_id, date_id, people, checked_in_at, device_id, sequence)
select g.id, g.date_id, 1, c.starts_at + make_interval(mins => g.number), '00000000-0000-4000-8000-000000000001', g.number
from guest g join class c on c.id = g.date_id where g.number < 4;

create temporary table practice_raffle on commit drop as
  select gen_random_uuid() as id, sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) as secret,
    date_trunc('hour', now()) - interval '3 days' as draws_at;
insert into public.raffles (id, slug, title, prize, prize_value, opens_at, closes_at, draws_at, min_age, states, sources,
  method, commitment, published_at, picture_id)
select p.id, 'trail-bag', 'Trail bag', 'One trail bag with a kit in its side pocket.', 60, p.draws_at - interval '14 days',
  p.draws_at - interval '8 hours', p.draws_at, r.min_age, r.states, r.sources, 'commit-reveal',
  encode(sha256(p.secret), 'hex'), p.draws_at - interval '15 days', r.picture_id
from practice_raffle p cross join public.raffles r where r.slug = 'rescue-backpack';
insert into private.raffle_secrets (raffle_id, secret) select id, secret from practice_raffle;
update public.raffles r set frozen_at = r.opens_at + interval '14 minutes', rules = private.raffle_rules(r),
  rules_hash = encode(sha256(convert_to(private.raffle_rules(r), 'UTF8')), 'hex')
from practice_raffle p where p.id = r.id;
insert into public.raffle_entries (raffle_id, number, source, user_id, person_key, contribution, entered_at)
select p.id, e.number, 'web', e.user_id, e.person_key, encode(sha256(uuid_send(gen_random_uuid())), 'hex'),
  p.draws_at - interval '10 days' + make_interval(hours => e.number)
from practice_raffle p join public.raffles r on r.slug = 'rescue-backpack' join public.raffle_entries e on e.raffle_id = r.id;
insert into public.raffle_counts (raffle_id, entries)
select raffle_id, count(*) from public.raffle_entries join practice_raffle p on p.id = raffle_id group by raffle_id;
insert into public.raffle_draws (raffle_id, sealed_at, root, leaves, contributions, revealed, drawn_at, value, seed)
select sealed.*, encode(p.secret, 'hex'), p.draws_at + interval '30 seconds', encode(value, 'hex'),
  encode(sha256(decode(sealed.root, 'hex') || value), 'hex')
from practice_raffle p
join (
  select e.raffle_id, r.closes_at + interval '20 seconds',
    encode(private.merkle_root(array_agg(leaf order by e.number)), 'hex') as root,
    array_agg(encode(leaf, 'hex') order by e.number), array_agg(e.contribution order by e.number) as contributions
  from public.raffles r join public.raffle_entries e on e.raffle_id = r.id, private.ticket_leaf(e.number, e.code) as leaf
  group by e.raffle_id, r.closes_at
) as sealed on sealed.raffle_id = p.id,
  lateral (select sha256(p.secret || sha256(decode(array_to_string(sealed.contributions, ''), 'hex'))) as value) as v;
insert into public.raffle_winners (raffle_id, place, number, user_id, drawn_at, called_at, claim_by, claimed_at, public_state)
select d.raffle_id, w.place, w.ticket, e.user_id, d.drawn_at, case when is_first then d.drawn_at end,
  case when is_first then d.drawn_at + interval '7 days' end, case when is_first then d.drawn_at + interval '1 day' end,
  case when is_first then p.state end
from public.raffle_draws d join practice_raffle r on r.id = d.raffle_id
cross join unnest(private.pick_tickets(decode(d.seed, 'hex'), cardinality(d.leaves), 4)) with ordinality as w (ticket, place)
join public.raffle_entries e on e.raffle_id = d.raffle_id and e.number = w.ticket
join public.profiles p on p.id = e.user_id, lateral (select w.place = 1 as is_first) as f;

with gift as (
  insert into public.donations (donor_name, donor_email, visibility, gift_cents, frequency, is_live, checkout_id, payment_id,
    paid_at, created_at)
  values ('Vera Lindqvist', 'vera.lindqvist@people.openairway.example', 'anonymous', 75000, 'once', false,
    'cs_test_' || gen_random_uuid(), 'pi_test_' || gen_random_uuid(), now() - interval '4 hours', now() - interval '4 hours')
  returning *
), payment as (
  insert into private.test_payments (id, donation_id, cents, paid_at)
  select payment_id, id, total_cents, paid_at from gift
), number as (
  update private.receipt_numbers set last_number = last_number + 1 returning last_number
)
insert into public.receipts (number, code, donation_id, donor_name, donor_email, amount_cents, received_on, legal_name, ein,
  address, deductibility, is_live, issued_at)
select n.last_number, private.new_code(), g.id, g.donor_name, g.donor_email, g.total_cents,
  (g.paid_at at time zone s.giving_time_zone)::date, coalesce(s.legal_name, s.name), s.ein, s.postal_address,
  s.deductibility, false, g.paid_at
from gift g cross join number n cross join public.site_settings s;
