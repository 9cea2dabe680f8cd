import type { DetailProps } from "#app/lib/staff/define-staff-list.ts"
import { Checkbox } from "#app/ui/forms/choice.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { TextArea } from "#app/ui/forms/text-area.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { RecordSheet } from "#app/ui/staff/record-sheet.tsx"
import type { StaffLaw } from "./queries.ts"
import { linesOf } from "./source-lines.ts"

/** The summary of one state's law. */
export function LawDetail({ detail: law, result = {}, listHref, message }: DetailProps<StaffLaw>) {
  const publicPath = `/about/resources?${new URLSearchParams({ state: law.state })}#law`
  return (
    <RecordSheet title={law.state} isPublished={law.is_published} {...{ publicPath, listHref, message }}>
      <Form result={result}>
        <TextField name="call_law" label="Good Samaritan law" defaultValue={law.call_law ?? ""} optional />
        <Summary name="call_covers" label="What it covers" value={law.call_covers} />
        <Summary name="call_leaves_out" label="What it leaves out" value={law.call_leaves_out} optional />
        <TextField name="naloxone_law" label="Naloxone law" defaultValue={law.naloxone_law ?? ""} optional />
        <Summary name="naloxone" label="Giving naloxone" value={law.naloxone} />
        <Summary name="test_strips" label="Test strips" value={law.test_strips} optional />
        <Summary
          name="unconfirmed"
          label="What we could not confirm"
          hint="Readers see these sentences."
          value={law.unconfirmed}
          optional
        />
        <Summary
          name="duty_text"
          label="Report that the state requires"
          hint="People who tell us of a reversal there read it, with the link."
          value={law.duty_text}
          maxLength={300}
          optional
        />
        <TextField
          {...{ name: "duty_label", label: "Words of the link", optional: true }}
          defaultValue={law.duty_label ?? ""}
        />
        <TextField
          {...{ name: "duty_url", type: "url", label: "Address of the link", optional: true }}
          defaultValue={law.duty_url ?? ""}
        />
        <TextArea
          name="sources"
          label="Sources"
          hint="One per line: title | publisher | https address | day read (2026-11-17)"
          defaultValue={linesOf(law.sources)}
          rows={8}
        />
        <TextField name="reviewed_on" type="date" label="Reviewed on" defaultValue={law.reviewed_on} />
        <Checkbox name="is_published" label="Published" defaultChecked={law.is_published} />
        <SubmitButton className="justify-self-start">Save</SubmitButton>
      </Form>
    </RecordSheet>
  )
}

interface SummaryProps {
  name: string
  label: string
  hint?: string
  value: string | null
  maxLength?: number
  optional?: boolean
}

function Summary({ value, maxLength = 600, ...field }: SummaryProps) {
  return <TextArea {...field} defaultValue={value ?? ""} maxLength={maxLength} />
}
