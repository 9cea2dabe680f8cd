import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"

/** The number of kits in stock. Requests reduce it, canceled requests restore it. */
export function StockForm({ extra: kits, result }: { extra: number; result: ActionResult | undefined }) {
  return (
    <Form result={result} className="field-row">
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
