import { defineStaffList } from "#app/lib/staff/define-staff-list.ts"
import { Link } from "#app/ui/navigation/link.tsx"
import { OfficeTime } from "#app/ui/staff/office-time.tsx"
import { StatusBadge } from "#app/ui/staff/staff-layout.tsx"
import { FREQUENCIES } from "./frequencies.ts"
import { HeldEvents } from "./held-events.tsx"
import { formatCents } from "./money.ts"
import { REFUND_MESSAGES } from "./refunds/messages.ts"
import { RESOLUTION_MESSAGES } from "./resolution.ts"
import { GiftDetail } from "./staff-detail.tsx"
import { MATCH_LABELS, SOURCE_LABELS, STATUS_LABELS } from "./staff-labels.ts"
import {
  giftForStaff,
  giftRows,
  heldNameCount,
  paymentProblemCount,
  paymentProblems,
} from "./staff-queries.ts"

/** Gifts of money, newest first: look one up, return it, and see payments that need a look. */
export const staffPage = defineStaffList({
  path: "/staff/gifts",
  title: "Gifts",
  description: "Gifts, their receipts and refunds, employer matches and names on the donor wall.",
  navigation: { area: "Giving", label: "Gifts", icon: "ph:hand-heart-fill" },
  roles: ["finance"],
  hasImport: true,
  tiles: [
    {
      title: "Gifts",
      icon: "ph:hand-heart-fill",
      count: paymentProblemCount,
      text: count =>
        count === 0
          ? "No payment is held."
          : count === 1
            ? "One payment needs a look."
            : `${count < 20 ? count : "20 or more"} payments need a look.`,
    },
    {
      title: "Donor wall",
      icon: "ph:hand-heart-fill",
      to: "/staff/gifts?view=names",
      count: heldNameCount,
      text: count =>
        count === 0
          ? "No names to review."
          : count === 1
            ? "One name to review."
            : `${count} names to review.`,
    },
  ],
  messages: {
    ...RESOLUTION_MESSAGES,
    ...REFUND_MESSAGES,
    "match-saved": { text: "Saved.", tone: "good" },
    "name-saved": { text: "Saved. The donor wall is up to date.", tone: "good" },
  },
  views: [
    { value: "paid", label: "Paid" },
    { value: "unpaid", label: "Not paid" },
    { value: "names", label: "Names to review" },
    { value: "employers", label: "Employer matches" },
    { value: "returned", label: "Refunded and disputed" },
    { value: "all", label: "All" },
  ],
  search: { label: "Whole email, receipt number, or amount with $" },
  order: { column: "created_at", type: "time", ascending: false, idPattern: /^[0-9a-f-]{36}$/ },
  rows: (db, state) => giftRows(db, state),
  inbox: {
    view: "names",
    about: ({ donor_name }) => `Asks to be on the donor wall as “${donor_name}”`,
  },
  idOf: row => row.id,
  nameOf: row => `the gift of ${row.donor_name ?? "a former donor"}`,
  empty: ({ search, view }) =>
    search === ""
      ? "No gifts here."
      : view === "all"
        ? "No gift matches. Search for a whole email address, a receipt number like 42, or an amount like $40."
        : "No gift matches in this view. Look in All, too.",
  columns: [
    {
      key: "donor",
      label: "Donor",
      cell: ({ donor_name, donor_email }, { href }) => (
        <>
          <Link to={href} className="wrap-anywhere underline">
            {donor_name ?? "Erased donor"}
          </Link>
          <span className="wrap-anywhere block font-normal text-small">{breakable(donor_email)}</span>
        </>
      ),
      personalCsv: ({ donor_name, donor_email }) => `${donor_name ?? ""} ${donor_email ?? ""}`.trim(),
    },
    {
      key: "amount",
      label: "Amount",
      cell: ({ total_cents, refunded_cents, frequency, source, thing }) => (
        <>
          <span className="tabular-nums">{thing ?? formatCents(total_cents - refunded_cents)}</span>{" "}
          <span className="block font-normal text-small">
            {source === "card" ? FREQUENCIES[frequency].label : SOURCE_LABELS[source]}
          </span>
        </>
      ),
      csv: ({ total_cents, refunded_cents, thing }) =>
        thing ?? ((total_cents - refunded_cents) / 100).toFixed(2),
    },
    {
      key: "status",
      label: "Status",
      cell: ({ status, is_live, created_at, employer, employer_match }) => (
        <>
          <StatusBadge status={STATUS_LABELS[status]} />
          {employer && (
            <span className="block font-normal text-small">
              {employer}: {MATCH_LABELS[employer_match ?? "to-ask"].toLowerCase()}
            </span>
          )}
          <span className="block font-normal text-small">
            <OfficeTime at={created_at} show="shortDay" />
            {is_live === false && ", test"}
          </span>
        </>
      ),
      csv: ({ status, created_at }) => `${STATUS_LABELS[status]} (${created_at.slice(0, 10)})`,
    },
  ],
  detail: { load: giftForStaff, View: GiftDetail },
  extra: { load: paymentProblems, View: HeldEvents },
})

/** An address that breaks after its @ before it breaks inside a word. */
function breakable(email: string | null) {
  const [name, domain] = email?.split("@") ?? []
  return (
    domain && (
      <>
        {name}@<wbr />
        {domain}
      </>
    )
  )
}
