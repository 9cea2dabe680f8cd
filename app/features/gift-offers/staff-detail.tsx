import type { DetailProps } from "#app/lib/staff/define-staff-list.ts"
import { Badge } from "#app/ui/data/badge.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { TextArea } from "#app/ui/forms/text-area.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { StaffSheet } from "#app/ui/staff/staff-layout.tsx"
import { KIND_LABELS } from "./kinds.ts"
import type { StaffOffer } from "./staff-queries.ts"
import { STAGE_LABELS, stageActions } from "./stages.ts"

/** One offer: what staff do next, and the buttons that move it to another stage. */
export function StaffDetail({ detail: offer, message, result, listHref }: DetailProps<StaffOffer>) {
  const isOpen = offer.stage !== "completed" && offer.stage !== "withdrawn"
  return (
    <StaffSheet className="grid gap-6 self-start p-[clamp(18px,2vw,28px)]">
      <Link to={listHref} className="justify-self-start underline min-[1180px]:hidden">
        Back to the list
      </Link>
      <div className="flex items-start justify-between gap-4">
        <h2 className="wrap-anywhere wdth-88 text-3 leading-tight">{offer.organization ?? offer.name}</h2>
        <Badge className="flex-none">{STAGE_LABELS[offer.stage]}</Badge>
      </div>
      {message}
      <Facts offer={offer} />
      <p className="wrap-anywhere whitespace-pre-line">{offer.details}</p>
      {offer.note && (
        <p className="wrap-anywhere whitespace-pre-line">
          <b>Our last note:</b> {offer.note}
        </p>
      )}
      {isOpen && <NextStep offer={offer} />}
      {isOpen && (
        <Form result={result?.intent === "plan" ? {} : (result ?? {})} className="border-ink border-t-4 pt-5">
          <TextArea
            name="note"
            label="Note to the donor"
            hint="It’s in the email and on their page. When you decline, it’s the reason."
            maxLength={1000}
            optional
          />
          <div className="flex flex-wrap gap-3">
            {stageActions(offer.next_offer_stages).map(({ intent, label, isPrimary }) => (
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

function NextStep({ offer }: { offer: StaffOffer }) {
  return (
    <Form
      key={`${offer.next_step} ${offer.next_on}`}
      intent="plan"
      className="grid gap-4 border-ink border-t-4 pt-5"
    >
      <TextField
        name="next_step"
        label="Next step"
        hint="Only staff see this: who does what."
        maxLength={300}
        defaultValue={offer.next_step ?? ""}
        optional
      />
      <TextField
        name="next_on"
        type="date"
        label="By"
        defaultValue={offer.next_on ?? ""}
        className="max-w-60"
        optional
      />
      <SubmitButton variant="white" size="sm" className="justify-self-start">
        Save the next step
      </SubmitButton>
    </Form>
  )
}

function Facts({ offer }: { offer: StaffOffer }) {
  const facts = [
    ["Kind", KIND_LABELS[offer.kind]],
    ["Donor", offer.name],
    ["Email", offer.email],
    ["Organization", offer.organization],
    ["Place", offer.place],
    ["Thanks in public", offer.wants_thanks ? "Yes" : "No, stays anonymous"],
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
