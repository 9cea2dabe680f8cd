import { type FormEvent, useState } from "react"
import type { FieldErrors } from "#app/lib/forms/action-result.ts"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { SelectField } from "#app/ui/forms/select-field.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { walkUpErrors } from "./walk-up.ts"

export interface WalkUp {
  name: string
  email: string
  people: number
}

interface Props {
  /** Seats that nobody has, as far as this phone knows. */
  free: number
  onAdd(walkUp: WalkUp): void
}

const SIZES = [1, 2, 3, 4, 5]

/** Registers people who come without a ticket. */
export function WalkUpForm({ free, onAdd }: Props) {
  const [errors, setErrors] = useState<FieldErrors>()
  // A new key empties the form.
  const [added, setAdded] = useState(0)

  function submitted(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const walkUp = {
      name: String(form.get("name")).trim(),
      email: String(form.get("email")).trim(),
      people: Number(form.get("people")),
    }
    const found = walkUpErrors(walkUp)
    setErrors(found)
    if (Object.keys(found).length > 0) return
    onAdd(walkUp)
    setAdded(added + 1)
  }

  return (
    <section className="grid gap-4 rounded-panel bg-air-200 p-5 text-ink">
      <h2 className="text-3">No ticket?</h2>
      {free <= 0 ? (
        <p>No seat is free right now. You can register someone here once a seat is.</p>
      ) : (
        <>
          <p>
            {free === 1 ? "1 seat is free." : `${free} seats are free.`} Register people who come without a
            ticket, and check them in.
          </p>
          <Form
            key={added}
            intent="walk-up"
            result={errors && { intent: "walk-up", errors }}
            onSubmit={submitted}
          >
            <TextField name="name" label="Name" autoComplete="off" autoCapitalize="words" />
            <TextField
              name="email"
              label="Email"
              type="email"
              optional
              hint="Only if they want their ticket by email."
              autoComplete="off"
            />
            <SelectField
              name="people"
              label="How many people"
              defaultValue="1"
              options={SIZES.slice(0, free).map(size => ({ value: String(size), label: String(size) }))}
            />
            <SubmitButton busy={false} className="justify-self-start">
              Register and check in
            </SubmitButton>
          </Form>
        </>
      )}
    </section>
  )
}
