import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { Checkbox } from "#app/ui/forms/choice.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { SelectField } from "#app/ui/forms/select-field.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { VISIBILITIES } from "../more-fields.tsx"
import { SOURCE_LABELS } from "../staff-labels.ts"

interface Props {
  campaigns: readonly { id: string; title: string }[]
  result: ActionResult | undefined
}

/** Everything that a receipt needs about a gift that did not come by card. */
export function OfflineGiftForm({ campaigns, result }: Props) {
  return (
    <Form result={result} className="max-w-140">
      <SelectField
        name="source"
        label="How it came"
        placeholder="Choose"
        options={Object.entries(SOURCE_LABELS).flatMap(([value, label]) =>
          value === "card" ? [] : { value, label },
        )}
      />
      <TextField
        {...{ name: "amount", label: "Amount in dollars", prefix: "$", optional: true }}
        inputMode="decimal"
        autoComplete="off"
        hint="Leave it empty for a gift in kind."
      />
      <TextField
        {...{ name: "thing", label: "What was given in kind", optional: true }}
        hint="Name the thing and how much of it, never a value: the IRS leaves that to the donor."
        autoComplete="off"
      />
      <TextField name="name" label="Donor, as on the receipt" autoComplete="off" />
      <TextField
        {...{
          name: "email",
          type: "email",
          label: "Email of the donor",
          optional: true,
          autoComplete: "off",
        }}
        hint="The receipt goes there. Without one, print it from the gift."
        isValid={value => value === "" || value.includes("@")}
      />
      <TextField
        name="received_on"
        type="date"
        label="Day it arrived"
        hint="For a check that was mailed, the day of the postmark."
      />
      <TextField
        {...{
          name: "reference",
          label: "Number of the check or transfer",
          optional: true,
          autoComplete: "off",
        }}
      />
      <SelectField
        name="campaign"
        label="Campaign"
        optional
        placeholder="None"
        options={campaigns.map(({ id, title }) => ({ value: id, label: title }))}
      />
      <TextField {...{ name: "employer", label: "Employer that may match it", optional: true }} />
      <SelectField
        name="visibility"
        label="On the donor wall"
        defaultValue="anonymous"
        options={VISIBILITIES.map(({ value, staffLabel }) => ({ value, label: staffLabel }))}
      />
      <Checkbox name="shows_amount" label="Show the amount beside the name" />
      <SubmitButton className="justify-self-start">Enter the gift</SubmitButton>
    </Form>
  )
}
