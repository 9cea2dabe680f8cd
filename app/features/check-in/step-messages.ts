import type { Flash } from "#app/lib/forms/flash.ts"
import { outcomeMessage } from "./outcome-message.ts"
import type { Entry, StepResult } from "./queries.ts"
import type { Step } from "./step.ts"

const EXPECTED: string[] = ["checked-in", "undone", "not-checked-in", "counted"]

/** What the helper has not read when noting the steps. Only the server knows whether a walk-up gets a seat. */
export function stepMessages(
  results: readonly StepResult[],
  sent: readonly Step[],
  roster: readonly Entry[],
  timeZone: string,
): Flash[] {
  return results.flatMap(result => {
    const step = sent.find(({ sequence }) => sequence === result.sequence)
    if (EXPECTED.includes(result.outcome) && step?.kind !== "walk-up") return []
    return [outcomeMessage(result, timeZone, nameIn(step, roster))]
  })
}

function nameIn(step: Step | undefined, roster: readonly Entry[]) {
  if (step?.kind === "walk-up") return step.name
  const id = step && step.kind !== "kits" ? step.registration : ""
  return roster.find(({ registration_id }) => registration_id === id)?.name ?? ""
}
