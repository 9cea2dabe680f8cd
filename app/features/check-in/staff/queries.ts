import type { SupabaseDb } from "#app/lib/supabase/types.ts"

const DAYS_MS = 3 * 86_400_000

/** An event with its dates of the last days and those to come, with their links and numbers; null if there is none. */
export async function eventForCheckIn(db: SupabaseDb, slug: string, now = Date.now()) {
  const { data } = await db
    .from("events")
    .select(
      "id, slug, title, time_zone, event_dates (id, starts_at, ends_at, canceled_at, check_in_refusals (outcome, people, lot, kits, noted_at, check_in_links (label)))",
    )
    .eq("slug", slug)
    .gte("event_dates.ends_at", new Date(now - DAYS_MS).toISOString())
    .order("starts_at", { referencedTable: "event_dates" })
    .order("noted_at", { referencedTable: "event_dates.check_in_refusals" })
    .limit(10, { referencedTable: "event_dates" })
    .maybeSingle()
    .throwOnError()
  if (!data) return null
  const dates = data.event_dates.filter(({ canceled_at }) => canceled_at === null)
  return { ...data, event_dates: await Promise.all(dates.map(date => withNumbers(db, date))) }
}

async function withNumbers<Row extends { id: string }>(db: SupabaseDb, date: Row) {
  const [totals, kits, links] = await Promise.all([
    db.rpc("check_in_totals", { date: date.id }).throwOnError(),
    db.rpc("kits_handed_out", { date: date.id }).throwOnError(),
    db.rpc("check_in_links_of", { date: date.id }).throwOnError(),
  ])
  return { ...date, ...totals.data[0]!, kits: kits.data, links: links.data }
}

export type DateForStaff = NonNullable<Awaited<ReturnType<typeof eventForCheckIn>>>["event_dates"][number]

export async function createLink(db: SupabaseDb, date: string, label: string) {
  return (await db.rpc("create_check_in_link", { date, label }).throwOnError()).data[0]!
}

export async function revokeLink(db: SupabaseDb, link: string) {
  return (await db.rpc("revoke_check_in_link", { link }).throwOnError()).data
}
