import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { Callout } from "#app/ui/data/callout.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { TextArea } from "#app/ui/forms/text-area.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"

interface Props {
  words: { subject: string; heading: string; body: string; button: string | null }
  hasButton: boolean
  placeholders: readonly { name: string; isOptional: boolean; isNeeded: boolean }[]
  baseVersion: number
  result: ActionResult
}

/** The words of an email, with the placeholders that they can have. */
export function WordsForm({ words, hasButton, placeholders, baseVersion, result }: Props) {
  return (
    <Form result={result}>
      <input type="hidden" name="base_version" value={baseVersion} />
      <TextField name="subject" label="Subject" defaultValue={words.subject} maxLength={150} />
      <TextField name="heading" label="Heading" defaultValue={words.heading} maxLength={150} />
      <TextArea
        name="body"
        label="Text"
        hint="An empty line starts a new paragraph."
        rows={8}
        defaultValue={words.body}
        maxLength={4000}
      />
      {hasButton && (
        <TextField
          name="button"
          label="Label of the button"
          defaultValue={words.button ?? ""}
          maxLength={40}
          className="max-w-80"
        />
      )}
      <Callout tone="info" title="Placeholders">
        <ul className="grid list-disc gap-1 pl-5">
          {placeholders.map(({ name, isOptional, isNeeded }) => (
            <li key={name}>
              <code className="wrap-anywhere">{isOptional ? `{${name}|someone}` : `{${name}}`}</code>
              {isOptional && " It can be missing; the words after the line are used then."}
              {isNeeded && " It must be in the email."}
            </li>
          ))}
        </ul>
        <p className="mt-2">Links, codes and the small print stay as they are.</p>
      </Callout>
      <div className="flex flex-wrap gap-3">
        <SubmitButton>Save</SubmitButton>
        <PushButton type="submit" name="intent" value="preview" variant="white">
          Preview
        </PushButton>
        <PushButton type="submit" name="intent" value="test" variant="white">
          Send me a test
        </PushButton>
      </div>
    </Form>
  )
}
