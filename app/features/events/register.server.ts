import type { RouterContextProvider } from "react-router"
import { getClaims, supabase } from "#app/lib/auth/session/request-session.server.ts"
import { redirectWithFlash } from "#app/lib/forms/flash.server.ts"
import { invalidForm, parseForm } from "#app/lib/forms/parse-form.ts"
import { takeTurns } from "#app/lib/supabase/take-turns.ts"
import { type RegistrationOutcome, registerForEvent } from "./registration-queries.ts"
import { guestSchema, memberSchema } from "./schema.ts"

type Refusal = Exclude<RegistrationOutcome, "confirmed" | "waiting" | "awaiting-permission">

const REFUSALS: Record<Refusal, string> = {
  "already-registered": "You already have a spot. You find it on this page.",
  closed: "Registration for this date is closed.",
  "no-guardian": "People under 18 need permission. Link a guardian under Me, then try again.",
  "no-consent": "Your guardian has to allow events first. Ask them on your guardians page under Me.",
  "too-many": "You’ve asked your guardians five times today. Try again tomorrow.",
  invalid: "Check your answers and try again.",
}

// Everyone who registers for a date waits for its row. In a rush, more than a few at once would only reach the time
// limit of a statement, and take the connections of all other pages.
const inTurn = takeTurns(3)

/** Registers the member, or a guest by name and email, and says what came of it. */
export async function registerAction(context: Readonly<RouterContextProvider>, path: string, form: FormData) {
  const isMember = getClaims(context) !== null
  const parsed = isMember ? parseForm(memberSchema, form) : parseForm(guestSchema, form)
  if (!parsed.ok) return parsed.result
  const wish = { ...parsed.value, answers: answersIn(form) }
  const made = await inTurn(() => registerForEvent(supabase(context), wish))
  const outcomes = made.map(({ outcome }) => outcome)
  const refused = outcomes.find((outcome): outcome is Refusal => outcome in REFUSALS)
  if (refused && outcomes.every(outcome => outcome in REFUSALS)) {
    return invalidForm(form, { form: REFUSALS[refused] }, { status: 409 })
  }
  return redirectWithFlash(context, `${path}#spot`, successText(outcomes, isMember))
}

function successText(outcomes: RegistrationOutcome[], isMember: boolean) {
  const where = isMember ? "" : " Check your email for the link to your spot."
  if (outcomes.includes("awaiting-permission"))
    return "Your seat is held. We asked your guardian, and you’re in once they say yes."
  if (outcomes.every(outcome => outcome === "waiting"))
    return `You’re on the waiting list. We’ll email you when a seat opens up.${where}`
  if (outcomes.includes("waiting"))
    return `You’re in for some dates and on the waiting list for others.${where}`
  return `You’re in. Your calendar entry is on its way by email.${where}`
}

function answersIn(form: FormData) {
  const answers: Record<string, string> = {}
  for (const [name, value] of form) {
    if (name.startsWith("answer.") && typeof value === "string" && value.trim() !== "") {
      answers[name.slice("answer.".length)] = value.trim()
    }
  }
  return answers
}
