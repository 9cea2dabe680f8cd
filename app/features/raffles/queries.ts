import { PICTURE_COLUMNS } from "#app/lib/pictures/picture.ts"
import { type ListPages, pageAfter } from "#app/lib/seo/list-pages.ts"
import { everyRow, REST_LIMIT } from "#app/lib/supabase/every-row.ts"
import type { DbEnum, SupabaseDb } from "#app/lib/supabase/types.ts"

const COLUMNS =
  `id, slug, title, prize, prize_value, opens_at, closes_at, draws_at, time_zone, min_age, states, sources, entry_limit, claim_days, winner_count, method, beacon_round, commitment, rules_hash, frozen_at, entry_count, cancel_reason, state, reminds_of, changes_at, rules_text, pictures(${PICTURE_COLUMNS})` as const

/** Entries change none of them: their number is in raffle_counts, and open browsers read it again. */
export const RAFFLE_TABLES = ["raffles", "site_settings", "pictures"]

const LISTED_COLUMNS =
  "id, slug, title, prize, opens_at, closes_at, time_zone, entry_count, state, changes_at"

/** Raffles that are open or open later, the first to close first. */
async function currentRaffles(db: SupabaseDb) {
  const { data } = await db
    .from("raffles")
    .select(LISTED_COLUMNS)
    .not("published_at", "is", null)
    .is("canceled_at", null)
    .gt("closes_at", new Date().toISOString())
    .order("closes_at")
    .order("id")
    .limit(50)
    .throwOnError()
  return data
}

export type ListedRaffle = Awaited<ReturnType<typeof currentRaffles>>[number]

const PAST_PAGE = 8

interface PastRaffle {
  id: string
  slug: string
  closes_at: string
}

/** A page of raffles that closed or were canceled, newest first, and the addresses of this page and those around it. */
async function pastRaffles(db: SupabaseDb, before?: PastRaffle) {
  let query = endedRaffles(db)
  if (before) {
    const { id, closes_at } = before
    query = query
      .lte("closes_at", closes_at)
      .or(`closes_at.lt."${closes_at}",and(closes_at.eq."${closes_at}",id.lt.${id})`)
  }
  const [{ data }, newer] = await Promise.all([
    query
      .order("closes_at", { ascending: false })
      .order("id", { ascending: false })
      .limit(PAST_PAGE + 1)
      .throwOnError(),
    before ? newerPage(db, before) : null,
  ])
  const past = data.slice(0, PAST_PAGE)
  const older = data.length > PAST_PAGE ? pageAfter(past.at(-1)?.slug) : null
  return { past, pages: { current: pageAfter(before?.slug), newer, older } satisfies ListPages }
}

function endedRaffles(db: SupabaseDb) {
  return db
    .from("raffles")
    .select(LISTED_COLUMNS)
    .not("published_at", "is", null)
    .or(`closes_at.lte.${new Date().toISOString()},canceled_at.not.is.null`)
}

/** The address of the page that ends with a raffle. */
async function newerPage(db: SupabaseDb, { id, closes_at }: PastRaffle) {
  const { data } = await endedRaffles(db)
    .gte("closes_at", closes_at)
    .or(`closes_at.gt."${closes_at}",id.gte.${id}`)
    .order("closes_at")
    .order("id")
    .range(PAST_PAGE, PAST_PAGE)
    .throwOnError()
  return pageAfter(data[0]?.slug)
}

/** What `/raffles` shows first. */
export async function raffleLists(db: SupabaseDb) {
  const [current, newest] = await Promise.all([currentRaffles(db), pastRaffles(db)])
  return { current, newest }
}

/** The page of the archive after the raffle with this slug; null if there is no such raffle. */
export async function archivePage(db: SupabaseDb, slug: string) {
  const { data } = await db
    .from("raffles")
    .select("id, slug, closes_at")
    .eq("slug", slug)
    .maybeSingle()
    .throwOnError()
  return data && pastRaffles(db, data)
}

/** The addresses of published raffles, for the sitemap. */
export async function raffleSlugs(db: SupabaseDb) {
  const rows = await everyRow(
    after =>
      db
        .from("raffles")
        .select("slug, updated_at")
        .not("published_at", "is", null)
        .gt("slug", after)
        .order("slug")
        .limit(REST_LIMIT)
        .throwOnError(),
    ({ slug }) => slug,
  )
  return rows.map(({ slug, updated_at }) => ({ path: `/raffles/${slug}`, updated_at }))
}

