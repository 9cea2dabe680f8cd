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
    <Form
      result={result}
      className="max-w-260 column:grid-cols-2 column:items-start column:gap-x-8 column:[&>[role=alert]]:col-span-2"
    >
      <SelectField
        name="source"
        label="How it arrived"
        placeholder="Choose"
        options={Object.entries(SOURCE_LABELS).flatMap(([value, label]) =>
          value === "card" ? [] : { value, label },
        )}
      />
      <TextField
        {...{ name: "amount", label: "Amount in dollars, unless it’s in kind", prefix: "$" }}
        inputMode="decimal"
        autoComplete="off"
      />
      <TextField
        {...{ name: "thing", label: "Goods or services, if it’s in kind" }}
        hint="Say what and how much of it, but never its value: the IRS leaves that to the donor."
        autoComplete="off"
      />
      <TextField name="name" label="Donor’s name on the receipt" autoComplete="off" />
      <TextField
        {...{
          name: "email",
          type: "email",
          label: "Donor’s email",
          optional: true,
          autoComplete: "off",
        }}
        hint="We email the receipt. Without an address, print it from the gift’s page."
        isValid={value => value === "" || value.includes("@")}
      />
      <TextField
        name="received_on"
        type="date"
        label="Date it arrived"
        hint="For a check that was mailed, the date on the postmark."
      />
      <TextField
        {...{
          name: "reference",
          label: "Check or transfer number",
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
      <TextField {...{ name: "employer", label: "Employer that might match it", optional: true }} />
      <SelectField
        name="visibility"
        label="On the donor wall"
        defaultValue="anonymous"
        options={VISIBILITIES.map(({ value, staffLabel }) => ({ value, label: staffLabel }))}
      />
      <Checkbox name="shows_amount" label="Show the amount beside the name" className="column:col-span-2" />
      <SubmitButton className="justify-self-start column:col-span-2">Enter the gift</SubmitButton>
    </Form>
  )
}
