import { href } from "react-router"
import { defineStaffList, type RowAction } from "#app/lib/staff/define-staff-list.ts"
import { shippingActions } from "#app/lib/staff/shipping-sites.ts"
import { Link } from "#app/ui/navigation/link.tsx"
import { StatusBadge } from "#app/ui/staff/staff-layout.tsx"
import {
  type PackedRefill,
  packedRefills,
  type RefillRow,
  refillRows,
  waitingRefillCount,
} from "./queries.ts"

const STATUS_LABELS = { waiting: "Waiting", packed: "Packed", shipped: "Shipped" }

/** Requests for a new kit, the longest waiting first: pack, print the labels, ship. */
export const staffPage = defineStaffList<RefillRow, unknown, PackedRefill[]>({
  path: "/staff/refills",
  title: "Refills",
  description: "Kits that replace used naloxone: pack and ship them. Nothing joins a refill to a report.",
  navigation: { area: "Kits and reversals", label: "Refills", icon: "ph:mailbox-fill" },
  roles: ["outreach"],
  tiles: [
    {
      title: "Refills",
      icon: "ph:mailbox-fill",
      count: waitingRefillCount,
      text: count =>
        count === 0
          ? "No refills to ship."
          : count === 1
            ? "One refill to ship."
            : `${count} refills to ship.`,
    },
  ],
  messages: {
    moved: { text: "Updated.", tone: "good" },
    "not-possible": { text: "Someone else already updated this request.", tone: "warm" },
    "out-of-stock": {
      text: "There aren’t enough kits in stock, or at the site that ships them. See the stock under Kits.",
      tone: "warm",
    },
    "some-changed": { text: "Some were updated. The others couldn’t be.", tone: "warm" },
    "none-selected": { text: "Select at least one request first.", tone: "warm" },
    unknown: { text: "That request no longer exists.", tone: "warm" },
  },
  views: Object.entries(STATUS_LABELS).map(([value, label]) => ({ value, label })),
  order: { column: "weeks_waiting", type: "number", ascending: false, idPattern: /^[0-9a-f-]{36}$/ },
  rows: (db, { view }) => refillRows(db, view),
  inbox: { view: "waiting", about: requestText },
  idOf: row => row.id,
  nameOf: row => row.address?.full_name ?? "a request",
  empty: ({ view }) => (view === "waiting" ? "Nobody is waiting for a refill." : "No requests here."),
  columns: [
    { key: "address", label: "Address", cell: row => <Address {...row} /> },
    {
      key: "kits",
      label: "Request",
      cell: requestText,
      csv: ({ kits, weeks_waiting }) => `${kits} (${waitText(weeks_waiting)})`,
    },
    {
      key: "status",
      label: "Status",
      cell: ({ status }) => <StatusBadge status={STATUS_LABELS[status]} />,
      csv: ({ status }) => STATUS_LABELS[status],
    },
  ],
  rowActions: row => [...stepsOf(row.status), ...shippingActions(row.other_refill_sites)],
  bulkActions: ({ view }) => stepsOf(view).filter(({ isPrimary }) => isPrimary),
  extra: { load: packedRefills, View: LabelsLink },
})

const DELETE: RowAction = {
  intent: "drop",
  label: "Delete",
  effect: () => "The request and its address will be deleted. This can’t be undone.",
}

function stepsOf(status: string): RowAction[] {
  switch (status) {
    case "waiting":
      return [{ intent: "packed", label: "Mark as packed", isPrimary: true }, DELETE]
    case "packed":
      return [
        { intent: "shipped", label: "Mark as shipped", isPrimary: true },
        { intent: "waiting", label: "Unpack" },
        DELETE,
      ]
    default:
      return []
  }
}

function requestText({ kits, weeks_waiting }: RefillRow) {
  return `${kits === 1 ? "1 kit" : `${kits} kits`}, ${waitText(weeks_waiting)}`
}

function waitText(weeks: number) {
  return weeks === 0 ? "under a week" : weeks === 1 ? "1 week" : `${weeks} weeks`
}

function Address({ address }: RefillRow) {
  if (!address) return <b>This address can’t be read: it was encrypted with another key.</b>
  return (
    <address className="wrap-anywhere not-italic leading-snug">
      <b>{address.full_name}</b>
      <span className="block font-normal">
        {address.street}
        <br />
        {address.city}, {address.state} {address.zip}
      </span>
    </address>
  )
}

/** The server leaves out requests whose address it can’t decrypt: they have no label. */
function LabelsLink({ extra: { length } }: { extra: PackedRefill[] }) {
  if (length === 0) return null
  return (
    <Link to={href("/staff/refill-labels")} className="underline">
      Print {length === 1 ? "1 label" : `${length} labels`}
    </Link>
  )
}
