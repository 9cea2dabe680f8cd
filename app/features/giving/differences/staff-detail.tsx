import type { DetailProps } from "#app/lib/staff/define-staff-list.ts"
import { Badge } from "#app/ui/data/badge.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { OfficeTime } from "#app/ui/staff/office-time.tsx"
import { StaffSheet } from "#app/ui/staff/staff-layout.tsx"
import { ReasonForm } from "../reason-form.tsx"
import { differenceSentence, KIND_LABELS } from "./sentence.ts"
import type { Difference } from "./staff-queries.ts"

/** One difference: what it says, the gift it is about, and the form that closes it. */
export function DifferenceDetail({ detail, mayAct, result, listHref, message }: DetailProps<Difference>) {
  const { id, kind, payment_id, donation_id, found_at, resolved_at, resolution } = detail
  return (
    <StaffSheet className="grid gap-6 self-start p-[clamp(18px,2vw,28px)]">
      <Link to={listHref} className="justify-self-start underline min-[1180px]:hidden">
        Back to the list
      </Link>
      <div className="flex items-start justify-between gap-4">
        <h2 className="wrap-anywhere wdth-88 text-3 leading-tight">{KIND_LABELS[kind]}</h2>
        <Badge className="flex-none">{resolved_at ? "Resolved" : "Open"}</Badge>
      </div>
      {message}
      <p>{differenceSentence(detail)}</p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        <dt className="font-bold">Found</dt>
        <dd>
          <OfficeTime at={found_at} show="shortDay" />
        </dd>
        <dt className="font-bold">Provider</dt>
        <dd>{MODES[detail.mode]}</dd>
        {payment_id && (
          <>
            <dt className="font-bold">Payment</dt>
            <dd className="wrap-anywhere">{payment_id}</dd>
          </>
        )}
        {resolved_at && (
          <>
            <dt className="font-bold">Resolved</dt>
            <dd className="wrap-anywhere">
              <OfficeTime at={resolved_at} show="shortDay" />: {resolution}
            </dd>
          </>
        )}
      </dl>
      {donation_id && (
        <Link to={`/staff/gifts/${donation_id}`} className="justify-self-start underline">
          Open the gift
        </Link>
      )}
      {mayAct && !resolved_at && (
        <ReasonForm id={id} result={result} className="border-ink border-t-4 pt-5" />
      )}
    </StaffSheet>
  )
}

const MODES: Readonly<Record<Difference["mode"], string>> = {
  live: "Stripe",
  "stripe-test": "Stripe, test mode",
  "built-in": "The built-in test provider",
}
