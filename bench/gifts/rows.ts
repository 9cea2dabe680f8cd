import type { Client } from "pg"

/** Gift `n` is older than gift `n - 1` by this many minutes, so that a day has as many gifts at every size. */
const MINUTES_APART = 3
/** Every 200th gift is from one donor, and every other donor gives ten times. */
export const LARGEST_DONOR = 0
export const DONOR = 3
const ROWS_OF_DONOR = "(case when n % 200 = 0 then 0 else 1 + (n - 1) / 10 end)"
const PAID = "now() - interval '3 hours' - n * interval '3 minutes'"
const IS_CHECK = "n % 25 = 2"
/** Forms that were never paid are deleted after 30 days. */
const IS_UNPAID = `n % 20 = 5 and n < ${(30 * 24 * 60) / MINUTES_APART}`
const IS_REFUNDED = "n % 100 = 1"
const HAS_CARD_PAYMENT = `not (${IS_CHECK}) and not (${IS_UNPAID})`
const CAMPAIGN = uuidOf("'bench campaign'")
const ENDED_CAMPAIGN = uuidOf("'ended campaign'")
/** One gift in four is for the campaign, and one in four through the page of a supporter: half of those are named. */
const IS_FOR_CAMPAIGN = "n % 4 = 0 or n % 8 = 3"
const IS_THROUGH_PAGE = "n % 8 in (0, 3)"
const SUPPORTER_PAGE = uuidOf("'bench page'")
/** The list of pages is as long at every size. */
const LISTED_PAGES = 240
const LEGAL =
  "'Open Airway, Inc.', '12-3456789', '1 Main Street', 'No goods or services were provided.', true"

/** What each row is made of: `n` is the number of a gift, `d` of a donor. */
const GIFT_ROWS: Record<string, string> = {
  "public.donations (id, user_id, donor_name, donor_email, visibility, gift_cents, frequency, subscription_id, employer, campaign_id, supporter_page_id, is_live, source, checkout_id, invoice_id, payment_id, paid_at, refunded_cents, created_at, wall_review, shows_amount)": `
    select ${uuidOf("'gift' || n")}, case when d % 2 = 0 then ${uuidOf("'donor' || d")} end, 'Maria Family' || d % 997,
      'donor-' || d || '@example.org',
      (array['anonymous', 'anonymous', 'first-name', 'full-name'])[n % 4 + 1]::public.donor_visibility, 2500,
      case when d % 2 = 1 and not (${IS_CHECK}) then 'monthly' else 'once' end::public.gift_frequency,
      case when d % 2 = 1 and not (${IS_CHECK}) then ${uuidOf("'plan' || d")} end,
      case when n % 30 = 0 then 'Acme' end, case when ${IS_FOR_CAMPAIGN} then ${CAMPAIGN} end,
      case when ${IS_THROUGH_PAGE} then ${SUPPORTER_PAGE} end, true,
      case when ${IS_CHECK} then 'check' else 'card' end::public.gift_source,
      case when not (${IS_CHECK}) and (d % 2 = 0 or n % 10 = 0) then 'cs_' || n end,
      case when ${HAS_CARD_PAYMENT} and d % 2 = 1 and n % 10 > 0 then 'in_' || n end,
      case when ${HAS_CARD_PAYMENT} then 'pi_' || n end, case when not (${IS_UNPAID}) then ${PAID} end,
      case when ${IS_REFUNDED} then 2500 else 0 end, ${PAID} - interval '1 minute',
      case when n % 5000 = 7 then 'held' else 'shown' end::public.wall_review, n % 3 = 0 from gifts`,
  "public.receipts (id, number, code, donation_id, user_id, donor_name, donor_email, amount_cents, received_on, legal_name, ein, address, deductibility, is_live, issued_at)": `
    select ${uuidOf("'receipt' || n")}, n, md5('code' || n), ${uuidOf("'gift' || n")}, case when d % 2 = 0 then ${uuidOf("'donor' || d")} end,
      'Maria Family' || d % 997, 'donor-' || d || '@example.org', 2500, (${PAID})::date, ${LEGAL}, ${PAID}
    from gifts where not (${IS_UNPAID})`,
  "private.payment_events (id, kind, occurred_at, is_live, donation_id, amount_cents, currency, received_at)": `
    select 'evt_' || n, 'paid', ${PAID}, true, ${uuidOf("'gift' || n")}, 2500, 'usd', ${PAID} from gifts where ${HAS_CARD_PAYMENT}`,
  "public.refund_requests (donation_id, cents, refunded_after_cents, status, requested_at, decided_at)": `
    select ${uuidOf("'gift' || n")}, 2500, 2500,
      case when n % 1000 = 101 then case when n < 1000 then 'waiting' else 'declined' end else 'approved' end::public.refund_status,
      ${PAID}, case when n % 1000 <> 101 or n > 1000 then ${PAID} end from gifts where ${IS_REFUNDED}`,
  "public.payment_differences (kind, mode, payment_id, our_cents, provider_cents, paid_at, found_at, resolved_at, resolution)": `
    select 'amount', 'live', 'pi_' || n, 2500, 2400, ${PAID}, ${PAID}, case when n > 1000 then ${PAID} end,
      case when n > 1000 then 'Corrected.' end from gifts where n % 200 = 9`,
}

