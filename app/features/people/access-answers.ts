import { isUuid } from "#app/lib/format/uuid.ts"
import type { DbEnum, SupabaseDb } from "#app/lib/supabase/types.ts"
import { formatZonedTime } from "#supabase/functions/_shared/messages/calendar/zoned-time.ts"
import { ROLES } from "./labels.ts"

type Thing = DbEnum<"access_thing">

const COURSE_THINGS = { course: "The course", test: "The test of", certificate: "The certificate of" }
const DATES = 20

/** What an administrator can ask about, as options of a select field: the thing, and which one of it. */
async function accessThings(db: SupabaseDb) {
  const [courses, dates] = await Promise.all([
    db.from("courses").select("id, title").order("position").throwOnError(),
    db
      .from("event_dates")
      .select("id, starts_at, events!inner(title, time_zone)")
      .gt("ends_at", new Date().toISOString())
      .order("starts_at")
      .limit(DATES)
      .throwOnError(),
  ])
  return [
    ...Object.entries(COURSE_THINGS).flatMap(([thing, words]) =>
      courses.data.map(({ id, title }) => option(`${thing}:${id}`, `${words} “${title}”`)),
    ),
    ...dates.data.map(({ id, starts_at, events }) =>
      option(
        `ticket:${id}`,
        `The ticket for “${events.title}”, ${formatZonedTime(starts_at, events.time_zone)}`,
      ),
    ),
    option("guardian-area:", "The guardian area"),
    option("kit:", "The form for a free kit"),
    ...Object.entries(ROLES).map(([role, label]) => option(`staff-pages:${role}`, `Staff pages: ${label}`)),
  ]
}

function option(value: string, label: string) {
  return { value, label }
}

/** The options, and why the person can or cannot see the one that the URL names. */
export async function accessAnswers(db: SupabaseDb, person: string, wanted: string | null) {
  const things = await accessThings(db)
  const chosen = things.find(({ value }) => value === wanted)
  if (!chosen || !isUuid(person)) return { things, chosen: null, answers: [] }
  const [thing, item] = chosen.value.split(":") as [Thing, string]
  const { data } = await db.rpc("access_answers", { person, thing, item: item || undefined }).throwOnError()
  return { things, chosen, answers: data }
}
