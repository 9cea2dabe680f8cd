import { Checkbox } from "#app/ui/forms/choice.tsx"
import { SelectField } from "#app/ui/forms/select-field.tsx"
import { TextArea } from "#app/ui/forms/text-area.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { FoldedFields } from "./folded-fields.tsx"

const NAMES = [
  ...["tribute_kind", "tribute_name", "tribute_email", "tribute_message", "card_on"],
  ...["visibility", "employer"],
]
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
export function MoreFields({ wallLabel = "On the donor wall" }: { wallLabel?: string }) {
  return (
    <FoldedFields title="A tribute, your name in public, your employer" names={NAMES}>
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
      <TextArea
        name="tribute_message"
        label="Your words to them"
        optional
        rows={3}
        maxLength={300}
        hint="They’re in the card, and in a letter you can print."
      />
      <TextField
        name="card_on"
        type="date"
        label="Send the card on"
        optional
        hint="A birthday or an anniversary, up to a year ahead. Leave it empty to send it now."
      />
      <SelectField
        name="visibility"
        label={wallLabel}
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
    </FoldedFields>
  )
}
