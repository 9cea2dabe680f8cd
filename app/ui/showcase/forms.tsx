import { useActionData } from "react-router"
import { US_STATES } from "#app/ui/data/map/us-states.ts"
import { Checkbox, RadioGroup } from "#app/ui/forms/choice.tsx"
import { ComboboxField } from "#app/ui/forms/combobox-field.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { PasswordField } from "#app/ui/forms/password-field.tsx"
import { TextArea } from "#app/ui/forms/text-area.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { ToastCard } from "#app/ui/overlays/toast.tsx"
import { MoreFields } from "#app/ui/showcase/more-fields.tsx"
import { STORY_LIMIT } from "#app/ui/showcase/numbers.ts"
import { Columns, Section } from "#app/ui/showcase/section.tsx"

const STATES = Object.entries(US_STATES)
  .map(([value, { name }]) => ({ value, label: name }))
  .sort((a, b) => a.label.localeCompare(b.label))

export function Forms() {
  return (
    <Columns>
      <Section title="A form: submit it to see its errors; it works without script">
        <DemoForm />
      </Section>
      <Section title="Fields: hint, error, optional, disabled; cards, segments, switch, file">
        <MoreFields />
      </Section>
    </Columns>
  )
}

function DemoForm() {
  const result = useActionData<{ saved?: boolean }>()
  return (
    <Form className="max-w-[560px]" id="demo-form">
      {result?.saved && (
        <ToastCard title="Everything is valid." text="Nothing was saved: this is the component gallery." />
      )}
      <TextField name="first_name" label="Your first name" autoComplete="given-name" />
      <TextField
        name="email"
        type="email"
        label="Email"
        autoComplete="email"
        hint="For the receipt, nothing else."
      />
      <PasswordField name="password" label="New password" autoComplete="new-password" />
      <TextField name="happened_on" type="date" label="When did it happen?" />
      <ComboboxField name="state" label="State" options={STATES} hint="So we can show your state’s law." />
      <TextArea
        name="story"
        label="What happened, in your words"
        optional
        maxLength={STORY_LIMIT}
        hint="No names, please."
      />
      <RadioGroup
        name="doses"
        label="How many doses?"
        choices={[
          { value: "one", label: "One dose" },
          { value: "more", label: "Two doses or more" },
        ]}
      />
      <Checkbox name="agree" label="You may quote me without my name" />
      <SubmitButton className="justify-self-start" icon="ph:paper-plane-right-fill">
        Send it
      </SubmitButton>
    </Form>
  )
}
