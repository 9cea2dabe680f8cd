import { formatLongDate } from "#app/lib/format/dates.ts"
import { RadioGroup } from "#app/ui/forms/choice.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { ReauthenticatedSubmit } from "#app/ui/forms/reauthenticated-submit.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { GuardianSection } from "./guardian-page.tsx"

import type { Slip } from "./queries.ts"
import { SlipBadge } from "./slip-list.tsx"

export function SlipForm({ slip, email }: { slip: Slip; email: string }) {
  return (
    <GuardianSection
      title={slip.answered_at ? "Change the answer" : "Your answer"}
      lead="You can change it until the day itself."
    >
      <Form className="max-w-xl">
        <RadioGroup
          name="answer"
          label="Can they go?"
          choices={[
            { value: "yes", label: "Yes, they can" },
            { value: "no", label: "No" },
          ]}
        />
        <TextField
          name="emergency_name"
          label="Emergency contact"
          hint="Only if you allow it. We delete the name and number 7 days after the day."
          autoComplete="name"
        />
        <TextField name="emergency_phone" type="tel" label="Their phone number" autoComplete="tel" />
        <TextField name="signed_name" label="Your full name, as your signature" autoComplete="name" />
        <ReauthenticatedSubmit email={email}>
          <SubmitButton size="lg" className="justify-self-start">
            Sign and send
          </SubmitButton>
        </ReauthenticatedSubmit>
      </Form>
    </GuardianSection>
  )
}

export function SlipAnswer({ slip }: { slip: Slip }) {
  return (
    <GuardianSection title="The answer so far">
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
    </GuardianSection>
  )
}
