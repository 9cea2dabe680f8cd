import { href } from "react-router"
import { formatLongDate } from "#app/lib/format/dates.ts"
import { Callout } from "#app/ui/data/callout.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import type { PlannedErasure } from "./queries.ts"

/** Says when the account ends, and how to keep it. */
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
    <Callout tone="urgent" title={`Your account will be deleted on ${formatLongDate(planned.due_at)}`}>
      <p>{REASONS[planned.reason] ?? REASONS.asked} Until then nothing is lost.</p>
      {planned.reason === "unguarded" ? <InviteGuardian /> : <KeepForm />}
    </Callout>
  )
}

function KeepForm() {
  return (
    <Form intent="keep" action={href("/me/data")} className="mt-3">
      <SubmitButton size="sm" className="justify-self-start" icon="ph:hand-heart-fill">
        Keep my account
      </SubmitButton>
    </Form>
  )
}

function InviteGuardian() {
  return (
    <PushButton to={href("/me/guardians")} size="sm" className="mt-3" icon="ph:hand-heart-fill">
      Invite a guardian
    </PushButton>
  )
}

const REASONS: Record<string, string> = {
  asked: "You asked for it.",
  guardian: "A guardian of yours asked for it.",
  inactive: "Nobody signed in for 24 months.",
  unguarded: "Your last guardian has left. It stays if a new one is linked with you in time.",
}
