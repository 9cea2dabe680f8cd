import { href } from "react-router"
import { formatLongDate } from "#app/lib/format/dates.ts"
import { Callout } from "#app/ui/data/callout.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import type { PlannedErasure } from "./queries.ts"

/** When the account will be deleted, and how to keep it. */
export function PlannedErasureNote({ planned }: { planned: PlannedErasure | null }) {
  if (!planned) return null
  if (planned.started_at) {
    return (
      <Callout tone="urgent" title="Your account is being deleted">
        This takes a moment.
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
  asked: "You requested this.",
  guardian: "One of your guardians requested this.",
  inactive: "There was no sign-in for 24 months.",
  unguarded: "Your last guardian link has ended. Your account stays if you link a new guardian in time.",
}