/** Null for unknown raffles and for drafts of others. */
export async function raffleBySlug(db: SupabaseDb, slug: string) {
  const { data } = await db.from("raffles").select(COLUMNS).eq("slug", slug).maybeSingle().throwOnError()
  // The type of a computed field always includes null.
  return data && { ...data, entry_count: data.entry_count ?? 0 }
}

export type Raffle = NonNullable<Awaited<ReturnType<typeof raffleBySlug>>>

/** The published draw without its long lists; null before the raffle is sealed. */
export async function drawSummary(db: SupabaseDb, raffle: string) {
  const { data } = await db
    .from("raffle_draws")
    .select("sealed_at, root, drawn_at, signature, revealed, value, seed")
    .eq("raffle_id", raffle)
    .maybeSingle()
    .throwOnError()
  return data
}

export type Draw = NonNullable<Awaited<ReturnType<typeof drawSummary>>>

/** What a browser with a cached page reads again. */
export async function raffleNow(db: SupabaseDb, id: string) {
  const { data } = await db.from("raffles").select("state, entry_count").eq("id", id).single().throwOnError()
  return data
}

export async function sealedList(db: SupabaseDb, raffle: string) {
  const { data } = await db
    .from("raffle_draws")
    .select("leaves, contributions")
    .eq("raffle_id", raffle)
    .maybeSingle()
    .throwOnError()
  return data
}

export async function winnersOf(db: SupabaseDb, raffle: string) {
  const { data } = await db
    .from("raffle_winners")
    .select(
      "place, number, called_at, claim_by, claimed_at, passed_at, handed_over_at, handover_note, public_name, public_state",
    )
    .eq("raffle_id", raffle)
    .order("place")
    .throwOnError()
  return data
}

export type Winner = Awaited<ReturnType<typeof winnersOf>>[number]

/** Claimed prizes of all raffles, newest first. */
export async function pastWinners(db: SupabaseDb) {
  const { data } = await db
    .from("raffle_winners")
    .select("id, number, public_name, public_state, drawn_at, raffles(slug, title)")
    .not("claimed_at", "is", null)
    .is("passed_at", null)
    .order("drawn_at", { ascending: false })
    .order("id")
    .limit(8)
    .throwOnError()
  return data
}

export type PastWinner = Awaited<ReturnType<typeof pastWinners>>[number]

export async function ownTickets(db: SupabaseDb, raffle: string, member: string) {
  const { data } = await db
    .from("raffle_entries")
    .select("number, code, source, contribution, entered_at")
    .eq("raffle_id", raffle)
    .eq("user_id", member)
    .order("number")
    .throwOnError()
  return data
}

export type OwnTicket = Awaited<ReturnType<typeof ownTickets>>[number]

/** The next raffle that opens, for people who missed this one. */
export async function nextRaffle(db: SupabaseDb) {
  const { data } = await db
    .from("raffles")
    .select("slug, title, opens_at, time_zone")
    .not("published_at", "is", null)
    .is("canceled_at", null)
    .gt("opens_at", new Date().toISOString())
    .order("opens_at")
    .limit(1)
    .maybeSingle()
    .throwOnError()
  return data
}

/** What the member wants to be reminded of. */
export async function ownReminders(db: SupabaseDb, raffle: string) {
  const { data } = await db.from("raffle_reminders").select("moment").eq("raffle_id", raffle).throwOnError()
  return data.map(({ moment }) => moment)
}

/** Null for tickets of others, which event staff could read. */
export async function ownTicket(db: SupabaseDb, slug: string, member: string, number: number) {
  const { data } = await db
    .from("raffle_entries")
    .select("number, code, source, contribution, entered_at, raffles!inner()")
    .eq("raffles.slug", slug)
    .eq("user_id", member)
    .eq("number", number)
    .maybeSingle()
    .throwOnError()
  return data
}

/** Why the member cannot enter; null if they can. */
export async function entryObstacle(
  db: SupabaseDb,
  slug: string,
): Promise<DbEnum<"raffle_entry_outcome"> | null> {
  const { data } = await db.rpc("raffle_eligibility", { slug }).throwOnError()
  return data
}

/** The tickets of a learner in all raffles, newest first, for the guardian's page. */
export async function ticketsOfMember(db: SupabaseDb, member: string): Promise<MemberTicket[]> {
  const { data } = await db
    .from("raffle_entries")
    .select("id, number, raffles(slug, title, state, draws_at, time_zone)")
    .eq("user_id", member)
    .order("entered_at", { ascending: false })
    .limit(12)
    .throwOnError()
  return data
}

export interface MemberTicket {
  id: string
  number: number
  raffles: {
    slug: string
    title: string
    draws_at: string
    time_zone: string
    state: DbEnum<"raffle_state"> | null
  }
}
