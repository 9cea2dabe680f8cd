import { href } from "react-router"
import { defineStaffList } from "#app/lib/staff/define-staff-list.ts"
import { shippingActions } from "#app/lib/staff/shipping-sites.ts"
import { Link } from "#app/ui/navigation/link.tsx"
import { OfficeTime } from "#app/ui/staff/office-time.tsx"
import { StatusBadge } from "#app/ui/staff/staff-layout.tsx"
import { type KitRow, kitRequestRows, openKitCount, packedKits } from "./queries.ts"
import { nextSteps, STATUS_LABELS, statusLabel, statusSteps } from "./status.ts"
import { kitStock, stockProblemCount } from "./stock/queries.ts"
import { StockPanel } from "./stock/stock-panel.tsx"

/** Requests for naloxone kits, oldest first: approve, pack, ship. */
export const staffPage = defineStaffList({
  path: "/staff/kits",
  title: "Kits",
  description: "Kit requests to approve, pack and ship, and the stock by site.",
  navigation: { area: "Kits and reversals", label: "Kits", icon: "ph:package-fill" },
  roles: ["outreach"],
  tiles: [
    {
      title: "Kits",
      icon: "ph:package-fill",
      count: openKitCount,
      text: count =>
        count === 0 ? "No open requests." : count === 1 ? "One open request." : `${count} open requests.`,
    },
    {
      title: "Kit stock",
      icon: "ph:package-fill",
      count: stockProblemCount,
      text: count =>
        count === 0
          ? "No site is low on kits."
          : count === 1
            ? "One site needs a look."
            : `${count} sites need a look.`,
    },
  ],
  messages: {
    moved: { text: "Updated.", tone: "good" },
    saved: { text: "Stock updated.", tone: "good" },
    "site-saved": { text: "Site saved.", tone: "good" },
    "site-closed": { text: "Closed. Move what’s left to another site.", tone: "good" },
    "ships-mail": { text: "Let another site ship kits first. Then you can close this one.", tone: "warm" },
    "out-of-stock": {
      text: "That site doesn’t have enough kits. Move kits there, or ship from another site.",
      tone: "warm",
    },
    "not-possible": { text: "Someone else already updated this request.", tone: "warm" },
    "some-changed": {
      text: "Some were updated. The others had already been updated by someone else.",
      tone: "warm",
    },
    "none-selected": { text: "Select at least one request first.", tone: "warm" },
    unknown: { text: "That request no longer exists.", tone: "warm" },
  },
  views: [
    { value: "open", label: "To do" },
    ...Object.entries(STATUS_LABELS).map(([value, label]) => ({ value, label })),
  ],
  order: { column: "requested_at", type: "time", ascending: true, idPattern: /^[0-9a-f-]{36}$/ },
  rows: (db, { view }) => kitRequestRows(db, view),
  inbox: {
    view: "open",
    about: ({ quantity, requested_at }, times) =>
      `${kitsText(quantity)}, requested ${times.shortDay(requested_at)}`,
  },
  idOf: row => row.id,
  nameOf: row => row.full_name ?? "request",
  empty: ({ view }) => (view === "open" ? "No open requests." : "No requests with this status."),
  columns: [
    {
      key: "address",
      label: "Address",
      cell: row => <Address {...row} />,
      personalCsv: row => addressText(row),
    },
    {
      key: "request",
      label: "Request",
      cell: ({ quantity, requested_at }) => (
        <>
          {kitsText(quantity)},{" "}
          <span className="whitespace-nowrap">
            requested <OfficeTime at={requested_at} show="shortDay" />
          </span>
        </>
      ),
      csv: ({ quantity, requested_at }) => `${quantity} (${requested_at.slice(0, 10)})`,
    },
    {
      key: "status",
      label: "Status",
      cell: ({ status }) => <StatusBadge status={statusLabel(status)} />,
      csv: ({ status }) => statusLabel(status),
    },
  ],
  rowActions: row => [...statusSteps(row), ...shippingActions(row.other_kit_sites)],
  bulkActions: ({ view }, [first]) => (view === "open" || !first ? [] : nextSteps(first)),
  extra: {
    load: async db => {
      const [stock, packed] = await Promise.all([kitStock(db), packedKits(db)])
      return { ...stock, labels: packed.length }
    },
    View: ({ extra, result }) => (
      <>
        <LabelsLink count={extra.labels} />
        <StockPanel {...{ extra, result }} />
      </>
    ),
  },
})

function LabelsLink({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <Link to={href("/staff/kit-labels")} className="underline">
      Print {count === 1 ? "1 label" : `${count} labels`}
    </Link>
  )
}

function kitsText(quantity: number) {
  return quantity === 1 ? "1 kit" : `${quantity} kits`
}

function Address({ full_name, street, city, state, zip }: KitRow) {
  return (
    <address className="wrap-anywhere not-italic leading-snug">
      <b>{full_name ?? "Address removed"}</b>
      {street && (
        <span className="block font-normal">
          {street}
          <br />
          {city}, {state} {zip}
        </span>
      )}
    </address>
  )
}

function addressText({ full_name, street, city, state, zip }: KitRow) {
  return street ? `${full_name}, ${street}, ${city}, ${state} ${zip}` : "Address removed"
}
