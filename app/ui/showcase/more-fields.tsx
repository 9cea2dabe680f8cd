import { Checkbox, CheckboxGroup, RadioGroup } from "#app/ui/forms/choice.tsx"
import { FileField } from "#app/ui/forms/file-field.tsx"
import { Segmented } from "#app/ui/forms/segmented.tsx"
import { SelectField } from "#app/ui/forms/select-field.tsx"
import { Switch } from "#app/ui/forms/switch.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"

const TWO_MEGABYTES = 2 * 1024 * 1024

export function MoreFields() {
  return (
    <div className="grid gap-5">
      <TextField
        name="broken_date"
        label="Best before"
        defaultValue="31 Feb 2026"
        error="February only goes to 28 in 2026. Pick another day."
      />
      <div className="grid gap-5 phone:grid-cols-2">
        <TextField
          name="amount"
          type="number"
          label="Amount"
          prefix="$"
          suffix="a month"
          defaultValue={60}
          min={1}
        />
        <TextField name="kit" label="Kit number" defaultValue="6F21" disabled hint="Printed on your box." />
      </div>
      <SelectField
        name="room"
        label="Where will you be?"
        placeholder="Choose a place"
        optional
        options={[
          { value: "bar", label: "Behind the bar" },
          { value: "festival", label: "On a festival crew" },
          { value: "class", label: "In the classroom" },
          { value: "boat", label: "On a boat (not yet)", disabled: true },
        ]}
      />
      <Segmented
        name="rhythm"
        label="How often?"
        defaultValue="monthly"
        choices={[
          { value: "once", label: "Just once" },
          { value: "monthly", label: "Every month" },
        ]}
      />
      <RadioGroup
        name="seat"
        label="How will you join?"
        variant="cards"
        columns="phone:grid-cols-2"
        defaultValue="room"
        choices={[
          { value: "room", label: "In the room", note: "Lantern Hall, 40 chairs" },
          { value: "online", label: "Online", note: "We email you a link" },
          { value: "van", label: "By van", note: "Full this time", disabled: true },
        ]}
      />
      <CheckboxGroup
        name="shifts"
        label="When can you help?"
        variant="cards"
        columns="phone:grid-cols-2"
        defaultValue={["evening"]}
        choices={[
          { value: "morning", label: "Mornings" },
          { value: "evening", label: "Evenings", note: "Most calls come then" },
        ]}
      />
      <Checkbox
        name="terms"
        label="I have read the house rules"
        error="Check the box once you have read them."
      />
      <Switch
        name="nudge"
        label="Nudge me before my kit runs out"
        defaultChecked
        hint="One email, in January."
      />
      <Switch name="sounds" label="Sounds in the exam room" disabled />
      <FileField
        name="picture"
        label="A picture for your pass"
        accept="image/*"
        optional
        maxBytes={TWO_MEGABYTES}
        hint="JPEG or PNG, 2 MB at most."
      />
    </div>
  )
}
