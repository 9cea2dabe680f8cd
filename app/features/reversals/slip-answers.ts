import { QUESTION_NAMES } from "./questions.ts"
import { DOSES, OUTCOMES, periodText } from "./reversal-answers.ts"
import type { SlipAnswers } from "./slip.tsx"

/** What the slip shows of a form that is being filled in. */
export function slipAnswers(form: FormData): SlipAnswers {
  const text = (name: string) => String(form.get(name) ?? "").trim()
  const when = text("when") === "earlier" ? text("month") || "earlier" : text("when")
  const [grain = "", period = null] = when.split(":")
  const place = [text("county"), text("state")].filter(Boolean).join(", ")
  const extras = [...QUESTION_NAMES, "is_trained", "story"].filter(name => text(name) !== "").length
  return {
    When: when === "" ? undefined : periodText(grain as "week" | "month" | "earlier", period),
    Where: form.has("is_unsaid") ? "Not said" : place || undefined,
    Doses: (DOSES as Record<string, string>)[text("doses")],
    Outcome: (OUTCOMES as Record<string, string>)[text("outcome")],
    Extras: extras === 0 ? "None added" : extras === 1 ? "1 answer" : `${extras} answers`,
  }
}