const DONOR_ROWS: Record<string, string> = {
  "auth.users (id, email, email_confirmed_at)": `select ${uuidOf("'donor' || d")}, 'donor-' || d || '@example.org', now()
    from donors where d % 2 = 0`,
  "public.profiles (id, display_name)": `select ${uuidOf("'donor' || d")}, 'Maria Family' || d % 997 from donors where d % 2 = 0`,
  "public.subscriptions (id, donor_email, frequency, gift_cents, status, provider_id, created_at, next_charge_at)": `
    select ${uuidOf("'plan' || d")}, 'donor-' || d || '@example.org', 'monthly', 2500,
      case when d % 4 = 1 then 'active' else 'canceled' end::public.subscription_status, 'sub_' || d,
      now() - d * interval '30 minutes', case when d % 4 = 1 then now() + d % 30 * interval '1 day' end
    from donors where d % 2 = 1`,
  "public.supporter_pages (user_id, campaign_id, slug, name, title, story, goal_cents, review, created_at)": `
    select ${uuidOf("'donor' || d")}, case when d % 4 = 0 then ${CAMPAIGN} else ${ENDED_CAMPAIGN} end, 'page-' || d, 'Maria', 'Ten kits',
      'Ten drivers carry a kit this winter.', 30000,
      case when d % 20 = 0 and d < 100 then 'held' when d % 10 = 2 then 'hidden' else 'shown' end::public.wall_review,
      now() - d * interval '30 minutes' from donors where d % 2 = 0 and d > 0`,
  "public.gift_statements (id, code, year, user_id, donor_name, donor_email, amount_cents, gift_count, receipt_numbers, legal_name, ein, address, deductibility, is_live)": `
    select ${uuidOf("'statement' || d")}, md5('statement code' || d), 2020, case when d % 2 = 0 then ${uuidOf("'donor' || d")} end,
      'Maria', 'donor-' || d || '@example.org', 25000, 10, '{}', ${LEGAL} from donors`,
}

