import { FieldNotes, useField } from "#app/ui/forms/field.tsx"
import { formatCents } from "./money.ts"
import type { GivingOptions } from "./options.ts"

interface Props {
  presets: GivingOptions["presets"]
  onChange(amount: { preset?: string; own?: string }): void
}

/** Suggested amounts as large radio buttons, and a field for another amount. Nothing is chosen in advance. */
export function AmountField({ presets, onChange }: Props) {
  const field = useField({ name: "amount" })
  const own = useField({ name: "own_amount" })
  return (
    <fieldset className="grid min-w-0 gap-2.5" aria-describedby={field.errorId}>
      <legend className="mb-2.5 font-bold">How much?</legend>
      <div className="grid grid-cols-2 gap-x-3.5 gap-y-4.5 phone:grid-cols-3">
        {presets.map(({ cents, does }, index) => (
          <label key={cents} className={KEY}>
            <input
              type="radio"
              name="amount"
              value={String(cents / 100)}
              id={index === 0 ? field.id : undefined}
              defaultChecked={field.submitted === String(cents / 100)}
              onChange={event => {
                const typed = event.currentTarget.form?.elements.namedItem("own_amount")
                if (typed instanceof HTMLInputElement) typed.value = ""
                onChange({ preset: event.currentTarget.value, own: "" })
              }}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <b className="display text-[1.9rem] leading-[0.95] wdth-72">{formatCents(cents)}</b>
            <span className="text-small leading-tight">{does}</span>
          </label>
        ))}
        <label className="relative block">
          <span className="sr-only">Another amount in dollars</span>
          <span
            aria-hidden="true"
            className="display pointer-events-none absolute top-7 left-3.5 text-2xl leading-none"
          >
            $
          </span>
          <input
            {...own.control}
            inputMode="decimal"
            autoComplete="off"
            placeholder="Other"
            defaultValue={typeof own.submitted === "string" ? own.submitted : undefined}
            onInput={event => {
              const { form, value } = event.currentTarget
              for (const radio of form?.querySelectorAll<HTMLInputElement>("input[name=amount]") ?? [])
                radio.checked = false
              onChange({ preset: "", own: value })
            }}
            className="input min-h-21 pl-9 font-bold"
          />
        </label>
      </div>
      <FieldNotes field={field} />
      <FieldNotes field={own} />
    </fieldset>
  )
}

const KEY = [
  "button-edge relative grid min-h-21 cursor-pointer place-content-center gap-1 rounded-2xl bg-white px-1 py-2 text-center",
  "has-checked:button-down has-checked:bg-green-400 has-checked:[--edge:var(--color-green-600)]",
  "has-focus-visible:outline-3 has-focus-visible:outline-(--focus) has-focus-visible:outline-offset-5",
].join(" ")
