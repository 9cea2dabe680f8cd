import { Checkbox } from "#app/ui/forms/choice.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { TextArea } from "#app/ui/forms/text-area.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import type { RecordFormProps } from "#app/ui/staff/define-record-list.tsx"
import type { Campaign } from "./queries.ts"

/** Without a campaign it adds one. */
export function CampaignForm({ record: campaign, result }: RecordFormProps<Campaign>) {
  return (
    <Form intent={campaign ? "save" : "create"} result={result}>
      <TextField name="title" label="Title" defaultValue={campaign?.title} maxLength={60} />
      <TextField
        name="slug"
        label="Address"
        prefix="/"
        hint="It comes after /donate/. Use lowercase letters, digits and hyphens."
        defaultValue={campaign?.slug}
        maxLength={60}
        autoCapitalize="none"
      />
      <TextArea name="text" label="What the money pays for" defaultValue={campaign?.text} maxLength={400} />
      <TextField
        {...{ name: "goal_cents", label: "Goal in dollars", prefix: "$" }}
        inputMode="decimal"
        defaultValue={dollars(campaign?.goal_cents)}
      />
      <TextField
        {...{ name: "ends_on", type: "date", label: "Last day", optional: true }}
        hint="Set it only if the money is really needed by then."
        defaultValue={campaign?.ends_on ?? ""}
      />
      <TextField
        {...{ name: "match_cents", label: "Matching pool in dollars", prefix: "$", optional: true }}
        inputMode="decimal"
        hint="It adds a dollar to every dollar given until it’s used up. Enter only what was promised in writing."
        defaultValue={dollars(campaign?.match_cents)}
      />
      <TextField
        {...{ name: "matched_by", label: "Who pays for the pool", optional: true }}
        defaultValue={campaign?.matched_by ?? ""}
        maxLength={100}
      />
      <Checkbox name="is_published" label="Published" defaultChecked={campaign?.is_published ?? true} />
      <SubmitButton className="justify-self-start">{campaign ? "Save" : "Add the campaign"}</SubmitButton>
    </Form>
  )
}

function dollars(cents: number | null | undefined) {
  if (cents === null || cents === undefined) return ""
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)
}
