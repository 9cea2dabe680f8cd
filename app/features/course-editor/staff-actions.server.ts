import { assertNever } from "#app/lib/assert-never.ts"
import { isUuid } from "#app/lib/format/uuid.ts"
import { moveByCommand } from "#app/lib/forms/move-item.ts"
import { parseForm } from "#app/lib/forms/parse-form.ts"
import type { StaffActionArgs, StaffOutcome } from "#app/lib/staff/define-staff-list.ts"
import type { DbEnum, SupabaseDb } from "#app/lib/supabase/types.ts"
import { NOT_ALLOWED } from "./labels.ts"
import { newLessonSchema, reviewSchema } from "./schema.ts"

/** What the forms of the staff page do, each through an SQL function that checks role and rules. */
export async function changeCourse(args: StaffActionArgs): Promise<StaffOutcome> {
  const { db, intent, form } = args
  const course = args.ids[0] ?? ""
  if (!isUuid(course)) return "not-found"
  const part = String(form.get("part") ?? "")
  switch (intent) {
    case "start":
      return edited((await db.rpc("start_course_draft", { course }).throwOnError()).data, "started")
    case "discard":
      return edited((await db.rpc("discard_course_draft", { course }).throwOnError()).data, "discarded")
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
    default:
      return review(db, course, intent, form)
  }
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

const HOLES: Record<Exclude<DbEnum<"course_publish_outcome">, "published" | "unknown">, string> = {
  "not-reviewed": "It needs a medical review first.",
  "empty-lesson": "A lesson has no blocks. Write them, or remove the lesson.",
  "missing-source": "A block cites a source that the course doesn’t list, or the course has no source.",
  "too-few-questions":
    "The test draws more questions of a topic than are in use. Add questions, or draw fewer.",
  invalid: "It can’t be published like this. Keep the note to 300 characters.",
  "not-allowed": NOT_ALLOWED,
}

async function publish(db: SupabaseDb, course: string, form: FormData): Promise<StaffOutcome> {
  const note = String(form.get("note") ?? "").trim()
  const { data: outcome } = await db.rpc("publish_course", { course, note }).throwOnError()
  if (outcome === "published") return { done: "published" }
  return outcome === "unknown" ? { done: "gone" } : { errors: { form: HOLES[outcome] } }
}
