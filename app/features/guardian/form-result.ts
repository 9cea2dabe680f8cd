import type { ActionResult } from "#app/lib/forms/action-result.ts"

/** For a form on a page with several: it shows nothing of what another form was told. */
export const EMPTY_RESULT: ActionResult = {}

/** What the action said, if it was about this form. */
export function resultFor(intent: string, answer: (ActionResult & { intent?: string }) | undefined) {
  return answer?.intent === intent ? answer : EMPTY_RESULT
}
