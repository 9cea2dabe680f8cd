import type { SupabaseDb } from "#app/lib/supabase/types.ts"

const DAY_MS = 86_400_000

/** An event with the dates whose links may still work, and their links and numbers; null if there is none. */
export async function eventForCheckIn(db: SupabaseDb, slug: string, now = Date.now()) {
  const { data } = await db
    .from("events")
    .select(
      "id, slug, title, time_zone, event_dates (id, starts_at, ends_at, canceled_at, check_in_links (id, label, last_used_at, revoked_at))",
    )
    .eq("slug", slug)
    .gte("event_dates.ends_at", new Date(now - DAY_MS).toISOString())
    .order("starts_at", { referencedTable: "event_dates" })
    .limit(10, { referencedTable: "event_dates" })
    .maybeSingle()
    .throwOnError()
  if (!data) return null
  const dates = data.event_dates.filter(({ canceled_at }) => canceled_at === null)
  return { ...data, event_dates: await Promise.all(dates.map(date => withNumbers(db, date))) }
}

async function withNumbers<Row extends { id: string }>(db: SupabaseDb, date: Row) {
  const [totals, kits] = await Promise.all([
    db.rpc("check_in_totals", { date: date.id }).throwOnError(),
    db.rpc("kits_handed_out", { date: date.id }).throwOnError(),
  ])
  return { ...date, ...totals.data[0]!, kits: kits.data }
}

export type DateForStaff = NonNullable<Awaited<ReturnType<typeof eventForCheckIn>>>["event_dates"][number]

export async function createLink(db: SupabaseDb, date: string, label: string) {
  return (await db.rpc("create_check_in_link", { date, label }).throwOnError()).data[0]!
}

export async function revokeLink(db: SupabaseDb, link: string) {
  return (await db.rpc("revoke_check_in_link", { link }).throwOnError()).data
}
