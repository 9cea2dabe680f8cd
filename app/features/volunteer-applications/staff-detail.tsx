import type { DetailProps } from "#app/lib/staff/define-staff-list.ts"
import { Badge } from "#app/ui/data/badge.tsx"
import { Form } from "#app/ui/forms/form.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { TextArea } from "#app/ui/forms/text-area.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { StaffSheet } from "#app/ui/staff/staff-layout.tsx"
import { availabilityText, INTERESTS } from "./options.ts"
import type { StaffApplication } from "./staff-queries.ts"
import { STAGE_LABELS, stageActions } from "./stages.ts"

/** One application, with the buttons that move it to another stage. */
export function StaffDetail({ detail, message, result, listHref }: DetailProps<StaffApplication>) {
  const actions = stageActions(detail.next_volunteer_stages)
  return (
    <StaffSheet className="grid gap-6 self-start p-[clamp(18px,2vw,28px)]">
      <Link to={listHref} className="justify-self-start underline min-[1180px]:hidden">
        Back to the list
      </Link>
      <div className="flex items-start justify-between gap-4">
        <h2 className="wrap-anywhere wdth-88 text-3 leading-tight">{detail.name}</h2>
        <Badge className="flex-none">{STAGE_LABELS[detail.stage]}</Badge>
      </div>
      {message}
      <Facts application={detail} />
      {detail.about && <p className="wrap-anywhere whitespace-pre-line">{detail.about}</p>}
      {detail.note && (
        <p className="wrap-anywhere whitespace-pre-line">
          <b>Our last note:</b> {detail.note}
        </p>
      )}
      {actions.length > 0 && (
        <Form result={result ?? {}}>
          <TextArea
            name="note"
            label="Note to the applicant"
            hint="It’s in the email and in their account. When you decline or end, say why."
            maxLength={1000}
            optional
          />
          <div className="flex flex-wrap gap-3">
            {actions.map(({ intent, label, isPrimary }) => (
              <PushButton
                key={intent}
                type="submit"
                name="intent"
                value={intent}
                variant={isPrimary ? "green" : "white"}
              >
                {label}
              </PushButton>
            ))}
          </div>
        </Form>
      )}
    </StaffSheet>
  )
}

function Facts({ application }: { application: StaffApplication }) {
  const { city, state, phone, interests, availability } = application
  const facts = [
    ["Place", `${city}, ${state}`],
    ["Phone", phone],
    ["Jobs", interests.map(interest => INTERESTS[interest]).join(", ")],
    ["Available", availabilityText(availability)],
  ].filter(([, value]) => value)
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
      {facts.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="font-bold">{label}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
