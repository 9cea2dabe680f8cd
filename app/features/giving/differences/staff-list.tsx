import { formatShortDay } from "#app/lib/format/dates.ts"
import { defineStaffList } from "#app/lib/staff/define-staff-list.ts"
import { Badge } from "#app/ui/data/badge.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { OfficeTime } from "#app/ui/staff/office-time.tsx"
import { RESOLUTION_MESSAGES } from "../resolution.ts"
import { LastComparison } from "./last-comparison.tsx"
import { differenceSentence, KIND_LABELS } from "./sentence.ts"
import { DifferenceDetail } from "./staff-detail.tsx"
import {
  type Difference,
  differenceForStaff,
  differenceRows,
  lastComparison,
  openDifferenceCount,
} from "./staff-queries.ts"

/** What the nightly comparison with the payment provider found, newest first. */
export const staffPage = defineStaffList<Difference, Difference, Awaited<ReturnType<typeof lastComparison>>>({
  path: "/staff/payment-differences",
  title: "Payment differences",
  description: "Every night we compare our gifts with the payment provider’s list. What differs is here.",
  navigation: { area: "Giving", label: "Payment differences", icon: "ph:warning-circle-fill" },
  roles: ["finance"],
  tiles: [
    {
      title: "Payment differences",
      icon: "ph:warning-circle-fill",
      count: openDifferenceCount,
      text: count =>
        count === 0
          ? "No open differences."
          : count === 1
            ? "One difference is open."
            : `${count} differences are open.`,
    },
  ],
  messages: RESOLUTION_MESSAGES,
  views: [
    { value: "open", label: "Open" },
    { value: "resolved", label: "Resolved" },
  ],
  order: { column: "found_at", type: "time", ascending: false, idPattern: /^[0-9a-f-]{36}$/ },
  rows: (db, { view }) => differenceRows(db, view),
  inbox: { view: "open", about: differenceSentence },
  idOf: row => row.id,
  nameOf: row => `the difference of ${formatShortDay(row.paid_at)}`,
  empty: ({ view }) =>
    view === "resolved"
      ? "No resolved differences."
      : "No open differences. We compare our gifts with the payment provider’s list every night.",
  columns: [
    {
      key: "difference",
      label: "Difference",
      cell: (row, { href }) => (
        <>
          <Link to={href} className="underline">
            {KIND_LABELS[row.kind]}
          </Link>
          <span className="block font-normal text-small">{differenceSentence(row)}</span>
        </>
      ),
      csv: differenceSentence,
    },
    {
      key: "found",
      label: "Found",
      cell: ({ found_at }) => (
        <span className="whitespace-nowrap">
          <OfficeTime at={found_at} show="shortDay" />
        </span>
      ),
      csv: ({ found_at }) => found_at.slice(0, 10),
    },
    {
      key: "state",
      label: "State",
      cell: ({ resolved_at }) => <Badge>{resolved_at ? "Resolved" : "Open"}</Badge>,
      csv: ({ resolution }) => resolution ?? "Open",
    },
  ],
  extra: { load: lastComparison, View: LastComparison },
  detail: { load: differenceForStaff, View: DifferenceDetail },
})
