import { Callout } from "#app/ui/data/callout.tsx"
import { Checkbox } from "#app/ui/forms/choice.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { ticketLabel } from "./labels.ts"
import type { WinnerView } from "./raffle-view.server.ts"

/** For the winner: claim with or without a public name, or pass the prize on. */
export function ClaimForm({ winner, isMinor }: { winner: WinnerView; isMinor: boolean }) {
  if (winner.passed_at) return <p>Your ticket was drawn, and the prize went to the next one in line.</p>
  if (winner.handed_over_at) return <p>You have your prize. Enjoy it.</p>
  if (winner.claimed_at)
    return (
      <Callout tone="good" title="The prize is yours">
        We check your entry and then write to you about getting it to you.
      </Callout>
    )
  return (
    <div className="grid gap-4 rounded-panel bg-white p-6">
      <p className="font-bold text-[1.25rem]">
        Ticket {ticketLabel(winner.number)} won. Claim your prize by {winner.claimBy!.longDay}.
      </p>
      <Form intent="claim" className="justify-items-start gap-4">
        {!isMinor && (
          <Checkbox
            name="name"
            label="Publish my first name and state in the list of winners. I can say no and still win."
          />
        )}
        <SubmitButton>Claim my prize</SubmitButton>
      </Form>
      <Form intent="decline" className="justify-items-start">
        <SubmitButton variant="white" size="sm">
          I don’t want it
        </SubmitButton>
      </Form>
    </div>
  )
}
