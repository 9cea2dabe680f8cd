import { formatLongDate } from "#app/lib/format/dates.ts"
import { RadioGroup } from "#app/ui/forms/choice.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { TextArea } from "#app/ui/forms/text-area.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { Part } from "./guardian-page.tsx"

import type { Slip } from "./queries.ts"
import { SlipBadge } from "./slip-list.tsx"

export function SlipForm({ slip }: { slip: Slip }) {
  return (
    <Part
      title={slip.answered_at ? "Change the answer" : "Your answer"}
      lead="You can change it until the day itself."
    >
      <Form className="max-w-xl">
        <RadioGroup
          name="answer"
          label="May they go?"
          choices={[
            { value: "yes", label: "Yes, they may" },
            { value: "no", label: "No" },
          ]}
        />
        <TextField
          name="emergency_name"
          label="Whom we call in an emergency"
          hint="Only for a yes. We forget name and number 30 days after the day."
          autoComplete="name"
        />
        <TextField name="emergency_phone" type="tel" label="Their phone number" autoComplete="tel" />
        <TextField name="signed_name" label="Your full name, as your signature" autoComplete="name" />
        <SubmitButton size="lg" className="justify-self-start">
          Sign and send
        </SubmitButton>
      </Form>
    </Part>
  )
}

export function SlipAnswer({ slip }: { slip: Slip }) {
  return (
    <Part title="The answer so far">
      <p className="flex flex-wrap items-center gap-3">
        <SlipBadge slip={slip} />
        <span className="wrap-anywhere">
          {slip.signed_name ? `Signed “${slip.signed_name}”` : "Signed"} on{" "}
          {formatLongDate(slip.answered_at!)}
        </span>
      </p>
      {slip.emergency_name && (
        <p>
          In an emergency we call <b>{slip.emergency_name}</b>, {slip.emergency_phone}.
        </p>
      )}
    </Part>
  )
}

/** A learner asks for a permission. */
export function SlipRequestFields() {
  return (
    <>
      <TextField name="title" label="What is it?" maxLength={120} />
      <TextField name="happens_on" type="date" label="Which day?" className="max-w-xs" />
      <TextArea
        name="about"
        label="What for?"
        hint="Where, from when to when, who comes along, how you get home."
        maxLength={1000}
      />
    </>
  )
}
