import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import type { StaffOffer } from "./staff-queries.ts"

/** What staff do next for an offer. */
export function NextStep({ row: offer }: { row: StaffOffer }) {
  if (offer.stage === "completed" || offer.stage === "withdrawn") return null
  return (
    <Form
      key={`${offer.next_step} ${offer.next_on}`}
      intent="plan"
      className="grid gap-4 border-ink border-t-4 pt-5"
    >
      <TextField
        name="next_step"
        label="Next step"
        hint="Only staff see this: who does what."
        maxLength={300}
        defaultValue={offer.next_step ?? ""}
        optional
      />
      <TextField
        name="next_on"
        type="date"
        label="By"
        defaultValue={offer.next_on ?? ""}
        className="max-w-60"
        optional
      />
      <SubmitButton variant="white" size="sm" className="justify-self-start">
        Save the next step
      </SubmitButton>
    </Form>
  )
}
