import { z } from "zod"
import { isUuid } from "#app/lib/format/uuid.ts"
import { CONTENT_LOCALE } from "#app/lib/supabase/content-locale.ts"
import { Constants } from "#app/lib/supabase/database.types.ts"
import type { DbEnum, SupabaseDb } from "#app/lib/supabase/types.ts"

export type Phase = "before" | "after"
export type SurveyAnswer = "true" | "false" | "unsure"

/** Why a person cannot take the survey. */
export type Refusal = DbEnum<"survey_refusal">

export interface Statement {
  number: number
  statement: string
}

const savedSchema = z.discriminatedUnion("state", [
  z.object({ state: z.literal("saved"), token: z.string().optional() }),
  z.object({ state: z.literal("invalid") }),
  z.object({ state: z.enum(Constants.public.Enums.survey_refusal) }),
])

export async function surveyCourse(db: SupabaseDb, idOrSlug: string) {
  const { data } = await db
    .from("courses")
    .select("id, slug, title")
    .eq("locale", CONTENT_LOCALE)
    .eq(isUuid(idOrSlug) ? "id" : "slug", idOrSlug)
    .eq("status", "published")
    .maybeSingle()
    .throwOnError()
  return data
}

export async function statements(db: SupabaseDb): Promise<Statement[]> {
  const { data } = await db
    .from("survey_items")
    .select("number, statement")
    .eq("locale", CONTENT_LOCALE)
    .order("number")
    .throwOnError()
  return data
}

export async function saveSurvey(
  db: SupabaseDb,
  course: string,
  phase: Phase,
  answers: Record<string, SurveyAnswer>,
  guestKey: string | undefined,
) {
  const { data } = await db.rpc("save_survey", { course, phase, answers, guest_key: guestKey }).throwOnError()
  return savedSchema.parse(data)
}

/** Uses a token: "completed" the first time, "used" afterwards. */
export async function completeSurvey(db: SupabaseDb, token: string) {
  const { data } = await db.rpc("complete_survey", { token }).throwOnError()
  return data
}

/**
 * How many of twelve people knew before and after, or null while too few have answered both. It decorates the page
 * about a result, so an error is reported and the page goes without it.
 */
export async function surveyGain(db: SupabaseDb, course: string, report: (error: unknown) => void) {
  const { data, error } = await db.rpc("survey_gain", { course })
  if (error) report(error)
  return data?.[0] ?? null
}

export type Gain = NonNullable<Awaited<ReturnType<typeof surveyGain>>>

/** Why the member or guest cannot take the survey, by the rules of `save_survey`; null if they can. */
export async function surveyRefusal(
  db: SupabaseDb,
  course: string,
  phase: Phase,
  guestKey: string | undefined,
): Promise<Refusal | null> {
  const { data } = await db.rpc("survey_refusal", { course, phase, guest_key: guestKey }).throwOnError()
  return data
}
