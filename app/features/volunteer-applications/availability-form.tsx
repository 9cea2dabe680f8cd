import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { AvailabilityField } from "./availability-field.tsx"
import type { Slot } from "./options.ts"

/** When a volunteer has time. */
export function AvailabilityForm({ slots }: { slots: readonly Slot[] }) {
  return (
    <Form intent="availability">
      <AvailabilityField defaultValue={slots} />
      <SubmitButton variant="white" className="justify-self-start">
        Save
      </SubmitButton>
    </Form>
  )
}
