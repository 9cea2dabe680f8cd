import { createHash } from "node:crypto"
import { DONOR, LARGEST_DONOR, uuidOf } from "./rows.ts"

export type GiftCaller = "visitor" | "link" | "donor" | "largest donor" | "finance"

/** A cursor far in the past, at the end of the list with a thousand gifts. */
const LAST_PAGE = "LAST_PAGE"
/** The address of the page of the donor wall after the 240 newest names. */
const WALL_PAGE = "WALL_PAGE"

/** What finance searches for: a donor with ten gifts, the largest one, a receipt, a common amount and one that no gift has. */
const SEARCHES = [
  ...[DONOR, LARGEST_DONOR].map(donor => `donor-${donor}@example.org`),
  ...["30", "$25", "$12.34"],
]

const STAFF = [
  "/staff",
  ...["", "?view=unpaid", "?view=names", "?view=employers", "?view=returned", "?view=all"].map(
    query => `/staff/gifts${query}`,
  ),
  ...SEARCHES.map(text => `/staff/gifts?view=all&q=${encodeURIComponent(text)}`),
  `/staff/gifts?view=all&after=${LAST_PAGE}`,
  `/staff/gifts?after=${LAST_PAGE}`,
  `/staff/gifts/${idOf("gift50")}`,
  ...["", "?view=approved", "?view=declined"].map(query => `/staff/refunds${query}`),
  `/staff/refunds?view=approved&after=${LAST_PAGE}`,
  "/staff/payment-differences",
  "/staff/payment-differences?view=all",
  ...["", "?view=shown", "?view=hidden"].map(query => `/staff/supporter-pages${query}`),
  "/staff/campaigns",
  "/staff/legal-identity",
  "/staff/csv/gifts",
  "/staff/csv/refunds?view=approved",
]

/** The pages of gifts. */
export const PAGES: [caller: GiftCaller, path: string][] = [
  ["visitor", "/donate"],
  ["visitor", "/donate/bench"],
  ["visitor", "/donate/with-bench-0"],
  ["visitor", "/donate/wall"],
  ["visitor", `/donate/wall?after=${WALL_PAGE}`],
  ["visitor", `/donate/receipts/${idOf("receipt30")}.pdf`],
  ["visitor", `/donate/statements/${idOf(`statement${DONOR}`)}.pdf`],
  ["link", "/donate/manage"],
  ["donor", "/me"],
  ["donor", "/me/gifts"],
  ["largest donor", "/me/gifts"],
  ...STAFF.map(path => ["finance", path] as [GiftCaller, string]),
]

const PAYMENTS = `(select jsonb_agg(jsonb_build_object('id', d.payment_id, 'cents', d.total_cents, 'refunded_cents', d.refunded_cents,
  'currency', 'usd', 'paid_at', d.paid_at, 'donation', d.id, 'disputed', false)) from (select * from public.donations d
  where d.source = 'card' and d.payment_id is not null order by d.paid_at desc limit 400) d)`
const START = `private.start_donation(5000, 'once', false, 'Mei Chen', gen_random_uuid() || '@example.org', 'full-name')`

const START_THROUGH_PAGE = START.replace(
  /\)$/,
  `, supporter_page => (select id from public.supporter_pages where slug = 'bench-0'))`,
)

/** What functions and jobs do, each in a transaction that is rolled back. */
export const STATEMENTS: { name: string; role?: string; before?: string; sql: string; perRow?: boolean }[] = [
  { name: "donor wall", role: "anon", sql: "select * from public.donor_wall()" },
  { name: "start of a gift", role: "anon", sql: `select ${START}` },
  {
    ...{ name: "webhook delivery with a receipt", role: "service_role" },
    before: `create temp table started on commit drop as select (${START}).donation as id;
      select public.record_checkout((select id from started), 'cs_bench', true); grant select on started to service_role`,
    sql: `select public.apply_payment_event('evt_bench', 'paid', now(), true, (select id from started), payment => 'pi_bench',
      amount_cents => 5000, currency => 'usd')`,
  },
  { name: "supporter page", role: "anon", sql: "select public.supporter_page('bench-0')" },
  { name: "list of supporter pages", role: "anon", sql: "select * from public.shown_supporter_pages()" },
  {
    ...{ name: "webhook delivery through a supporter page", role: "service_role" },
    before: `create temp table started on commit drop as select (${START_THROUGH_PAGE}).donation as id;
      select public.record_checkout((select id from started), 'cs_bench', true); grant select on started to service_role`,
    sql: `select public.apply_payment_event('evt_bench', 'paid', now(), true, (select id from started), payment => 'pi_bench',
      amount_cents => 5000, currency => 'usd')`,
  },
  {
    ...{ name: "webhook delivery, repeated", role: "service_role" },
    sql: `select public.apply_payment_event('evt_900', 'paid', now(), true, ${uuidOf("'gift900'")}, payment => 'pi_900',
      amount_cents => 2500, currency => 'usd')`,
  },
  {
    ...{ name: "reconciliation of 400 payments", role: "service_role" },
    before: `create temp table listed on commit drop as select ${PAYMENTS} as payments; grant select on listed to service_role`,
    sql: "select public.reconcile_payments('live', now() - interval '7 days 12 hours', (select payments from listed))",
  },
  {
    ...{ name: "yearly statement of a donor", role: "function_owner" },
    sql: `select private.issue_statement('donor-${DONOR}@example.org', null, date_part('year', now())::integer)`,
  },
  {
    ...{ name: "yearly emails, per donor", perRow: true },
    sql: "select private.send_gift_statements(make_date(date_part('year', now())::integer + 1, 1, 5))",
  },
  { name: "nightly cleanup", sql: "select private.delete_old_donations()" },
  {
    ...{ name: "merge of a donor's accounts", role: "function_owner" },
    sql: `select private.move_gifts(${uuidOf(`'donor${DONOR + 1}'`)}, ${uuidOf(`'donor${LARGEST_DONOR}'`)})`,
  },
  {
    ...{ name: "erasure of a donor", role: "service_role" },
    sql: `select public.erase_rows(${uuidOf(`'donor${DONOR + 3}'`)}, 'donor-${DONOR + 3}@example.org')`,
  },
  {
    ...{ name: "data export of a donor", role: "service_role" },
    sql: `select public.export_chapters(${uuidOf(`'donor${DONOR + 3}'`)}, 'donor-${DONOR + 3}@example.org')`,
  },
]

/** The id that the rows have by `uuidOf`. */
function idOf(text: string) {
  const hash = createHash("md5").update(text).digest("hex")
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, "$1-$2-4$3-8$4-")
}
