import { isUuid } from "#app/lib/format/uuid.ts"
import { parseForm } from "#app/lib/forms/parse-form.ts"
import { choosePicture } from "#app/lib/pictures/add-picture.server.ts"
import type { StaffActionArgs, StaffOutcome } from "#app/lib/staff/define-staff-list.ts"
import type { Json } from "#app/lib/supabase/database.types.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { dateSchema, reasonSchema } from "./date-schema.ts"
import { readLineUp, readQuestions, readTakeHome } from "./event-lists.ts"
import { errorsFor, withoutNull } from "./outcomes.ts"
import { NEW_EVENT } from "./queries.ts"
import { eventSchema, slugOf } from "./schema.ts"
import { saveSeries } from "./series-actions.server.ts"

/** The forms of an event. The database checks who may. */
export function changeEvent(args: StaffActionArgs): Promise<StaffOutcome> {
  const [event = ""] = args.ids
  if (event === NEW_EVENT && args.intent === "create") return saveEvent(args, null)
  if (!isUuid(event)) return Promise.resolve("not-found")
  switch (args.intent) {
    case "save":
      return saveEvent(args, event)
    case "status":
      return setStatus(args, event)
    case "add-dates":
      return addDates(args, event)
    case "series":
      return saveSeries(args, event)
    case "cancel":
      return cancelEvent(args, event)
    case "picture":
      return changePicture(args, event)
    default:
      return Promise.resolve("not-found")
  }
}

async function saveEvent({ db, form }: StaffActionArgs, event: string | null): Promise<StaffOutcome> {
  const parsed = parseForm(eventSchema, form)
  const errors: Record<string, string> = {}
  const lists = {
    questions: readQuestions(form, errors),
    line_up: readLineUp(form, errors),
    take_home: readTakeHome(form, errors),
  }
  if (!parsed.ok || Object.keys(errors).length > 0) {
    return { errors: { ...(parsed.ok ? {} : parsed.errors), ...errors } }
  }
  const slug = parsed.value.slug || slugOf(parsed.value.title)
  const saved = await save(db, event, { ...parsed.value, ...lists, slug })
  if (saved.outcome !== "saved") return { errors: errorsFor(saved.outcome) }
  return event ? { done: "saved" } : { done: "created", id: saved.event! }
}

async function save(db: SupabaseDb, event: string | null, details: Json) {
  // The generated types have no null for arguments.
  const { data } = await db
    .rpc("save_event", { event: event as string, details })
    .single()
    .throwOnError()
  return data
}

async function setStatus({ db, form }: StaffActionArgs, event: string): Promise<StaffOutcome> {
  const status = form.get("status") === "published" ? "published" : "draft"
  const { outcome } = await save(db, event, { status })
  if (outcome === "saved") return { done: status === "published" ? "published" : "hidden" }
  if (outcome === "invalid") return { errors: { form: "People have registered, so the event stays public." } }
  return { errors: errorsFor(outcome) }
}

async function addDates({ db, form }: StaffActionArgs, event: string): Promise<StaffOutcome> {
  const parsed = parseForm(dateSchema, form)
  if (!parsed.ok) return { errors: parsed.errors }
  const { starts, minutes, ...seats } = parsed.value
  const { data } = await db
    .rpc("add_event_dates", { event, starts: [starts], minutes, ...withoutNull(seats) })
    .throwOnError()
  if (data === "saved-first-time") return { done: data }
  return data === "saved" ? { done: "added" } : { errors: errorsFor(data) }
}

async function cancelEvent({ db, form }: StaffActionArgs, event: string): Promise<StaffOutcome> {
  const parsed = parseForm(reasonSchema, form)
  if (!parsed.ok) return { errors: parsed.errors }
  const { data } = await db.rpc("cancel_event", { event, ...parsed.value }).throwOnError()
  if (data === "too-late") return { done: data }
  return data === "saved" ? { done: "canceled" } : { errors: errorsFor(data) }
}

function changePicture(args: StaffActionArgs, event: string) {
  return choosePicture(args, async picture => {
    // The generated types have no null for arguments.
    const chosen = { event, picture: picture as string }
    return (await args.db.rpc("set_event_picture", chosen).throwOnError()).data
  })
}
