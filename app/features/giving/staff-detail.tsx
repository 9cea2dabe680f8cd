import { formatShortDay } from "#app/lib/format/dates.ts"
import type { DetailProps } from "#app/lib/staff/define-staff-list.ts"
import { Badge } from "#app/ui/data/badge.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { StaffSheet } from "#app/ui/staff/staff-layout.tsx"
import { FREQUENCIES } from "./frequencies.ts"
import { formatCents } from "./money.ts"
import { STATUS_LABELS } from "./staff-labels.ts"
import type { StaffGift } from "./staff-queries.ts"

/** One gift: who gave what, its receipts, and a refund. */
export function GiftDetail({ detail: gift, mayAct, listHref, message }: DetailProps<StaffGift>) {
  const left = gift.total_cents - gift.refunded_cents
  return (
    <StaffSheet className="grid gap-6 self-start p-[clamp(18px,2vw,28px)]">
      <Link to={listHref} className="justify-self-start underline min-[1180px]:hidden">
        Back to the list
      </Link>
      <div className="flex items-start justify-between gap-4">
        <h2 className="wrap-anywhere wdth-88 text-3 leading-tight">{gift.donor_name ?? "Erased donor"}</h2>
        <Badge className="flex-none">{STATUS_LABELS[gift.status]}</Badge>
      </div>
      {message}
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        {factsOf(gift).map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="font-bold">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <Receipts receipts={gift.receipts} />
      {mayAct && gift.status === "succeeded" && gift.payment_id !== null && (
        <Form key={left} intent="refund" className="grid gap-4 border-ink border-t-4 pt-5">
          <input type="hidden" name="id" value={gift.id} />
          <TextField
            name="refund"
            label="Refund in dollars"
            prefix="$"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={(left / 100).toFixed(2)}
            hint={`Up to ${formatCents(left)}. It goes back to the card, and the donor gets a corrected receipt.`}
          />
          <SubmitButton variant="siren" size="sm" className="justify-self-start">
            Refund
          </SubmitButton>
        </Form>
      )}
    </StaffSheet>
  )
}

function factsOf(gift: StaffGift): [label: string, value: string][] {
  const { tribute_kind, tribute_name, employer } = gift
  return [
    ["Email", gift.donor_email ?? "Erased"],
    ["Gift", `${formatCents(gift.gift_cents)}, ${FREQUENCIES[gift.frequency].label.toLowerCase()}`],
    ["Card fee covered", formatCents(gift.fee_cents)],
    ["Refunded", formatCents(gift.refunded_cents)],
    ["Started", formatShortDay(gift.created_at)],
    ...(tribute_kind && tribute_name
      ? [["Tribute", `In ${tribute_kind} of ${tribute_name}`] as [string, string]]
      : []),
    ...(employer ? [["Employer", employer] as [string, string]] : []),
  ]
}

function Receipts({ receipts }: Pick<StaffGift, "receipts">) {
  return (
    <ul className="grid gap-1 text-small">
      {receipts.map(({ number, amount_cents, issued_at, code }) => (
        <li key={number}>
          Receipt No. {number}, {formatCents(amount_cents)}, {formatShortDay(issued_at)}, code {code}
        </li>
      ))}
    </ul>
  )
}
