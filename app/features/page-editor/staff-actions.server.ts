import { assertNever } from "#app/lib/assert-never.ts"
import { isUuid } from "#app/lib/format/uuid.ts"
import { parseForm } from "#app/lib/forms/parse-form.ts"
import type { StaffActionArgs, StaffOutcome } from "#app/lib/staff/define-staff-list.ts"
import { reviewSchema, scheduleSchema } from "#app/lib/staff/draft-schemas.ts"
import { inOfficeZone, officeTimeZone } from "#app/lib/staff/office-time.server.ts"
import type { DbEnum, SupabaseDb } from "#app/lib/supabase/types.ts"
import { NOT_ALLOWED, PUBLISH_PROBLEMS } from "./labels.ts"

/** What the forms of the staff page do, each through an SQL function that checks role and rules. */
export async function changePage({
  db,
  intent,
  ids: [page = ""],
  form,
}: StaffActionArgs): Promise<StaffOutcome> {
  if (!isUuid(page)) return "not-found"
  switch (intent) {
    case "start":
      return edited((await db.rpc("start_page_draft", { page }).throwOnError()).data, "started")
    case "discard":
      return edited((await db.rpc("discard_page_draft", { page }).throwOnError()).data, "discarded")
    case "publish":
      return publish(db, page, form)
    case "schedule":
      return schedule(db, page, form)
    case "unschedule":
      return published((await db.rpc("schedule_page", { page }).throwOnError()).data)
    default:
      return review(db, page, intent, form)
  }
}

function edited(outcome: DbEnum<"page_edit_outcome">, done: string): StaffOutcome {
  switch (outcome) {
    case "saved":
      return { done }
    case "unknown":
      return { done: "gone" }
    case "changed-meanwhile":
      return { done: "changed-meanwhile" }
    case "invalid":
      return { errors: { form: "It can’t be saved like this. Check each section." } }
    case "not-allowed":
      return { errors: { form: NOT_ALLOWED } }
    default:
      return assertNever(outcome)
  }
}

const STATES = ["review", "reviewed", "writing"] as const

async function review(db: SupabaseDb, page: string, intent: string, form: FormData): Promise<StaffOutcome> {
  const status = STATES.find(state => state === intent)
  if (!status) return { errors: { form: "Something went wrong with this form. Reload and try again." } }
  const parsed = status === "reviewed" ? parseForm(reviewSchema, form) : null
  if (parsed && !parsed.ok) return { errors: parsed.errors }
  const given = { page, status, ...parsed?.value }
  const { data: outcome } = await db.rpc("review_page_draft", given).throwOnError()
  switch (outcome) {
    case "changed":
      return { done: status }
    case "not-possible":
      return { done: "not-possible" }
    case "invalid":
      return { errors: { reviewed_on: "Choose a day between the last change and today." } }
    case "unchanged":
      return { errors: { form: PUBLISH_PROBLEMS.unchanged } }
    case "unknown":
      return { done: "gone" }
    case "not-allowed":
      return { errors: { form: NOT_ALLOWED } }
    default:
      return assertNever(outcome)
  }
}

async function publish(db: SupabaseDb, page: string, form: FormData): Promise<StaffOutcome> {
  const note = String(form.get("note") ?? "").trim()
  return published((await db.rpc("publish_page", { page, note }).throwOnError()).data)
}

async function schedule(db: SupabaseDb, page: string, form: FormData): Promise<StaffOutcome> {
  const parsed = parseForm(scheduleSchema, form)
  if (!parsed.ok) return { errors: parsed.errors }
  const { note, publish_at } = parsed.value
  const moment = inOfficeZone(publish_at, await officeTimeZone(db))
  return published((await db.rpc("schedule_page", { page, publish_at: moment, note }).throwOnError()).data)
}

function published(outcome: DbEnum<"page_publish_outcome">): StaffOutcome {
  switch (outcome) {
    case "published":
    case "scheduled":
    case "canceled":
      return { done: outcome }
    case "unknown":
      return { done: "gone" }
    case "past":
      return { errors: { publish_at: PUBLISH_PROBLEMS.past } }
    default:
      return { errors: { form: PUBLISH_PROBLEMS[outcome] } }
  }
}
