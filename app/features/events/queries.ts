import { PICTURE_COLUMNS } from "#app/lib/pictures/picture.ts"
import { filesOf, idsOfFile, SURPLUS_ROW } from "#app/lib/seo/sitemap.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { shiftMonth } from "./calendar-weeks.ts"
import type { Filters } from "./filters.ts"
import { SEAT_COLUMNS } from "./seats.ts"

/** Cached pages depend on events only: taken seats reach open pages by realtime. */
export const EVENT_TABLES = ["events", "chapters", "pictures"]

const EVENT_COLUMNS =
  "id, slug, kind, status, title, summary, format, place, street, city, state, time_zone, poster_art, poster_color, features, needs_registration, recap, people_trained, kits_given, chapters (slug, name)" as const
const DATE_COLUMNS = `id, starts_at, ends_at, canceled_at, sequence, ${SEAT_COLUMNS}` as const

const PAGE_SIZE = 60
const FEED_SIZE = 500

/**
 * Dates with their events that match the filters: upcoming ones the first first, past ones the latest first. Near a
 * state, its own dates come before online ones.
 */
export async function listedDates(db: SupabaseDb, filters: Filters, now: string, size = PAGE_SIZE) {
  if (filters.near === "") return (await dateRows(db, filters, now, size).throwOnError()).data
  const [inState, online] = await Promise.all([
    dateRows(db, filters, now, size).eq("state", filters.near).throwOnError(),
    dateRows(db, filters, now, size).is("state", null).throwOnError(),
  ])
  return [...inState.data, ...online.data]
}

/** Upcoming dates of everywhere, those of the visitor's state first. */
export async function datesFrom(
  db: SupabaseDb,
  state: string,
  filters: Filters,
  now: string,
  size = PAGE_SIZE,
) {
  const [inState, elsewhere] = await Promise.all([
    dateRows(db, filters, now, size).eq("state", state).throwOnError(),
    dateRows(db, filters, now, size).or(`state.is.null,state.neq."${state}"`).throwOnError(),
  ])
  return [...inState.data, ...elsewhere.data].slice(0, size)
}

function dateRows(db: SupabaseDb, filters: Filters, now: string, size: number) {
  const { isPast, month } = filters
  let query = db
    .from("event_dates")
    .select(`${DATE_COLUMNS}, events!inner (${EVENT_COLUMNS})`)
    .neq("events.status", "draft")
    .order("starts_at", { ascending: !isPast })
    .order("id")
    .limit(month ? FEED_SIZE : size)
  // The start bounds what is read from the index, since no date is longer than two weeks.
  if (month) query = query.gte("starts_at", `${month}-01`).lt("starts_at", `${shiftMonth(month, 1)}-02`)
  else if (isPast) query = query.lte("ends_at", now).lte("starts_at", now)
  else query = query.gt("ends_at", now).gt("starts_at", twoWeeksBefore(now))
  if (filters.kind) query = query.eq("events.kind", filters.kind)
  if (filters.state) query = query.eq("state", filters.state)
  if (filters.formats.length > 0) query = query.in("events.format", filters.formats)
  if (filters.features.length > 0) query = query.contains("events.features", filters.features)
  if (filters.chapter)
    query = query.eq("events.chapters.slug", filters.chapter).not("events.chapters", "is", null)
  return query
}

function twoWeeksBefore(now: string) {
  return new Date(Date.parse(now) - 14 * 86_400_000).toISOString()
}

export type ListedDate = Awaited<ReturnType<typeof listedDates>>[number]

/** The next three dates of every active chapter, the earliest first. */
export async function nextChapterDates(db: SupabaseDb): Promise<ListedDate[]> {
  const { data } = await db
    .rpc("next_chapter_dates")
    .select(`${DATE_COLUMNS}, events!inner (${EVENT_COLUMNS})`)
    .order("starts_at")
    .order("id")
    .throwOnError()
  return data
}

/** A published or canceled event with all its dates, or null. */
export async function eventBySlug(db: SupabaseDb, slug: string) {
  const { data } = await db
    .from("events")
    .select(
      `${EVENT_COLUMNS}, description, directions, questions, line_up, take_home, series_rule, series_start, series_skips, pictures (${PICTURE_COLUMNS}), event_dates (${DATE_COLUMNS})`,
    )
    .eq("slug", slug)
    .neq("status", "draft")
    .order("starts_at", { referencedTable: "event_dates" })
    .maybeSingle()
    .throwOnError()
  return data
}

export type EventRow = NonNullable<Awaited<ReturnType<typeof eventBySlug>>>

/** The addresses of public events, one file of the sitemap at a time. */
export async function eventPaths(db: SupabaseDb, file: string) {
  const { data: rows } = await eventsOfFile(db, file).throwOnError()
  return rows.map(({ slug, updated_at }) => ({ path: `/events/${slug}`, updated_at }))
}

/** The files of the sitemap that all events need. */
export async function eventFiles(db: SupabaseDb) {
  const { data } = await eventsOfFile(db, "")
    .range(...SURPLUS_ROW)
    .throwOnError()
  return filesOf(data[0]?.id)
}

function eventsOfFile(db: SupabaseDb, file: string) {
  const [first, last] = idsOfFile(file)
  const events = db.from("events").select("id, slug, updated_at").neq("status", "draft")
  return events.gte("id", first).lte("id", last).order("id")
}

/** The current numbers of some dates, after a lost connection. */
export async function seatNumbers(db: SupabaseDb, dates: string[]) {
  const { data } = await db.from("event_dates").select(`id, ${SEAT_COLUMNS}`).in("id", dates).throwOnError()
  return data
}

/** The member's registrations for some dates. */
export async function ownRegistrations(db: SupabaseDb, member: string, dates: string[]) {
  const { data } = await db
    .from("event_registrations")
    .select("id, date_id, status, permission_slips (is_allowed)")
    .eq("user_id", member)
    .in("date_id", dates)
    .not("status", "in", "(canceled,expired)")
    .throwOnError()
  return data
}

export async function chapterNames(db: SupabaseDb) {
  const { data } = await db.from("chapters").select("slug, name").order("name").throwOnError()
  return data
}
