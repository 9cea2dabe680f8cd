import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { SelectField } from "#app/ui/forms/select-field.tsx"
import { TextArea } from "#app/ui/forms/text-area.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { TIME_ZONE_LABELS } from "#supabase/functions/_shared/messages/calendar/zoned-time.ts"
import type { SiteIdentity } from "./queries.ts"

const TIME_ZONES = Object.entries(TIME_ZONE_LABELS).map(([value, label]) => ({ value, label }))

interface Props {
  identity: SiteIdentity
  result: ActionResult | undefined
}

export function SettingsForm({ identity, result }: Props) {
  return (
    <Form result={result} className="max-w-140">
      <TextField name="name" label="Name of the site" maxLength={80} defaultValue={identity.name} />
      <TextField
        name="tagline"
        label="Tagline"
        hint="The headline of the home page."
        maxLength={160}
        defaultValue={identity.tagline}
      />
      <TextArea
        name="description"
        label="One sentence about you"
        hint="Search engines and shared links show it."
        maxLength={320}
        rows={2}
        defaultValue={identity.description}
      />
      <TextField
        name="contact_domain"
        label="Domain of your email addresses"
        hint="With example.org, the press desk is press@example.org. One whole address is used for every desk."
        autoComplete="off"
        spellCheck={false}
        defaultValue={identity.contact_domain}
      />
      <TextField
        name="twitter"
        label="Name on X"
        optional
        autoComplete="off"
        maxLength={16}
        defaultValue={identity.twitter ?? ""}
      />
      <SelectField
        name="time_zone"
        label="Time zone of the office"
        hint="Staff pages show times in it, and it decides on which day a gift was made."
        options={TIME_ZONES}
        defaultValue={identity.giving_time_zone}
      />
      <TextArea
        name="notice"
        label="Notice of a demonstration site"
        hint="Leave it empty on a real site."
        optional
        maxLength={400}
        rows={2}
        defaultValue={identity.notice ?? ""}
      />
      <SubmitButton className="justify-self-start">Save</SubmitButton>
    </Form>
  )
}