const TOTALS = [
  `insert into public.campaigns (id, slug, title, text, goal_cents) values
     (${CAMPAIGN}, 'bench', 'Kits for every bus', 'A kit and a trained driver for every bus.', 2000000000) on conflict do nothing`,
  `insert into public.campaigns (id, slug, title, text, goal_cents, ends_on) values (${ENDED_CAMPAIGN}, 'ended', 'Kits for trains',
     'A kit and a trained driver for every train.', 2000000000, current_date - 30) on conflict do nothing`,
  `insert into public.supporter_pages (id, user_id, campaign_id, slug, name, title, story, goal_cents, review)
     select case n when 0 then ${SUPPORTER_PAGE} else gen_random_uuid() end, ${uuidOf("'donor2'")}, ${CAMPAIGN}, 'bench-' || n, 'Maria Family',
       'Ten kits', 'Ten drivers carry a kit this winter.', 3000000, 'shown' from generate_series(0, ${LISTED_PAGES - 1}) as n
     on conflict do nothing`,
  `insert into private.supporter_page_totals (page_id, is_live) select p.id, m.is_live from public.supporter_pages p,
     (values (false), (true)) as m (is_live) on conflict do nothing`,
  `update private.supporter_page_totals t set gift_cents = s.cents, gifts = s.gifts
     from (select sum(gift_cents) as cents, count(*) as gifts from public.donations
       where supporter_page_id = ${SUPPORTER_PAGE} and status = 'succeeded') as s
     where t.page_id = ${SUPPORTER_PAGE} and t.is_live`,
  `insert into public.campaign_totals (campaign_id, is_live, gift_cents, gifts)
     select campaign_id, true, sum(gift_cents), count(*) from public.donations where campaign_id = ${CAMPAIGN} and status = 'succeeded'
     group by 1 on conflict (campaign_id, is_live) do update set gift_cents = excluded.gift_cents, gifts = excluded.gifts`,
  "truncate private.gift_year_totals",
  `insert into private.gift_year_totals (donor, year, is_live, cents, gifts)
     select d.donor, date_part('year', r.received_on)::integer, r.is_live, sum(r.amount_cents), count(*) from public.receipts r
     cross join lateral (values (r.user_id::text), (r.donor_email)) as d (donor) where d.donor is not null group by 1, 2, 3`,
  "update private.receipt_numbers set last_number = greatest(last_number, (select max(number) from public.receipts))",
]

/** SQL for an id that is made of a text, with the digits that every id of version 4 has. */
export function uuidOf(text: string) {
  return `overlay(overlay(md5(${text}) placing '4' from 13) placing '8' from 17)::uuid`
}

/** Adds gifts `from` + 1 to `to` and a tenth as many donors, without triggers, which would queue their emails. */
export async function addGifts(client: Client, from: number, to: number) {
  await client.query("set session_replication_role = replica")
  const gifts = `gifts as (select n, ${ROWS_OF_DONOR} as d from generate_series(${from + 1}, ${to}) as n)`
  const donors = `donors as (select d from generate_series(${from === 0 ? 0 : from / 10 + 1}, ${to / 10}) as d)`
  for (const [numbers, rows] of [
    [gifts, GIFT_ROWS],
    [donors, DONOR_ROWS],
  ] as const)
    for (const [target, select] of Object.entries(rows))
      await client.query(`with ${numbers} insert into ${target} ${select} on conflict do nothing`)
  for (const statement of TOTALS) await client.query(statement)
  await client.query("reset session_replication_role")
  for (const target of [...Object.keys(GIFT_ROWS), ...Object.keys(DONOR_ROWS)]) {
    const [table] = target.split(" ")
    await client.query(`vacuum ${table}`)
    // Apart from the vacuum, with which it would leave the statistics of the indexes as they were when empty.
    await client.query(`analyze ${table}`)
  }
}

/** Gives a signed-in member the gifts of a donor. */
export async function adoptGifts(client: Client, member: string, donor: number) {
  const address = `donor-${donor}@example.org`
  await client.query("set session_replication_role = replica")
  for (const table of ["donations", "receipts", "subscriptions", "gift_statements"])
    await client.query(`update public.${table} set user_id = $1 where lower(donor_email) = $2`, [
      member,
      address,
    ])
  await client.query("reset session_replication_role")
  await client.query(
    `insert into private.gift_year_totals select $1, year, is_live, cents, gifts from private.gift_year_totals
     where donor = $2`,
    [member, address],
  )
}
