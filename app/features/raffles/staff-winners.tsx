import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { ticketLabel } from "./labels.ts"
import { momentTexts } from "./moment-texts.ts"
import type { StaffRaffle } from "./staff-queries.ts"

const STEP_LABELS = {
  claim: "They claimed",
  verify: "Eligibility checked",
  "hand-over": "Handed over",
  "pass-on": "Pass on to the next ticket",
}

type Winner = StaffRaffle["winners"][number]

function canPassOn({ called_at, passed_at, handed_over_at }: Winner) {
  return called_at !== null && passed_at === null && handed_over_at === null
}

/** The regular step that staff can take. Members claim on their own; senders of cards cannot. */
function nextStep(winner: Winner): keyof typeof STEP_LABELS | null {
  if (!canPassOn(winner)) return null
  if (!winner.claimed_at) return winner.isCard ? "claim" : null
  return winner.verified_at ? "hand-over" : "verify"
}

/** The winners in the order of the draw, each with the next step. */
export function Winners({ winners, timeZone }: Pick<StaffRaffle, "winners"> & { timeZone: string }) {
  return (
    <ol className="grid gap-5">
      {winners.map(winner => (
        <li key={winner.id} className="grid gap-2">
          <p>
            <b>{ticketLabel(winner.number)}</b> {progressOf(winner, timeZone)}
          </p>
          {winner.contact && <Contact contact={winner.contact} />}
          {nextStep(winner) && <StepForm winner={winner.id} step={nextStep(winner)!} />}
          {canPassOn(winner) && <PassOn winner={winner} />}
        </li>
      ))}
    </ol>
  )
}

/** Who won, until they have the prize. */
function Contact({
  contact: { name, state, is_minor, contacts },
}: {
  contact: NonNullable<Winner["contact"]>
}) {
  return (
    <p className="wrap-anywhere">
      {[name ?? "No name", is_minor && "under 18", state].filter(Boolean).join(", ")}.{" "}
      {is_minor ? "Write to the guardian: " : "Write to: "}
      {contacts.map((contact, index) => (
        <span key={contact}>
          {index > 0 && ", "}
          {contact.includes("@") ? (
            <a href={`mailto:${contact}`} className="underline">
              {contact}
            </a>
          ) : (
            contact
          )}
        </span>
      ))}
    </p>
  )
}

function StepForm({ winner, step }: { winner: string; step: keyof typeof STEP_LABELS }) {
  return (
    <Form intent={step} className="gap-3">
      <input type="hidden" name="winner" value={winner} />
      {step === "hand-over" && (
        <TextField
          name="note"
          label="Note for the public page, without names"
          hint="Such as “Shipped on May 9.”"
          maxLength={200}
        />
      )}
      <SubmitButton size="sm" variant={step === "pass-on" ? "siren" : "green"} className="justify-self-start">
        {STEP_LABELS[step]}
      </SubmitButton>
    </Form>
  )
}

/** Asked twice, because the next winner gets an email at once. */
function PassOn({ winner }: { winner: Winner }) {
  return (
    <details>
      <summary className="min-h-8 cursor-pointer font-bold text-siren-700 underline">
        They can’t take the prize
      </summary>
      <p className="py-3">The next ticket of the draw is asked to claim, by email. This can’t be undone.</p>
      <StepForm winner={winner.id} step="pass-on" />
    </details>
  )
}

function progressOf(winner: Winner, timeZone: string) {
  if (winner.passed_at) return "passed on to the next ticket"
  if (winner.handed_over_at) return `handed over: ${winner.handover_note}`
  if (winner.verified_at) return "claimed and checked"
  if (winner.claimed_at) return "claimed"
  return winner.claim_by ? `asked to claim by ${momentTexts(winner.claim_by, timeZone).time}` : "next in line"
}
