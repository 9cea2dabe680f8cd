import { isUuid } from "#app/lib/format/uuid.ts"
import { CONTENT_LOCALE } from "#app/lib/supabase/content-locale.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"

export type QuestionKind = "single" | "multiple" | "truefalse" | "order"

export interface Choice {
  id: string
  text: string
}

export interface Question {
  id: string
  topic: string
  kind: QuestionKind
  stem: string
  chosen: string[]
  choices: Choice[]
}

/** A quiz as sent to the browser, without the right answers. */
export interface Paper {
  attempt: string
  course: string
  deadline: string | null
  isSubmitted: boolean
  questions: Question[]
}

export interface GradedQuestion extends Question {
  isCritical: boolean
  isRight: boolean
  answer: string[]
  explanation: string
  source: string
  choices: (Choice & { feedback?: string })[]
}

export interface Result {
  attempt: string
  course: string
  submittedAt: string
  isPassed: boolean
  right: number
  total: number
  criticalMissed: number
  questions: GradedQuestion[]
}

export type Start =
  | { state: "open"; attempt: string }
  | { state: "pause"; until: string }
  | { state: "locked"; requires: string }
  | { state: "unknown" | "no-key" }

/** Who takes the quiz: a member, or a guest with the device's key. */
export interface Taker {
  db: SupabaseDb
  isMember: boolean
  guestKey: string | undefined
}

export async function quizCourse(db: SupabaseDb, idOrSlug: string) {
  const { data } = await db
    .from("courses")
    .select("id, slug, title, bank, draw, pass_percent, minutes_allowed")
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
  return data as unknown as Start
}

export async function readPaper({ db, guestKey }: Taker, attempt: string) {
  const { data } = await db.rpc("quiz_questions", { attempt, guest_key: guestKey }).throwOnError()
  return data as unknown as Paper | null
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

export async function submitQuiz({ db, guestKey }: Taker, attempt: string) {
  const { data } = await db.rpc("submit_quiz", { attempt, guest_key: guestKey }).throwOnError()
  return data as unknown as Result | null
}

export async function readResult({ db, guestKey }: Taker, attempt: string) {
  const { data } = await db.rpc("quiz_result", { attempt, guest_key: guestKey }).throwOnError()
  return data as unknown as Result | null
}

export async function memberAttempts(db: SupabaseDb, course: string) {
  const { data } = await db
    .from("quiz_attempts")
    .select("id, submitted_at, is_passed")
    .eq("course_id", course)
    .order("started_at", { ascending: false })
    .limit(8)
    .throwOnError()
  return data.map(row => ({ id: row.id, submittedAt: row.submitted_at, isPassed: row.is_passed }))
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

/** The certificate issued for an attempt, or null. */
export async function certificateOf(db: SupabaseDb, attempt: string) {
  const { data } = await db
    .from("certificates")
    .select("id")
    .eq("attempt_id", attempt)
    .maybeSingle()
    .throwOnError()
  return data?.id ?? null
}
