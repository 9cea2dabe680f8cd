import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { Callout } from "#app/ui/data/callout.tsx"
import { RadioGroup } from "#app/ui/forms/choice.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import type { Held } from "./queries.ts"

export const NAME_ANSWERS: Record<string, { name?: string; form?: string }> = {
  invalid: { name: "Enter the name as it should appear, up to 100 characters." },
  "initials-only": { form: "Until you’re 18, a certificate shows initials at most." },
}

const FORMS = [
  { value: "full", label: "Full name" },
  { value: "initials", label: "Initials" },
  { value: "hidden", label: "No name" },
]

interface Props {
  held: Held
  isMinor: boolean
  isSaved: boolean
  answer?: ActionResult
}

/** For the holder alone: how strangers see the name, and what it is. Every change is noted. */
export function NameForm({ held, isMinor, isSaved, answer }: Props) {
  const choices = isMinor ? FORMS.filter(({ value }) => value !== "full") : FORMS
  return (
    <section
      id="name"
      className="mt-10 grid gap-5 rounded-panel bg-white p-[clamp(22px,2.6vw,38px)] text-ink [--focus:var(--color-air-700)] print:hidden"
    >
      <h2 className="wdth-84 text-3">Your name on it</h2>
      {isSaved && <Callout tone="good">Saved. Everyone now sees it this way.</Callout>}
      <p className="max-w-[60ch]">
        Only you can see this section. Copies you’ve already downloaded don’t change.
      </p>
      <Form result={answer} action="#name" className="max-w-130">
        <TextField
          name="name"
          label="Name"
          defaultValue={held.holder_name ?? ""}
          autoComplete="name"
          required
        />
        <RadioGroup
          name="form"
          label="What others see"
          choices={choices}
          defaultValue={isMinor && held.name_form === "full" ? "initials" : held.name_form}
        />
        <SubmitButton className="justify-self-start">Save</SubmitButton>
      </Form>
    </section>
  )
}
