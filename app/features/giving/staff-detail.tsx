import type { DetailProps } from "#app/lib/staff/define-staff-list.ts"
import type { OfficeTimes } from "#app/lib/staff/office-time.ts"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { OfficeTime, useOfficeTimes } from "#app/ui/staff/office-time.tsx"
import { StaffSheet, StatusBadge } from "#app/ui/staff/staff-layout.tsx"
import { FREQUENCIES } from "./frequencies.ts"
import { formatCents } from "./money.ts"
import { GiftForms } from "./staff-forms.tsx"
import { SOURCE_LABELS, STATUS_LABELS } from "./staff-labels.ts"
import type { StaffGift } from "./staff-queries.ts"

/** One gift: who gave what, its receipts, and a refund. */
export function GiftDetail({ detail: gift, mayAct, listHref, message }: DetailProps<StaffGift>) {
  return (
    <StaffSheet className="grid gap-6 self-start p-[clamp(18px,2vw,28px)]">
      <Link to={listHref} className="justify-self-start underline min-[1180px]:hidden">
        Back to the list
      </Link>
      <div className="flex items-start justify-between gap-4">
        <h2 className="wrap-anywhere wdth-88 text-3 leading-tight">{gift.donor_name ?? "Erased donor"}</h2>
        <StatusBadge className="flex-none" status={STATUS_LABELS[gift.status]} />
      </div>
      {message}
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        {factsOf(gift, useOfficeTimes()).map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="font-bold">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <Receipts receipts={gift.receipts} />
      {mayAct && <GiftForms gift={gift} />}
      <WaitingRefund requests={gift.refund_requests} />
      {mayAct && isReturnable(gift) && gift.refund_requests.length === 0 && <RefundForm gift={gift} />}
    </StaffSheet>
  )
}

function WaitingRefund({ requests }: { requests: StaffGift["refund_requests"] }) {
  return requests.map(({ cents, requested_by_name }) => (
    <p key={cents} className="border-ink border-t-4 pt-5">
      A refund of {formatCents(cents)}, asked for by {requested_by_name ?? "a former colleague"}, waits for a
      second person.{" "}
      <Link to="/staff/refunds" className="underline">
        Open refunds
      </Link>
    </p>
  ))
}

function RefundForm({ gift }: { gift: StaffGift }) {
  const { id, source, total_cents, refunded_cents, refund_limit_cents } = gift
  const left = total_cents - refunded_cents
  const alone = refund_limit_cents === null ? left : Math.max(0, refund_limit_cents - refunded_cents)
  const approval = alone < left ? ` More than ${formatCents(alone)} needs someone else’s approval.` : ""
  const isCard = source === "card"
  return (
    <Form key={left} intent="refund" className="grid gap-4 border-ink border-t-4 pt-5">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="refunded_before" value={refunded_cents} />
      <TextField
        name="refund"
        label={isCard ? "Refund in dollars" : "Returned in dollars"}
        prefix="$"
        inputMode="decimal"
        autoComplete="off"
        // What goes back to a card is typed, so that one press never returns a whole gift by accident.
        defaultValue={isCard ? "" : (left / 100).toFixed(2)}
        hint={
          isCard
            ? `Up to ${formatCents(left)}. It goes back to the ${gift.is_bank_debit ? "account" : "card"}, and the donor gets a corrected receipt.${approval}`
            : `Up to ${formatCents(left)}, for a check that bounced or money you sent back. It moves no money; the donor gets a corrected receipt.${approval}`
        }
      />
      <SubmitButton variant="siren" size="sm" className="justify-self-start">
        {isCard ? "Refund" : "Note the return"}
      </SubmitButton>
    </Form>
  )
}

type Fact = [label: string, value: string]

function isReturnable({ status, source, payment_id }: StaffGift) {
  return status === "succeeded" && (source === "card" ? payment_id !== null : source !== "in-kind")
}

function howOf({ source, frequency }: StaffGift) {
  return (source === "card" ? FREQUENCIES[frequency].label : SOURCE_LABELS[source]).toLowerCase()
}

function factsOf(gift: StaffGift, times: OfficeTimes): Fact[] {
  const { tribute_kind, tribute_name, tribute_message, employer } = gift
  return [
    ["Email", gift.donor_email ?? "Erased"],
    ["Gift", `${gift.thing ?? formatCents(gift.gift_cents)}, ${howOf(gift)}`],
    ...(gift.source === "card"
      ? [[gift.is_bank_debit ? "Bank fee covered" : "Card fee covered", formatCents(gift.fee_cents)] as Fact]
      : []),
    ...(gift.reference ? [["Number", gift.reference] as Fact] : []),
    ...(gift.check_batches ? [["Batch", batchOf(gift.check_batches, times)] as Fact] : []),
    ...(gift.campaigns ? [["Campaign", gift.campaigns.title] as Fact] : []),
    ["Refunded", formatCents(gift.refunded_cents)],
    ["Started", times.shortDay(gift.created_at)],
    ...(tribute_kind && tribute_name ? [["Tribute", `In ${tribute_kind} of ${tribute_name}`] as Fact] : []),
    ...(tribute_message ? [["To the family", tribute_message] as Fact] : []),
    ...(employer ? [["Employer", employer] as Fact] : []),
  ]
}

function batchOf(
  { checks, total_cents, entered_at }: NonNullable<StaffGift["check_batches"]>,
  times: OfficeTimes,
) {
  const count = checks === 1 ? "1 check" : `${checks} checks`
  return `${count}, ${formatCents(total_cents)}, entered ${times.shortDay(entered_at)}`
}

function Receipts({ receipts }: Pick<StaffGift, "receipts">) {
  return (
    <ul className="grid gap-1 text-small">
      {receipts.map(({ id, number, amount_cents, issued_at, code }, index) => (
        <li key={number}>
          <a href={`/donate/receipts/${id}.pdf`} className="underline">
            Receipt No. {number}
          </a>
          , {formatCents(amount_cents)}, <OfficeTime at={issued_at} show="shortDay" />, code {code}
          {index < receipts.length - 1 && `, replaced by No. ${receipts[index + 1]!.number}`}
        </li>
      ))}
    </ul>
  )
}
