import { askDatabase } from "./e2e-database.ts"

// A real round of drand quicknet.
const ROUND = 32_281_667
const SIGNATURE =
  "b0f5ae301358ff87a9d3dd539ed4a07c0148b1ab4f7b61a8ca43c7e9ca7ca9553e4faae9188deb30b2cd1a7f447e3e5b"

/** Adds a raffle with three tickets that is drawn, with a winner who has claimed; returns its id. */
export async function drawnByBeacon(slug: string): Promise<string> {
  const [row] = await askDatabase(
    `with raffle as (
       insert into public.raffles (slug, title, prize, prize_value, opens_at, closes_at, draws_at, published_at, states,
         sources, method, beacon_round, frozen_at, rules, rules_hash)
       values ($1, 'Beacon test', 'One sticker.', 1, '2026-09-01', '2026-09-10', '2026-09-17', '2026-09-01', '{Ohio}',
         '{web}', 'beacon', $2, '2026-09-01', 'Rules', encode(sha256('Rules'), 'hex')) returning id),
     count as (insert into public.raffle_counts (raffle_id, entries) select id, 3 from raffle),
     leaf as (select array_agg(private.ticket_leaf(n, 'code') order by n) as leaves from generate_series(1, 3) as n),
     seal as (select leaves, private.merkle_root(leaves) as root, sha256(decode($3, 'hex')) as value from leaf),
     draw as (
       insert into public.raffle_draws (raffle_id, root, leaves, signature, drawn_at, value, seed)
       select id, encode(root, 'hex'), array(select encode(l, 'hex') from unnest(leaves) with ordinality x (l, n) order by n),
         $3, '2026-09-17', encode(value, 'hex'), encode(sha256(root || value), 'hex') from raffle, seal returning raffle_id, seed)
     insert into public.raffle_winners (raffle_id, place, number, called_at, claim_by, claimed_at)
     select raffle_id, place, ticket, called, called + interval '7 days', called + interval '1 day' from draw, unnest(private.pick_tickets(decode(seed, 'hex'), 3, 2)) with ordinality as w (ticket, place),
       lateral (select case when place = 1 then timestamptz '2026-09-17' end as called) as c
     returning raffle_id`,
    [slug, ROUND, SIGNATURE],
  )
  return row.raffle_id
}
