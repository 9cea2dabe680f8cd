import { useState } from "react"
import type { FieldErrors } from "#app/lib/forms/action-result.ts"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import type { LotCount } from "./queries.ts"

interface Props {
  kits: readonly LotCount[]
  onHandOut(lot: string, kits: number): void
}

/** Counts kits by the lot on the box, and never who got one. */
export function KitCounter({ kits, onHandOut }: Props) {
  const [errors, setErrors] = useState<FieldErrors>()
  const shown = kits.filter(({ kits: count }) => count > 0)
  return (
    <section className="grid gap-4 rounded-panel bg-green-100 p-5 text-ink">
      <h2 className="text-3">Kits</h2>
      <p>Count what you hand out by the lot number on the box. Don’t note who got one.</p>
      {shown.length > 0 && (
        <ul className="grid gap-2">
          {shown.map(({ lot, kits: count }) => (
            <li key={lot} className="flex flex-wrap items-center justify-between gap-3">
              <span>
                Lot <b>{lot}</b>: {count} handed out
              </span>
              <span className="flex gap-2">
                <LotButton {...{ lot, onHandOut }} kits={1} label="One more" />
                <LotButton {...{ lot, onHandOut }} kits={-1} label="Take one back" />
              </span>
            </li>
          ))}
        </ul>
      )}
      <Form
        intent="kits"
        result={errors && { intent: "kits", errors }}
        className="field-row"
        onSubmit={event => {
          event.preventDefault()
          const lot = String(new FormData(event.currentTarget).get("lot")).trim()
          setErrors(lot === "" ? { lot: "Enter the lot number on the box." } : undefined)
          if (lot === "") return
          onHandOut(lot, 1)
          event.currentTarget.reset()
        }}
      >
        <TextField name="lot" label="Lot number" autoComplete="off" autoCapitalize="characters" />
        <input type="hidden" name="kits" value="1" />
        <SubmitButton size="sm" busy={false}>
          Hand out one
        </SubmitButton>
      </Form>
    </section>
  )
}

function LotButton({
  lot,
  kits,
  label,
  onHandOut,
}: {
  lot: string
  kits: number
  label: string
  onHandOut: Props["onHandOut"]
}) {
  return (
    <Form
      intent="kits"
      onSubmit={event => {
        event.preventDefault()
        onHandOut(lot, kits)
      }}
    >
      <input type="hidden" name="lot" value={lot} />
      <input type="hidden" name="kits" value={kits} />
      <SubmitButton size="sm" variant="white" busy={false} aria-label={`${label} of lot ${lot}`}>
        {label}
      </SubmitButton>
    </Form>
  )
}
