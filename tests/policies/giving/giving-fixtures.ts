import type { Database } from "#app/lib/supabase/database.types.ts"
import type { TestBackend } from "#tests/support/backend.ts"

type Functions = Database["public"]["Functions"]
type Event = Functions["apply_payment_event"]["Args"]
type Form = Functions["start_donation"]["Args"]

interface Plan {
  status: string
  next_charge_at: Date
  retry_at: Date | null
  months: number
}

/** The kept totals of donors that differ from the sums of their receipts. */
export const WRONG_GIFT_YEARS = `
  with summed as (
    select d.donor, date_part('year', r.received_on)::integer as year, r.is_live, sum(r.amount_cents)::bigint as cents,
      count(*)::integer as gifts
    from public.receipts r cross join lateral (values (r.user_id::text), (lower(r.donor_email))) as d (donor)
    where d.donor is not null and r.amount_cents > 0 and r.thing is null
      and not exists (select from public.receipts n where n.replaces = r.number)
    group by 1, 2, 3)
  (table private.gift_year_totals except table summed) union all (table summed except table private.gift_year_totals)`

const LIVE = { is_live: false, currency: "usd" }

/** Starts gifts and delivers events of the payment provider. */
export function giving({ visitor, admin, member, sql }: TestBackend) {
  let events = 0

  /** A gift whose checkout has started. */
  async function gift({ gift_cents = 3000, frequency = "once", ...more }: Partial<Form> = {}) {
    const email = `${crypto.randomUUID()}@example.org`
    const form = {
      ...{ gift_cents, frequency, covers_fee: false, name: "Ana Reyes", email },
      ...{ visibility: "full-name" as const, ...more },
    }
    const { data } = await visitor.rpc("start_donation", form).throwOnError()
    const id = data.donation!
    await admin
      .rpc("record_checkout", { donation: id, checkout_id: `cs_${id}`, is_live: false })
      .throwOnError()
    return { id, email }
  }

  /** A repeating gift whose first charge is paid. */
  async function monthlyGift(form: Partial<Form> = {}) {
    const { id, email } = await gift({ frequency: "monthly", ...form })
    const [row] = await sql<{ subscription: string; total: number }>(
      "select subscription_id as subscription, total_cents as total from public.donations where id = $1",
      [id],
    )
    const { subscription, total } = row!
    const paid = { donation: id, subscription, provider_subscription: `sub_${id}`, amount_cents: total }
    await deliver({ kind: "paid", ...paid, occurred_at: new Date(Date.now() - 60_000).toISOString() })
    return { id, email, subscription }
  }

  /** A new link to the gifts of an address, as its email has it. */
  async function keyFor(email: string) {
    const [row] = await sql<{ key: string }>("select private.new_gift_link($1, interval '1 hour') as key", [
      email,
    ])
    return row!.key
  }

  async function planOf(subscription: string) {
    const [row] = await sql<Plan>(
      `select gift_cents, fee_cents, frequency, status, next_charge_at, retry_at, failed_charges,
         paused_at is not null as is_paused,
         (date_part('year', next_charge_at) * 12 + date_part('month', next_charge_at))::int as months
       from public.subscriptions where id = $1`,
      [subscription],
    )
    return row!
  }

  async function deliver(event: Partial<Event> & Pick<Event, "kind">) {
    const id = `evt_${++events}`
    const sent = { id, occurred_at: "2026-03-01T12:00:00Z", ...LIVE, ...event }
    return (await admin.rpc("apply_payment_event", sent).throwOnError()).data
  }

  async function statusOf(id: string) {
    const [row] = await sql<{ status: string; refunded_cents: number }>(
      "select status, refunded_cents from public.donations where id = $1",
      [id],
    )
    return row
  }

  async function receiptsOf(id: string) {
    const rows = await sql<{ number: number; amount_cents: number; replaces: number | null }>(
      "select number, amount_cents, replaces from public.receipts where donation_id = $1 order by number",
      [id],
    )
    return rows
  }

  async function emailsTo(address: string) {
    const rows = await sql<{ message: string }>(
      "select message from private.email_outbox where to_address = $1 order by created_at, message",
      [address],
    )
    return rows.map(({ message }) => message)
  }

  /** A client of someone with this role and a second factor. */
  async function staff(role: Database["public"]["Enums"]["app_role"]) {
    const [user] = await sql<{ id: string }>(
      "insert into auth.users (id, email, email_confirmed_at) values (gen_random_uuid(), gen_random_uuid() || '@example.org', now()) returning id",
    )
    await sql("insert into public.user_roles (user_id, role) values ($1, $2)", [user!.id, role])
    return member({ sub: user!.id, aal: "aal2" })
  }

  return { gift, monthlyGift, keyFor, planOf, deliver, staff, statusOf, receiptsOf, emailsTo }
}
