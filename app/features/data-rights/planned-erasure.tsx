import { href } from "react-router"
import { Callout } from "#app/ui/callout.tsx"
import { Form, SubmitButton } from "#app/ui/form.tsx"
import type { PlannedErasure } from "./queries.ts"
import { dayInWords } from "./words.ts"

const NO_ANSWER = {}

/** Says when the account ends, and keeps it with one press; on every page of the account until then. */
export function PlannedErasureNote({ planned }: { planned: PlannedErasure | null }) {
  if (!planned) return null
  if (planned.started_at) {
    return (
      <Callout tone="urgent" title="Your account is being deleted">
        In a moment it is gone.
      </Callout>
    )
  }
  return (
    <Callout tone="urgent" title={`Your account will be deleted on ${dayInWords(planned.due_at)}`}>
      <p>{REASONS[planned.reason] ?? REASONS.asked} Until then nothing is lost.</p>
      <Form answer={NO_ANSWER} action={href("/me/data")} className="mt-3">
        <input type="hidden" name="intent" value="keep" />
        <SubmitButton size="sm" className="justify-self-start" icon="ph:hand-heart-fill">
          Keep my account
        </SubmitButton>
      </Form>
    </Callout>
  )
}

const REASONS: Record<string, string> = {
  asked: "You asked for it.",
  guardian: "A guardian of yours asked for it.",
  inactive: "Nobody signed in for 24 months.",
}
