import { assertNever } from "#app/lib/assert-never.ts"
import { isUuid } from "#app/lib/format/uuid.ts"
import { moveByCommand } from "#app/lib/forms/move-item.ts"
import { parseForm } from "#app/lib/forms/parse-form.ts"
import type { StaffActionArgs, StaffOutcome } from "#app/lib/staff/define-staff-list.ts"
import { reviewSchema, scheduleSchema } from "#app/lib/staff/draft-schemas.ts"
import { inOfficeZone, officeTimeZone } from "#app/lib/staff/office-time.server.ts"
import type { DbEnum, SupabaseDb } from "#app/lib/supabase/types.ts"
import { NOT_ALLOWED, PUBLISH_PROBLEMS } from "./labels.ts"
import { newCourseSchema, newLessonSchema } from "./schema.ts"

/** What the forms of the staff page do, each through an SQL function that checks role and rules. */
export async function changeCourse(args: StaffActionArgs): Promise<StaffOutcome> {
  const { db, intent, form } = args
  if (intent === "create") return createCourse(db, form)
  const course = args.ids[0] ?? ""
  if (!isUuid(course)) return "not-found"
  const part = String(form.get("part") ?? "")
  switch (intent) {
    case "start":
      return edited((await db.rpc("start_course_draft", { course }).throwOnError()).data, "started")
    case "discard":
      return discard(db, course)
    case "order":
      return edited(await orderLessons(db, course, form), "ordered")
    case "remove":
    case "put-back": {
      if (!isUuid(part)) return "not-found"
      const change = { course, part, is_removed: intent === "remove" }
      const { data } = await db.rpc("remove_course_part", change).throwOnError()
      return edited(data, intent === "remove" ? "removed" : "put-back")
    }
    case "add-lesson":
      return addLesson(db, course, form)
    case "publish":
      return publish(db, course, form)
    case "schedule":
      return schedule(db, course, form)
    case "unschedule":
      return published((await db.rpc("schedule_course", { course }).throwOnError()).data)
    default:
      return review(db, course, intent, form)
  }
}

async function createCourse(db: SupabaseDb, form: FormData): Promise<StaffOutcome> {
  const parsed = parseForm(newCourseSchema, form)
  if (!parsed.ok) return { errors: parsed.errors }
  const { data } = await db.rpc("create_course", parsed.value).single().throwOnError()
  const outcome = edited(data.outcome, "created")
  return typeof outcome === "object" && "done" in outcome ? { ...outcome, id: data.course } : outcome
}

/** A course that was never published is gone with its draft. */
async function discard(db: SupabaseDb, course: string): Promise<StaffOutcome> {
  const { data } = await db.rpc("discard_course_draft", { course }).throwOnError()
  const { data: left } = await db.from("courses").select("id").eq("id", course).maybeSingle().throwOnError()
  return data === "saved" && !left ? { done: "deleted", id: null } : edited(data, "discarded")
}

function edited(outcome: DbEnum<"course_edit_outcome">, done: string): StaffOutcome {
  switch (outcome) {
    case "saved":
      return { done }
    case "unknown":
      return { done: "gone" }
    case "changed-meanwhile":
      return { done: "changed-meanwhile" }
    case "invalid":
      return { errors: { form: "It can’t be saved like this. Check each field." } }
    case "not-allowed":
      return { errors: { form: NOT_ALLOWED } }
    default:
      return assertNever(outcome)
  }
}

async function orderLessons(db: SupabaseDb, course: string, form: FormData) {
  const lessons = form.get("move")
    ? moveByCommand(await lessonsOf(db, course), String(form.get("move")))
    : String(form.get("order") ?? "").split(" ")
  if (!lessons.every(isUuid)) return "changed-meanwhile"
  return (await db.rpc("order_course_lessons", { course, lessons }).throwOnError()).data
}

async function lessonsOf(db: SupabaseDb, course: string) {
  const { data } = await db
    .from("course_parts")
    .select("id")
    .eq("course_id", course)
    .eq("kind", "lesson")
    .eq("is_removed", false)
    .order("position")
    .order("id")
    .throwOnError()
  return data.map(({ id }) => id)
}

async function addLesson(db: SupabaseDb, course: string, form: FormData): Promise<StaffOutcome> {
  const parsed = parseForm(newLessonSchema, form)
  if (!parsed.ok) return { errors: parsed.errors }
  const content = { ...parsed.value, requires_earlier: false, blocks: [] }
  const { data } = await db
    .rpc("add_course_part", { course, kind: "lesson", content })
    .single()
    .throwOnError()
  return edited(data.outcome, "added")
}

const STATES = ["review", "reviewed", "writing"] as const

async function review(db: SupabaseDb, course: string, intent: string, form: FormData): Promise<StaffOutcome> {
  const status = STATES.find(state => state === intent)
  if (!status) return { errors: { form: "Something went wrong with this form. Reload and try again." } }
  const parsed = status === "reviewed" ? parseForm(reviewSchema, form) : null
  if (parsed && !parsed.ok) return { errors: parsed.errors }
  const given = { course, status, ...parsed?.value }
  const { data: outcome } = await db.rpc("review_course_draft", given).throwOnError()
  switch (outcome) {
    case "changed":
      return { done: status }
    case "not-possible":
      return { done: "not-possible" }
    case "invalid":
      return { errors: { reviewed_on: "Choose a day between the last change and today." } }
    case "unchanged":
      return { errors: { form: "Nothing has changed yet. Change a lesson or a question first." } }
    case "unknown":
      return { done: "gone" }
    case "not-allowed":
      return { errors: { form: NOT_ALLOWED } }
    default:
      return assertNever(outcome)
  }
}

async function publish(db: SupabaseDb, course: string, form: FormData): Promise<StaffOutcome> {
  const note = String(form.get("note") ?? "").trim()
  return published((await db.rpc("publish_course", { course, note }).throwOnError()).data)
}

async function schedule(db: SupabaseDb, course: string, form: FormData): Promise<StaffOutcome> {
  const parsed = parseForm(scheduleSchema, form)
  if (!parsed.ok) return { errors: parsed.errors }
  const { note, publish_at } = parsed.value
  const moment = inOfficeZone(publish_at, await officeTimeZone(db))
  const { data } = await db.rpc("schedule_course", { course, publish_at: moment, note }).throwOnError()
  return published(data)
}

function published(outcome: DbEnum<"course_publish_outcome">): StaffOutcome {
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
