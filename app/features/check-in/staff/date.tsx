import { Callout } from "#app/ui/data/callout.tsx"
import { QrImage } from "#app/ui/data/qr-image.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { StaffSheet } from "#app/ui/staff/staff-layout.tsx"
import { useFormDraft } from "#app/ui/staff/use-form-draft.ts"
import { StaffLinkList } from "./link-list.tsx"
import type { DateForStaff } from "./queries.ts"
import { StaffRefusals } from "./refusals.tsx"

interface CreatedLink {
  date: string
  label: string
  url: string
  qr: { path: string; size: number }
}

interface Props {
  date: DateForStaff
  when: string
  timeZone: string
  created: CreatedLink | null
}

/** One date: how many came, kits by lot, and the links of its helpers. */
export function StaffDate({ date, when, timeZone, created }: Props) {
  const intent = `create ${date.id}`
  const draft = useFormDraft()
  return (
    <StaffSheet className="grid grid-cols-1 gap-5 p-[clamp(16px,2vw,28px)]">
      <h2 className="text-3">{when}</h2>
      <p>
        <b>
          {date.came} of {date.expected}
        </b>{" "}
        people are here.
        {date.kits.map(({ lot, kits }) => ` Lot ${lot}: ${kits} kits.`)}
      </p>
      {created && <NewLink {...created} />}
      <StaffRefusals refusals={date.check_in_refusals} timeZone={timeZone} />
      <StaffLinkList links={date.links} timeZone={timeZone} />
      <Form intent={intent} result={draft?.intent === intent ? draft : undefined} className="field-row">
        <input type="hidden" name="date" value={date.id} />
        <TextField name="label" label="Where it’s used, such as “Front door”" autoComplete="off" />
        <SubmitButton>Create a helper link</SubmitButton>
      </Form>
    </StaffSheet>
  )
}

function NewLink({ label, url, qr }: CreatedLink) {
  return (
    <Callout tone="good" title={`${label}: copy this link now`}>
      <p>We don’t show it again. It opens the list of this date until six hours after the end.</p>
      <p className="mt-2 break-all font-mono">
        {/* A document of its own, because only that one may use the camera. */}
        <a href={url} target="_blank" rel="noreferrer">
          {url}
        </a>
      </p>
      <QrImage
        {...qr}
        label={`QR code of the link ${label}`}
        className="mt-3 w-full max-w-50 rounded-input"
      />
    </Callout>
  )
}
