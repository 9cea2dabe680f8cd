import { isUuid } from "#app/lib/format/uuid.ts"
import { moveByCommand } from "#app/lib/forms/move-item.ts"
import { parseForm } from "#app/lib/forms/parse-form.ts"
import type { StaffActionArgs, StaffOutcome } from "#app/lib/staff/define-staff-list.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import {
  changeDraft,
  type DraftKind,
  type EditOutcome,
  editOutcome,
} from "#app/ui/staff/editor/draft-actions.server.ts"
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
    default:
      return changeDraft(db, intent, form, courseDraft(db, course))
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

const EDIT_ERRORS = {
  invalid: "It can’t be saved like this. Check each field.",
  notAllowed: NOT_ALLOWED,
}

function edited(outcome: EditOutcome, done: string) {
  return editOutcome(outcome, done, EDIT_ERRORS)
}

function courseDraft(db: SupabaseDb, course: string): DraftKind<keyof typeof PUBLISH_PROBLEMS> {
  return {
    review: async given => (await db.rpc("review_course_draft", { course, ...given }).throwOnError()).data,
    publish: async note => (await db.rpc("publish_course", { course, note }).throwOnError()).data,
    schedule: async given => (await db.rpc("schedule_course", { course, ...given }).throwOnError()).data,
    problems: PUBLISH_PROBLEMS,
    unchanged: "Nothing has changed yet. Change a lesson or a question first.",
  }
}
