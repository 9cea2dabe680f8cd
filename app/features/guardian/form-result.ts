import type { FormAnswer } from "#app/ui/forms/form.tsx"

/** For a form on a page with several: it shows nothing of what another form was told. */
export const NO_ANSWER: FormAnswer = {}

/** What the action said, if it was about this form. */
export function answerTo(intent: string, answer: (FormAnswer & { intent?: string }) | undefined) {
  return answer?.intent === intent ? answer : NO_ANSWER
}
