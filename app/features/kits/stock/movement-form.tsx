import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { SelectField } from "#app/ui/forms/select-field.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import type { StockSite } from "./queries.ts"

const CHANGES = [
  { value: "received", label: "Arrived" },
  { value: "moved", label: "Moved to another site" },
  { value: "handed-out", label: "Handed out, not at an event" },
  { value: "corrected", label: "Counted: this is what’s there" },
]

const COUNT = { type: "number", inputMode: "numeric", min: 0, defaultValue: 0 } as const

/** Kits and refill doses that arrived, left, moved or were counted. */
export function MovementForm({ sites }: { sites: readonly StockSite[] }) {
  const from = sites
    .filter(({ is_closed, kits, doses }) => !is_closed || kits + doses > 0)
    .map(({ id, name, is_closed }) => ({ value: id, label: is_closed ? `${name} (closed)` : name }))
  const to = sites.filter(({ is_closed }) => !is_closed).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <Form intent="stock" className="grid max-w-140 gap-4 pt-3">
      <SelectField name="site" label="Site" options={from} />
      <SelectField name="change" label="What happened" options={CHANGES} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField name="kits" label="Kits" {...COUNT} />
        <TextField name="doses" label="Refill doses" {...COUNT} />
      </div>
      {sites.length > 1 && (
        <SelectField
          name="to_site"
          label="Moved to"
          hint="Only for kits that moved."
          placeholder="No other site"
          options={to}
          optional
        />
      )}
      <TextField
        {...{ name: "expires_on", label: "Expires on", type: "date", optional: true }}
        hint="The date on the boxes, for kits that arrived or moved."
      />
      <TextField
        {...{ name: "reason", label: "Why", maxLength: 200, autoComplete: "off" }}
        hint="Such as the delivery or who counted. It can’t be changed later."
      />
      <SubmitButton size="sm" className="justify-self-start">
        Record it
      </SubmitButton>
    </Form>
  )
}
