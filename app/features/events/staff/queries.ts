import { isUuid } from "#app/lib/format/uuid.ts"
import type { ListState } from "#app/lib/staff/define-staff-list.ts"
import type { DbEnum, SupabaseDb } from "#app/lib/supabase/types.ts"
import { wallClock } from "#supabase/functions/_shared/messages/calendar/zoned-time.ts"

export const NEW_EVENT = "new"

/** Staff look at the drafts long before there are as many. */
const DRAFTS_COUNTED = 100

const DATE_COLUMNS =
  "id, starts_at, ends_at, occurrence, canceled_at, room_capacity, online_capacity, room_taken, online_taken, room_waiting, online_waiting"

/** A page of the events that the caller may edit: all for event staff, those of their chapter for leads. */
export function managedEventRows(db: SupabaseDb, state: ListState, now: string, limit: number) {
  return db
    .rpc("managed_events", {
      status: state.view === "all" ? undefined : (state.view as DbEnum<"event_status">),
      title: state.search || undefined,
      after_created: state.after?.at,
      after_id: state.after?.id,
      up_to: limit,
    })
    .select(
      "id, slug, title, kind, format, status, city, state, time_zone, created_at, chapters (name), event_dates (starts_at)",
    )
    .gte("event_dates.ends_at", now)
    .is("event_dates.canceled_at", null)
    .order("starts_at", { referencedTable: "event_dates" })
    .limit(1, { referencedTable: "event_dates" })
}

export type EventRow = Awaited<ReturnType<typeof managedEventRows>>["data"] extends (infer Row)[] | null
  ? Row
  : never

// The browser loads this module with the list, but never reads an event, so it does not load zod or the pictures.
function schemas() {
  return import("../schema.ts")
}

async function choicesFor(db: SupabaseDb, picture: string | null, query?: URLSearchParams) {
  const { pictureChoices } = await import("#app/lib/pictures/choices.ts")
  return pictureChoices(db, picture, query)
}

/** One event with its dates, or an empty form for a new one. */
export async function eventForStaff(db: SupabaseDb, id: string, query?: URLSearchParams) {
  if (id === NEW_EVENT)
    return { event: null, chapters: await chaptersForEvents(db), toTell: 0, pictures: null }
  if (!isUuid(id)) return null
  const [{ data: event }, chapters, toTell] = await Promise.all([
    db
      .rpc("managed_event", { event: id })
      .select(`*, event_dates (${DATE_COLUMNS})`)
      .order("starts_at", { referencedTable: "event_dates" })
      .maybeSingle()
      .throwOnError(),
    chaptersForEvents(db),
    peopleToTell(db, id),
  ])
  if (!event) return null
  const { questions, line_up, take_home } = event
  const { questionsSchema, lineUpSchema, takeHomeSchema } = await schemas()
  return {
    event: {
      ...event,
      questions: questionsSchema.parse(questions),
      line_up: lineUpSchema.parse(line_up),
      take_home: takeHomeSchema.parse(take_home),
      series: await seriesOf(event),
    },
    chapters,
    toTell,
    pictures: await choicesFor(db, event.picture_id, query),
  }
}

interface StoredSeries {
  series_rule: string | null
  series_start: string | null
  series_minutes: number | null
  series_skips: string[]
}

/** The repeating dates in words and as the fields of the form; null for an event without. */
async function seriesOf({ series_rule, series_start, series_minutes, series_skips }: StoredSeries) {
  if (series_rule === null || series_start === null || series_minutes === null) return null
  const [{ readRule }, { seriesText }] = await Promise.all([
    import("../series-rule.ts"),
    import("../series-text.ts"),
  ])
  const { end, ...rule } = readRule(series_rule)
  // The zone only keeps the arithmetic apart from the zone of the server.
  const start = Date.parse(`${series_start}Z`)
  const clock = (at: number) => wallClock(new Date(at).toISOString(), "UTC")
  return {
    ...rule,
    until: "until" in end ? end.until : null,
    count: "count" in end ? end.count : null,
    start: clock(start),
    end: clock(start + series_minutes * 60_000),
    text: seriesText(series_rule, series_start, series_skips),
  }
}

export type EventDetail = NonNullable<Awaited<ReturnType<typeof eventForStaff>>>
export type StaffEvent = NonNullable<EventDetail["event"]>
export type StaffDate = StaffEvent["event_dates"][number]

/** The chapters an event may belong to. Only event staff may leave it empty. */
async function chaptersForEvents(db: SupabaseDb) {
  const { data: isEventStaff } = await db.rpc("is_staff", { roles: ["events"] }).throwOnError()
  const rows = isEventStaff
    ? db.from("chapters").select("id, name")
    : db.rpc("managed_chapters").select("id, name")
  const { data } = await rows.order("name").throwOnError()
  return { isOptional: isEventStaff, options: data.map(({ id, name }) => ({ value: id, label: name })) }
}

/** How many people get an email when the date, or the whole event, is canceled. */
async function peopleToTell(db: SupabaseDb, event: string, date?: string) {
  return (await db.rpc("people_to_tell", { event, date }).throwOnError()).data
}

/** One date of an event with its link and everyone who registered, in order. */
export async function dateForStaff(db: SupabaseDb, event: string, id: string) {
  if (!isUuid(event) || !isUuid(id)) return null
  const [{ data: found }, { data: link }, toTell] = await Promise.all([
    db
      .rpc("managed_event", { event })
      .select(`id, title, slug, format, time_zone, questions, event_dates!inner (${DATE_COLUMNS})`)
      .eq("event_dates.id", id)
      .maybeSingle()
      .throwOnError(),
    db.from("event_join_links").select("url, instructions").eq("date_id", id).maybeSingle().throwOnError(),
    peopleToTell(db, event, id),
  ])
  if (!found) return null
  const { event_dates, questions, ...about } = found
  const { questionsSchema } = await schemas()
  return {
    event: { ...about, questions: questionsSchema.parse(questions) },
    date: event_dates[0]!,
    link,
    toTell,
  }
}

export type DateDetail = NonNullable<Awaited<ReturnType<typeof dateForStaff>>>

/** Who registered for a date, in the order of the waiting list. */
export function registrationRows(db: SupabaseDb, date: string, view: string) {
  const rows = db
    .from("event_registrations")
    .select("id, number, name, email, channel, status, party_size, answers, created_at")
    .eq("date_id", date)
  if (view === "waiting") return rows.in("status", ["waiting", "offered"])
  if (view === "canceled") return rows.in("status", ["canceled", "expired", "released"])
  return rows.in("status", ["confirmed", "awaiting-permission"])
}

export type RegistrationRow = Awaited<ReturnType<typeof registrationRows>>["data"] extends
  | (infer Row)[]
  | null
  ? Row
  : never

export async function draftCount(db: SupabaseDb) {
  const { data } = await db
    .rpc("managed_events", { status: "draft", up_to: DRAFTS_COUNTED })
    .select("id")
    .throwOnError()
  return data.length
}
