import { formatMonthAndYear } from "#app/lib/format/dates.ts"
import { formatInteger } from "#app/lib/format/numbers.ts"
import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { STATE_OPTIONS } from "#app/ui/data/map/state-options.ts"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { SelectField } from "#app/ui/forms/select-field.tsx"
import { TextArea } from "#app/ui/forms/text-area.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import type { StaffMetric } from "./staff-queries.ts"

interface Props {
  result: ActionResult
}

/** The text that visitors read. */
export function DefinitionForm({ metric, result }: Props & { metric: StaffMetric }) {
  const { label, definition, method, source } = metric
  return (
    <Form intent="definition" result={result}>
      <TextField name="label" label="Label below the number" defaultValue={label} maxLength={80} />
      <TextArea name="definition" label="What it counts" defaultValue={definition} maxLength={500} />
      <TextArea name="method" label="How it is counted" defaultValue={method} maxLength={500} />
      <TextField name="source" label="Source" defaultValue={source} maxLength={200} />
      <Reason />
      <SubmitButton className="justify-self-start">Save the definition</SubmitButton>
    </Form>
  )
}

export function MonthForm({ months, result }: Props & Pick<StaffMetric, "months">) {
  return (
    <Form intent="month" result={result}>
      <SelectField
        name="month"
        label="Month"
        options={months.map(({ month, value }) => ({
          value: month,
          label: `${formatMonthAndYear(month)}: ${formatInteger(value)}`,
        }))}
      />
      <TextField name="value" label="Correct number" inputMode="numeric" />
      <Reason />
      <SubmitButton className="justify-self-start">Correct the month</SubmitButton>
    </Form>
  )
}

export function StateForm({ result }: Props) {
  return (
    <Form intent="state" result={result}>
      <SelectField name="state" label="State" options={STATE_OPTIONS} />
      <TextField
        name="value"
        label="Correct baseline"
        inputMode="numeric"
        hint="Everyone counted by hand in this state."
      />
      <Reason />
      <SubmitButton className="justify-self-start">Correct the state</SubmitButton>
    </Form>
  )
}

function Reason() {
  return (
    <TextField
      name="reason"
      label="Reason"
      hint="In a sentence, without names. Everyone can read it."
      maxLength={300}
    />
  )
}
