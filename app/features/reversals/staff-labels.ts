import type { DbEnum } from "#app/lib/supabase/types.ts"
import { QUESTIONS, type QuestionName } from "./questions.ts"

export function placeText({ state, county }: { state: string | null; county: string | null }) {
  if (state === null) return "Place not said"
  return county === null ? state : `${county}, ${state}`
}

export function dosesText(doses: DbEnum<"reversal_doses">) {
  return doses === "unsure" ? "doses not known" : doses === "1" ? "1 dose" : `${doses} doses`
}

/** The answer to an optional question, or null. */
export function answerText(name: QuestionName, answer: string | string[] | null) {
  if (answer === null) return null
  const labels: Readonly<Record<string, string>> = QUESTIONS[name].labels
  return [answer]
    .flat()
    .map(value => labels[value] ?? value)
    .join(", ")
}
