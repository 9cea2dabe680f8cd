import type { SupabaseDb } from "#app/lib/supabase/types.ts"

// The module of isUuid would be one more file for the browser, which loads these queries with the list.
export const RAFFLE_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const COLUMNS = "id, slug, title, state, opens_at, closes_at, draws_at, time_zone, entry_count, published_at"

/** All raffles for the staff list; the view decides which. */
export function raffleRows(db: SupabaseDb, view: string) {
  if (view === "prizes") return db.rpc("raffles_with_claimed_prizes").select(COLUMNS)
  const rows = db.from("raffles").select(COLUMNS)
  if (view === "drafts") return rows.is("published_at", null)
  return view === "canceled" ? rows.not("canceled_at", "is", null) : rows
}

/** Null for unknown and malformed ids alike. */
export async function raffleForStaff(db: SupabaseDb, id: string, query?: URLSearchParams) {
  if (!RAFFLE_ID.test(id)) return null
  const [{ data: raffle }, { data: winners }, { data: entries }, { data: contacts }] = await Promise.all([
    db.from("raffles").select("*, state").eq("id", id).maybeSingle().throwOnError(),
    db
      .from("raffle_winners")
      .select(
        "id, place, number, called_at, claim_by, claimed_at, passed_at, verified_at, handed_over_at, handover_note",
      )
      .eq("raffle_id", id)
      .order("place")
      .throwOnError(),
    db
      .from("raffle_entries")
      .select("id, number, source, entered_at, card_name, card_contact")
      .eq("raffle_id", id)
      .order("number", { ascending: false })
      .limit(20)
      .throwOnError(),
    db.rpc("winner_contacts", { raffle: id }).throwOnError(),
  ])
  const { data: cards } = await db
    .from("raffle_entries")
    .select("number")
    .eq("raffle_id", id)
    .eq("source", "mail-in")
    .in(
      "number",
      winners.map(({ number }) => number),
    )
    .throwOnError()
  const mailed = new Set(cards.map(({ number }) => number))
  if (!raffle) return null
  // Only the server runs it, and the browser loads these queries with the list.
  const { pictureChoices } = await import("#app/lib/pictures/choices.ts")
  return {
    ...raffle,
    entries,
    winners: winners.map(winner => ({
      ...winner,
      isCard: mailed.has(winner.number),
      contact: contacts.find(({ number }) => number === winner.number),
    })),
    pictures: await pictureChoices(db, raffle.picture_id, query),
  }
}

export type StaffRaffle = NonNullable<Awaited<ReturnType<typeof raffleForStaff>>>

/** Winners that wait for staff: claimed and not handed over. */
export async function waitingPrizeCount(db: SupabaseDb) {
  const { count } = await db
    .from("raffle_winners")
    .select("id", { count: "exact", head: true })
    .not("claimed_at", "is", null)
    .is("handed_over_at", null)
    .is("passed_at", null)
    .throwOnError()
  return count ?? 0
}
