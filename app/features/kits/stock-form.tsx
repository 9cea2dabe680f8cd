import type { StaffResult } from "#app/lib/staff/define-staff-list.ts"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"

/** How many kits are in stock; requests take from this number, canceled ones give back. */
export function StockForm({ extra: kits, result }: { extra: number; result: StaffResult | undefined }) {
  return (
    <Form answer={result} className="flex flex-wrap items-end gap-3">
      <TextField
        key={kits}
        name="kits"
        type="number"
        inputMode="numeric"
        min={0}
        label="Kits in stock"
        defaultValue={kits}
        className="w-44"
      />
      <SubmitButton variant="white">Save</SubmitButton>
    </Form>
  )
}
