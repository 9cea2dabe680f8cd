import { defineStaffList } from "#app/lib/staff/define-staff-list.ts"
import { Link } from "#app/ui/navigation/link.tsx"
import { OfficeTime } from "#app/ui/staff/office-time.tsx"
import { formatCents } from "../money.ts"
import { RefundLimit } from "./limit-form.tsx"
import { REFUND_MESSAGES } from "./messages.ts"
import { refundLimitForm, refundRows, waitingRefundCount } from "./queries.ts"

type Row = NonNullable<Awaited<ReturnType<typeof refundRows>>["data"]>[number]

/** Refunds with who asked for them and who approved; those above the limit wait for a second person. */
export const staffPage = defineStaffList<Row, unknown, Awaited<ReturnType<typeof refundLimitForm>>>({
  path: "/staff/refunds",
  title: "Refunds",
  description: "Refunds of gifts: who asked, who approved, and which wait for a second person.",
  navigation: { area: "Giving", label: "Refunds", icon: "ph:arrow-counter-clockwise-bold" },
  roles: ["finance"],
  tiles: [
    {
      title: "Refunds",
      icon: "ph:arrow-counter-clockwise-bold",
      count: waitingRefundCount,
      text: count =>
        count === 0
          ? "No refund waits for approval."
          : count === 1
            ? "One refund waits for approval."
            : `${count} refunds wait for approval.`,
    },
  ],
  messages: {
    ...REFUND_MESSAGES,
    "limit-saved": { text: "Saved. It applies to every refund from now on.", tone: "good" },
  },
  views: [
    { value: "waiting", label: "Waiting" },
    { value: "approved", label: "Approved" },
    { value: "declined", label: "Declined" },
  ],
  order: { column: "requested_at", type: "time", ascending: false, idPattern: /^[0-9a-f-]{36}$/ },
  rows: (db, { view }) => refundRows(db, view),
  inbox: {
    view: "waiting",
    about: row =>
      row.is_own_request
        ? `You asked to refund ${amountOf(row)}. Someone else must approve.`
        : `${requesterOf(row)} asks to refund ${amountOf(row)}`,
  },
  idOf: row => row.id,
  nameOf: row => `the refund of ${formatCents(row.cents)} to ${donorOf(row)}`,
  empty: ({ view }) =>
    view === "waiting"
      ? "No refund waits for approval."
      : `No ${view === "declined" ? "declined" : "approved"} refunds.`,
  rowActions: ({ status, is_own_request, donations: { source } }) =>
    status !== "waiting"
      ? []
      : is_own_request
        ? [{ intent: "decline", label: "Take it back" }]
        : [
            {
              intent: "approve",
              label: source === "card" ? "Approve and refund" : "Approve and note it",
              isPrimary: true,
            },
            { intent: "decline", label: "Decline" },
          ],
  columns: [
    {
      key: "gift",
      label: "Gift",
      cell: row => (
        <>
          <Link to={`/staff/gifts/${row.donation_id}`} className="wrap-anywhere underline">
            {row.donations.donor_name ?? "Erased donor"}
          </Link>
          <span className="block font-normal text-small">{amountOf(row)}</span>
        </>
      ),
      csv: row => row.donation_id,
    },
    {
      key: "amount",
      label: "Amount",
      cell: ({ cents }) => <span className="tabular-nums">{formatCents(cents)}</span>,
      csv: ({ cents }) => (cents / 100).toFixed(2),
    },
    {
      key: "people",
      label: "Asked and decided by",
      cell: row => (
        <>
          <span className="block">
            {requesterOf(row)}, <OfficeTime at={row.requested_at} show="shortDay" />
          </span>
          <span className="block font-normal text-small">{decisionOf(row)}</span>
        </>
      ),
      csv: row => row.requested_at.slice(0, 10),
      personalCsv: row => `${requesterOf(row)} (${row.requested_at.slice(0, 10)}); ${decisionOf(row)}`,
    },
  ],
  extra: { load: refundLimitForm, View: RefundLimit },
})

function donorOf({ donations }: Row) {
  return donations.donor_name ?? "a former donor"
}

function amountOf({ cents, donations: { total_cents } }: Row) {
  return cents === total_cents
    ? `the whole gift of ${formatCents(total_cents)}`
    : `${formatCents(cents)} of a gift of ${formatCents(total_cents)}`
}

function requesterOf({ is_own_request, requested_by_name }: Row) {
  return is_own_request ? "You" : (requested_by_name ?? "A former colleague")
}

function decisionOf({ status, decided_at, decided_by_name, refunded_after_cents, donations }: Row) {
  if (!decided_at) return "Waits for a second person"
  const who = decided_by_name ? `${status} by ${decided_by_name}` : "one person was enough"
  const sent = status === "approved" && donations.refunded_cents < refunded_after_cents
  return `${who[0]!.toUpperCase()}${who.slice(1)}${sent ? ", not confirmed by the payment provider yet" : ""}`
}
