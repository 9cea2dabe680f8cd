import type { DbEnum } from "#app/lib/supabase/types.ts"
import type { QueuedAnswer } from "../schema.ts"

export interface SentAnswer extends QueuedAnswer {
  outcome: DbEnum<"queued_answer_outcome">
}

/** The person may sign in or get a permission, and send these then. */
const WAITING: readonly SentAnswer["outcome"][] = ["unknown", "no-consent", "no-age"]

export function isDecided({ outcome }: Pick<SentAnswer, "outcome">) {
  return !WAITING.includes(outcome)
}

/** What became of the answers that waited on a device. */
export function sentNote(sent: readonly SentAnswer[]) {
  const having = (...outcomes: SentAnswer["outcome"][]) =>
    sent.filter(({ outcome }) => outcomes.includes(outcome))
  const saved = having("saved").length
  const elsewhere = having("answered-elsewhere").length
  const late = having("time-is-up").length
  const submitted = having("submitted").length
  const kept = having(...WAITING).length
  return [
    saved > 0 && `Sent: ${answers(saved)}.`,
    elsewhere > 0 &&
      `We didn’t use ${answers(elsewhere)} from this device, because you answered on another one in the meantime.`,
    late > 0 &&
      `Time was up before ${answers(late)} reached us, so ${late === 1 ? "it doesn’t" : "they don’t"} count.`,
    submitted > 0 && `The test was submitted before ${answers(submitted)} reached us.`,
    kept > 0 &&
      `We couldn’t save ${answers(kept)}. Sign in with the account that started this test, then open it again.`,
  ]
    .filter(Boolean)
    .join(" ")
}

/** "3 answers" */
export function answers(count: number) {
  return count === 1 ? "one answer" : `${count} answers`
}
