import { TOPIC_CHOICES } from "#app/lib/newsletter/topics.ts"
import { STATE_OPTIONS } from "#app/ui/data/map/state-options.ts"
import { RadioGroup } from "#app/ui/forms/choice.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { SelectField } from "#app/ui/forms/select-field.tsx"
import { TextArea } from "#app/ui/forms/text-area.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import type { IssueDetail } from "./queries.ts"

/** What is sent, and to whom. */
export function IssueForm({ issue, articles }: Pick<IssueDetail, "issue" | "articles">) {
  return (
    <Form intent="save">
      <SelectField
        name="article"
        label="Article"
        placeholder="Choose a published article"
        options={articles}
        defaultValue={issue?.article_id}
      />
      <TextField name="subject" label="Subject" maxLength={120} defaultValue={issue?.subject} />
      <TextArea
        name="note"
        label="A few words before the article"
        hint="Plain text. An empty line starts a new paragraph."
        optional
        rows={5}
        maxLength={800}
        defaultValue={issue?.note}
      />
      <RadioGroup
        name="topic"
        label="For people who asked for"
        choices={TOPIC_CHOICES.map(({ value, label }) => ({ value, label }))}
        defaultValue={issue?.topic ?? "guidance"}
      />
      <SelectField
        name="state"
        label="State"
        hint="People who chose no state get it too."
        optional
        placeholder="All states"
        options={STATE_OPTIONS}
        defaultValue={issue?.state ?? ""}
      />
      <SubmitButton variant="white" className="justify-self-start">
        {issue ? "Save" : "Save the draft"}
      </SubmitButton>
    </Form>
  )
}
