import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { SelectField } from "#app/ui/forms/select-field.tsx"
import { TextArea } from "#app/ui/forms/text-area.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import type { OwnPage } from "./queries.ts"

interface Props {
  /** Null to start one. */
  page: OwnPage | null
  /** The open campaigns, for a new page. */
  campaigns: readonly { id: string; title: string }[]
}

/** Starts a supporter's page, or changes one. */
export function PageForm({ page, campaigns }: Props) {
  return (
    <Form intent={`page ${page?.id ?? "new"}`} className="max-w-140 gap-5 pt-2">
      <input type="hidden" name="id" value={page?.id ?? ""} />
      {!page && (
        <SelectField
          name="campaign"
          label="Campaign"
          options={campaigns.map(({ id, title }) => ({ value: id, label: title }))}
        />
      )}
      <TextField name="title" label="Title" defaultValue={page?.title} maxLength={60} />
      <TextField name="name" label="Your name on the page" defaultValue={page?.name} maxLength={60} />
      <TextArea
        name="story"
        label="Why you’re asking"
        hint="Two or three sentences in your own words."
        defaultValue={page?.story}
        maxLength={600}
      />
      <TextField
        {...{ name: "goal_cents", label: "Goal in dollars", prefix: "$" }}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={page ? String(page.goalCents / 100) : undefined}
      />
      <TextField
        {...{ name: "slug", label: "Address of the page", prefix: "with-" }}
        hint="The end of the link you’ll share, like with-ana-reyes. Use lowercase letters, digits and hyphens."
        defaultValue={page?.slug}
        maxLength={40}
        autoCapitalize="none"
        autoComplete="off"
      />
      <SubmitButton className="justify-self-start" variant={page ? "white" : "green"}>
        {page ? "Save the page" : "Send it to us"}
      </SubmitButton>
    </Form>
  )
}
