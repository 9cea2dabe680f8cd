import { isUuid } from "#app/lib/format/uuid.ts"
import { parseForm } from "#app/lib/forms/parse-form.ts"
import type { StaffActionArgs, StaffOutcome } from "#app/lib/staff/define-staff-list.ts"
import { dateSchema, joinSchema, reasonSchema } from "./date-schema.ts"
import { errorsFor, type Outcome, withoutNull } from "./outcomes.ts"

/** The forms of one date. The database checks who may, and tells the people who registered. */
export function changeDate(args: StaffActionArgs): Promise<StaffOutcome> {
  const [date = ""] = args.ids
  if (!isUuid(date)) return Promise.resolve("not-found")
  switch (args.intent) {
    case "move":
      return moveDate(args, date)
    case "join-link":
      return setJoinLink(args, date)
    case "cancel":
      return cancelDate(args, date)
    default:
      return Promise.resolve("not-found")
  }
}

async function moveDate({ db, form }: StaffActionArgs, date: string): Promise<StaffOutcome> {
  const parsed = parseForm(dateSchema, form)
  if (!parsed.ok) return { errors: parsed.errors }
  const { starts, minutes, ...seats } = parsed.value
  const { data } = await db
    .rpc("move_event_date", { date, starts, minutes, ...withoutNull(seats) })
    .throwOnError()
  return answer(data, "moved")
}

async function setJoinLink({ db, form }: StaffActionArgs, date: string): Promise<StaffOutcome> {
  const parsed = parseForm(joinSchema, form)
  if (!parsed.ok) return { errors: parsed.errors }
  const { data } = await db.rpc("set_join_link", { date, ...parsed.value }).throwOnError()
  return answer(data, "saved")
}

async function cancelDate({ db, form }: StaffActionArgs, date: string): Promise<StaffOutcome> {
  const parsed = parseForm(reasonSchema, form)
  if (!parsed.ok) return { errors: parsed.errors }
  const { data } = await db.rpc("cancel_event_date", { date, ...parsed.value }).throwOnError()
  // Someone else canceled it a moment ago.
  return data === "unknown" ? { done: "too-late" } : answer(data, "canceled")
}

function answer(outcome: Outcome, done: string): StaffOutcome {
  if (outcome === "saved") return { done }
  if (outcome === "saved-first-time") return { done: outcome }
  return outcome === "not-allowed" || outcome === "unknown" ? "not-found" : { errors: errorsFor(outcome) }
}
