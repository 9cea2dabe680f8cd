import { formatShortDay } from "#app/lib/format/dates.ts"
import { defineStaffList } from "#app/lib/staff/define-staff-list.ts"
import { Badge } from "#app/ui/data/badge.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { OfficeTime } from "#app/ui/staff/office-time.tsx"
import { formatCents } from "../money.ts"
import { receiptRows } from "./queries.ts"

type Row = NonNullable<Awaited<ReturnType<typeof receiptRows>>["data"]>[number]

/** Every receipt, newest first. A receipt never changes: a correction is another one, which replaces it. */
export const staffPage = defineStaffList<Row>({
  path: "/staff/receipts",
  title: "Receipts",
  description: "All receipts by number, with those that were corrected or replaced.",
  navigation: { area: "Giving", label: "Receipts", icon: "ph:receipt-fill" },
  roles: ["finance"],
  tiles: [],
  messages: {},
  views: [
    { value: "all", label: "All" },
    { value: "corrected", label: "Corrections" },
  ],
  search: { label: "Receipt number" },
  order: { column: "issued_at", type: "time", ascending: false, idPattern: /^[0-9a-f-]{36}$/ },
  rows: (db, state) => receiptRows(db, state),
  idOf: row => row.id,
  nameOf: row => `receipt No. ${row.number}`,
  empty: ({ search, view }) =>
    search
      ? "No receipt has this number."
      : view === "corrected"
        ? "No receipt was corrected."
        : "No receipts yet.",
  columns: [
    {
      key: "number",
      label: "Receipt",
      cell: ({ id, number, code }) => (
        <>
          <a href={`/donate/receipts/${id}.pdf`} className="underline">
            No. {number}
          </a>
          <span className="block font-normal text-small">{code}</span>
        </>
      ),
      csv: ({ number }) => String(number),
    },
    {
      key: "donor",
      label: "Donor",
      cell: ({ donor_name, donation_id }) => (
        <Link to={`/staff/gifts/${donation_id}`} className="wrap-anywhere underline">
          {donor_name ?? "Erased donor"}
        </Link>
      ),
      personalCsv: ({ donor_name }) => donor_name ?? "",
    },
    {
      key: "amount",
      label: "Amount",
      cell: row => (
        <>
          <span className="wrap-anywhere tabular-nums">{row.thing ?? formatCents(row.amount_cents)}</span>
          <span className="block font-normal text-small">given {formatShortDay(row.received_on)}</span>
        </>
      ),
      csv: ({ amount_cents, thing, received_on }) =>
        `${thing ?? (amount_cents / 100).toFixed(2)} (${received_on})`,
    },
    {
      key: "status",
      label: "Status",
      cell: row => (
        <>
          <Badge tone={statusOf(row) === "Valid" ? "green" : undefined}>{statusOf(row)}</Badge>
          <span className="block font-normal text-small">
            <OfficeTime at={row.issued_at} show="shortDay" />
            {row.replaces !== null && `, replaces No. ${row.replaces}`}
            {!row.is_live && ", test"}
          </span>
        </>
      ),
      csv: row => `${statusOf(row)} (${row.issued_at.slice(0, 10)})`,
    },
  ],
})

function statusOf({ replaced_by, amount_cents, thing }: Row) {
  if (replaced_by !== null) return `Replaced by No. ${replaced_by}`
  return amount_cents === 0 && thing === null ? "Void, all refunded" : "Valid"
}
