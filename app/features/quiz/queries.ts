import { isUuid } from "#app/lib/format/uuid.ts"
import { CONTENT_LOCALE } from "#app/lib/supabase/content-locale.ts"
import type { Json } from "#app/lib/supabase/database.types.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { paperSchema, type QueuedAnswer, resultSchema, startSchema, statusSchema } from "./schema.ts"

/** Who takes the quiz: a member, or a guest with the device's key. */
export interface Taker {
  db: SupabaseDb
  isMember: boolean
  guestKey: string | undefined
}

export async function quizCourse(db: SupabaseDb, idOrSlug: string) {
  const { data } = await db
    .from("courses")
    .select("id, slug, title, bank, pass_percent, minutes_allowed")
    .eq("locale", CONTENT_LOCALE)
    .eq(isUuid(idOrSlug) ? "id" : "slug", idOrSlug)
    .eq("status", "published")
    .maybeSingle()
    .throwOnError()
  return data
}

export async function courseName(db: SupabaseDb, id: string) {
  const { data } = await db.from("courses").select("slug, title").eq("id", id).maybeSingle().throwOnError()
  return data
}

export async function startQuiz({ db, guestKey }: Taker, course: string) {
  const { data } = await db.rpc("start_quiz", { course, guest_key: guestKey }).throwOnError()
  return startSchema.parse(data)
}

export async function readPaper({ db, guestKey }: Taker, attempt: string) {
  const { data } = await db.rpc("quiz_questions", { attempt, guest_key: guestKey }).throwOnError()
  return paperSchema.nullable().parse(data)
}

export async function saveAnswer(
  { db, guestKey }: Taker,
  attempt: string,
  question: string,
  chosen: string[],
) {
  const answer = { attempt, question, chosen, guest_key: guestKey }
  const { data } = await db.rpc("save_answer", answer).throwOnError()
  return data
}

export async function sendAnswers(
  { db, guestKey }: Taker,
  attempt: string,
  answers: readonly QueuedAnswer[],
) {
  const queue = { attempt, answers: answers as unknown as Json, guest_key: guestKey }
  const { data } = await db.rpc("send_answers", queue).throwOnError()
  return data
}

export async function submitQuiz({ db, guestKey }: Taker, attempt: string) {
  const { data } = await db.rpc("submit_quiz", { attempt, guest_key: guestKey }).throwOnError()
  return resultSchema.nullable().parse(data)
}

export async function readResult({ db, guestKey }: Taker, attempt: string) {
  const { data } = await db.rpc("quiz_result", { attempt, guest_key: guestKey }).throwOnError()
  return resultSchema.nullable().parse(data)
}

export async function quizStatus({ db, guestKey }: Taker, course: string) {
  const { data } = await db.rpc("quiz_status", { course, guest_key: guestKey }).throwOnError()
  return statusSchema.parse(data)
}

/** The member's extra time in percent. */
export async function extraPercent(db: SupabaseDb, member: string) {
  const { data } = await db
    .from("quiz_allowances")
    .select("extra_percent")
    .eq("user_id", member)
    .maybeSingle()
    .throwOnError()
  return data?.extra_percent ?? 0
}
