import type { DetailProps } from "#app/lib/staff/define-staff-list.ts"
import { Badge } from "#app/ui/data/badge.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { OfficeTime } from "#app/ui/staff/office-time.tsx"
import { StaffSheet } from "#app/ui/staff/staff-layout.tsx"
import type { StaffSubscriber } from "./staff-queries.ts"
import { topicNames } from "./topic-names.ts"

/** One subscriber: what they chose, and whether our email reaches them. */
export function StaffDetail({ detail, message, listHref, result }: DetailProps<StaffSubscriber>) {
  const { email, topics, state, confirmed_at, undeliverable_at, resumptions } = detail
  return (
    <StaffSheet className="grid gap-6 self-start p-[clamp(18px,2vw,28px)]">
      <Link to={listHref} className="justify-self-start underline min-[1180px]:hidden">
        Back to the list
      </Link>
      <div className="flex items-start justify-between gap-4">
        <h2 className="wrap-anywhere wdth-88 text-3 leading-tight">{email}</h2>
        {undeliverable_at && <Badge className="flex-none">Undeliverable</Badge>}
      </div>
      {message}
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5">
        <dt>Gets</dt>
        <dd>{topicNames(topics)}</dd>
        <dt>State</dt>
        <dd>{state ?? "All states"}</dd>
        <dt>Since</dt>
        <dd>
          <OfficeTime at={confirmed_at!} show="day" />
        </dd>
      </dl>
      {undeliverable_at && (
        <Form
          intent="resume"
          result={result?.intent === "resume" ? result : {}}
          className="border-ink border-t-[2.5px] pt-4"
        >
          <p>
            Their mail server has refused our email since <OfficeTime at={undeliverable_at} show="shortDay" />
            , so we send none. Turn it on again only if you know that the address works.
          </p>
          <TextField
            name="reason"
            label="Why does it work again?"
            hint="Other staff can read it here."
            maxLength={300}
          />
          <SubmitButton className="justify-self-start">Send to them again</SubmitButton>
        </Form>
      )}
      {resumptions.length > 0 && <Resumptions resumptions={resumptions} />}
    </StaffSheet>
  )
}

function Resumptions({ resumptions }: Pick<StaffSubscriber, "resumptions">) {
  return (
    <section className="grid gap-3 border-gray-300 border-t-[1.5px] pt-4">
      <h3 className="font-bold">Turned on again</h3>
      <ul className="grid gap-3">
        {resumptions.map(({ id, refused_since, reason, created_at }) => (
          <li key={id}>
            <p className="wrap-anywhere">{reason}</p>
            <p className="text-gray-600 text-small">
              <OfficeTime at={created_at} show="day" />, after refusals since{" "}
              <OfficeTime at={refused_since} show="day" />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
