import { afterAll, expect, test } from "vitest"
import { testDatabase } from "#tests/support/database.ts"
import { WRONG_GIFT_YEARS } from "./giving-fixtures.ts"

const { sql, drop } = await testDatabase()
afterAll(drop)

const SEEDS = 1000
const TOTAL = 3000
const PAGES = 7

interface Event {
  kind: string
  cents: number | null
}

/** A small generator of repeatable numbers below `limit` (mulberry32). */
function numbersFrom(seed: number) {
  let state = seed
  return (limit: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit
  }
}

/** What may happen to one gift, each event delivered one to four times, in any order. */
function history(seed: number) {
  const next = numbersFrom(seed)
  const possible: Event[] = [
    { kind: "declined", cents: null },
    { kind: "pending", cents: TOTAL },
    { kind: "failed", cents: null },
    { kind: "paid", cents: TOTAL },
    { kind: "paid", cents: TOTAL },
    { kind: "refunded", cents: 1 + next(TOTAL) },
    { kind: "refunded", cents: TOTAL },
    { kind: "dispute-opened", cents: null },
    { kind: "dispute-won", cents: null },
    { kind: "dispute-lost", cents: null },
  ]
  const events = possible.filter(() => next(2) === 0)
  const deliveries = events.flatMap((event, index) =>
    Array.from({ length: 1 + next(4) }, () => ({
      ...event,
      seed,
      id: `evt_${seed}_${index}`,
      rank: next(1e9),
    })),
  )
  return { events, deliveries: deliveries.sort((left, right) => left.rank - right.rank) }
}

/** What the gift must be in the end, whatever the order. */
function expected(events: Event[]) {
  const has = (kind: string) => events.some(event => event.kind === kind)
  const refunded = Math.max(0, ...events.filter(({ kind }) => kind === "refunded").map(({ cents }) => cents!))
  const isLost = has("dispute-lost")
  const isOpen = has("dispute-opened") && !has("dispute-won")
  const status =
    isLost || isOpen
      ? "disputed"
      : refunded === TOTAL
        ? "refunded"
        : has("paid") || refunded > 0 || has("dispute-won")
          ? "succeeded"
          : has("failed")
            ? "failed"
            : has("pending")
              ? "pending"
              : has("declined")
                ? "failed"
                : "created"
  return { status, refunded, receipt: has("paid") ? (isLost ? 0 : TOTAL - refunded) : null }
}

// A third of the deliveries crash after the work and before the commit; the provider delivers them again.
const DELIVER = `do $$
declare
  delivery record;
begin
  for delivery in select * from public.deliveries order by number loop
    begin
      perform private.apply_payment_event(delivery.id, delivery.kind::public.payment_event_kind, now(), false,
        delivery.gift, amount_cents => delivery.cents, currency => 'usd');
      if delivery.number % 3 = 0 then raise 'crash'; end if;
    exception when raise_exception then
      perform private.apply_payment_event(delivery.id, delivery.kind::public.payment_event_kind, now(), false,
        delivery.gift, amount_cents => delivery.cents, currency => 'usd');
    end;
    if delivery.number % 200 = 0 then commit; end if;
  end loop;
end $$`

test("shuffled, repeated and crashed deliveries of 1,000 gifts end with exact totals", async () => {
  const histories = Array.from({ length: SEEDS }, (_, seed) => history(seed + 1))
  const deliveries = histories.flatMap(({ deliveries }) => deliveries)
  await addPages()
  await sql(`insert into public.donations (id, donor_name, donor_email, visibility, gift_cents, frequency, is_live,
      campaign_id, supporter_page_id)
    select md5(seed::text)::uuid, 'Ana', seed || '@example.org', 'anonymous', ${TOTAL}, 'once', false, p.campaign_id, p.id
    from generate_series(1, ${SEEDS}) as seed join public.supporter_pages p on p.slug = 'page-' || seed % ${PAGES}`)
  await sql(
    `create table public.deliveries as
     select row_number() over () as number, md5(seed::text)::uuid as gift, id, kind, cents
     from jsonb_to_recordset($1::jsonb) as d (seed integer, id text, kind text, cents integer)`,
    [JSON.stringify(deliveries)],
  )
  await sql(DELIVER)
  const rows = await sql<{ status: string; refunded: number; receipt: number | null }>(
    `select d.status, d.refunded_cents as refunded,
       (select r.amount_cents from public.receipts r where r.donation_id = d.id order by r.number desc limit 1) as receipt
     from public.donations d order by split_part(d.donor_email, '@', 1)::integer`,
  )
  expect(rows).toEqual(histories.map(({ events }) => expected(events)))
  const raised = Array.from({ length: PAGES }, () => ({ cents: 0, gifts: 0 }))
  for (const [index, { events }] of histories.entries()) {
    const { status, refunded } = expected(events)
    if (status !== "succeeded") continue
    const page = raised[(index + 1) % PAGES]!
    page.cents += TOTAL - refunded
    page.gifts++
  }
  const kept = await sql(
    `select t.gift_cents::int as cents, t.gifts from private.supporter_page_totals t
     join public.supporter_pages p on p.id = t.page_id where not t.is_live order by p.slug`,
  )
  expect(kept).toEqual(raised)
  expect(await sql(WRONG_GIFT_YEARS)).toEqual([])
  const sum = (of: (page: (typeof raised)[number]) => number) => raised.map(of).reduce((a, b) => a + b)
  const total = await sql("select gift_cents::int as cents, gifts from public.campaign_totals")
  expect(total).toEqual([{ cents: sum(({ cents }) => cents), gifts: sum(({ gifts }) => gifts) }])
  const [ledger] = await sql(
    `select (select count(*)::int from private.payment_events) as events,
       (select count(*)::int = max(number) from public.receipts) as "hasNoGaps",
       (select count(*) from public.receipts) = (select count(*) from private.email_outbox where message like 'gift-receipt%')
         as "hasOneEmailEach",
       (select bool_and((select count(*) from private.email_outbox e
           where e.message = 'gift-debit-failed' and e.to_address = d.donor_email) = 1)
         from public.donations d where d.status = 'failed' and d.pending_at is not null and d.failed_at is not null)
         as "hasToldOfRefusals",
       (select count(*)::int from (
         select from public.receipts r left join public.receipts n on n.replaces = r.number
         where n.number is null group by r.donation_id having count(*) > 1) as double) as double`,
  )
  const unique = histories.reduce((sum, { events }) => sum + events.length, 0)
  expect(ledger).toEqual({
    events: unique,
    hasNoGaps: true,
    hasOneEmailEach: true,
    hasToldOfRefusals: true,
    double: 0,
  })
})

/** Pages of one supporter, all for one campaign. */
async function addPages() {
  await sql(`with owner as (
      insert into auth.users (id, email) values (gen_random_uuid(), 'supporter@example.org') returning id
    ), campaign as (
      insert into public.campaigns (slug, title, text, goal_cents) values ('kits', 'Kits', 'Kits for the bus.', 100000) returning id
    )
    insert into public.supporter_pages (user_id, campaign_id, slug, name, title, story, goal_cents, review)
    select owner.id, campaign.id, 'page-' || n, 'Ana', 'Ten kits', 'Ten kits for ten drivers.', 30000, 'shown'
    from owner, campaign, generate_series(0, ${PAGES - 1}) as n`)
}
