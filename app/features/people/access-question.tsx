import { Form as RouterForm } from "react-router"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { SelectField } from "#app/ui/forms/select-field.tsx"
import { ANSWERS } from "./access-texts.ts"
import type { OpenedPerson } from "./queries.ts"

interface Props {
  name: string
  access: OpenedPerson["access"]
}

/** Asks why a person can’t see something. The functions that decide answer. */
export function AccessQuestion({ name, access: { things, chosen, answers } }: Props) {
  return (
    <>
      <RouterForm method="get" preventScrollReset className="field-row max-w-160">
        <SelectField
          key={chosen?.value}
          name="why"
          label={`What can’t ${name} see?`}
          placeholder="Choose a page or a thing"
          options={things}
          defaultValue={chosen?.value ?? ""}
          className="min-w-0 flex-[1_1_15rem]"
        />
        <PushButton type="submit" variant="white">
          Ask
        </PushButton>
      </RouterForm>
      {chosen && (
        <div role="status" className="grid gap-2">
          <b className="wrap-anywhere">{chosen.label}</b>
          <ul className="grid list-disc gap-1 pl-5">
            {answers.map(answer => (
              <li key={answer}>{ANSWERS[answer]}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
