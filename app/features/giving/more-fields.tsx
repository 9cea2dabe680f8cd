import { useContext } from "react"
import { Icon } from "#app/ui/brand/icon.tsx"
import { Checkbox } from "#app/ui/forms/choice.tsx"
import { FormContext } from "#app/ui/forms/field.tsx"
import { SelectField } from "#app/ui/forms/select-field.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"

const NAMES = ["tribute_kind", "tribute_name", "tribute_email", "visibility", "employer"]
export const VISIBILITIES = [
  { value: "anonymous", label: "Don’t name me", staffLabel: "Not named" },
  { value: "first-name", label: "Use my first name", staffLabel: "First name" },
  { value: "full-name", label: "Use my full name", staffLabel: "Full name" },
]
const KINDS = [
  { value: "honor", label: "In honor of someone" },
  { value: "memory", label: "In memory of someone" },
]

/** What few donors need, folded away: a tribute, how we may name the donor, and the employer. */
export function MoreFields() {
  const form = useContext(FormContext)
  const isOpen = NAMES.some(name => form?.errors[name])
  return (
    <details open={isOpen || undefined} className="group rounded-input bg-gray-100 px-5">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-bold [&::-webkit-details-marker]:hidden">
        A tribute, your name in public, your employer
        <Icon name="ph:plus-bold" className="size-[1.1em] flex-none group-open:rotate-45" />
      </summary>
      <div className="grid gap-5 pb-6">
        <SelectField
          name="tribute_kind"
          label="This gift is"
          optional
          placeholder="For no one in particular"
          options={KINDS}
        />
        <TextField name="tribute_name" label="Their name" optional autoComplete="off" />
        <TextField
          name="tribute_email"
          type="email"
          label="Email of their family"
          optional
          autoComplete="off"
          hint="We send one card with your name, unless you stay anonymous. It never says how much you gave."
          isValid={value => value === "" || value.includes("@")}
        />
        <SelectField
          name="visibility"
          label="On the donor wall"
          defaultValue="anonymous"
          options={VISIBILITIES.map(({ value, label }) => ({ value, label }))}
        />
        <Checkbox name="shows_amount" label="Show the amount beside my name" />
        <TextField
          name="employer"
          label="Your employer"
          optional
          autoComplete="organization"
          hint="Many employers match gifts. We’ll fill in our part of their form."
        />
      </div>
    </details>
  )
}
