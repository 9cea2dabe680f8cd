import { formatDate } from "#app/lib/format/dates.ts"
import { formatInteger } from "#app/lib/format/numbers.ts"
import { defineStaffList } from "#app/lib/staff/define-staff-list.ts"
import { Link } from "#app/ui/navigation/link.tsx"
import { StaffDetail } from "./staff-detail.tsx"
import { METRIC_ID, metricForStaff, metricRows } from "./staff-queries.ts"

/** The public numbers: their definitions, baselines and corrections. */
export const staffPage = defineStaffList({
  path: "/staff/impact",
  title: "Public numbers",
  description: "Definitions, baselines and corrections of the numbers on the site.",
  navigation: { area: "Site", label: "Public numbers", icon: "ph:chart-bar-fill" },
  roles: ["editor", "auditor"],
  actionRoles: ["editor"],
  tiles: [],
  messages: {
    saved: { text: "Saved as a new version. Everyone can read the reason.", tone: "good" },
    unchanged: { text: "Nothing changed.", tone: "warm" },
  },
  views: [{ value: "all", label: "All" }],
  order: { column: "position", type: "number", ascending: true, idPattern: METRIC_ID },
  rows: db => metricRows(db),
  idOf: row => row.id,
  nameOf: row => row.label,
  empty: () => "No public numbers yet.",
  columns: [
    {
      key: "label",
      label: "Number",
      cell: ({ label }, { href }) => (
        <Link to={href} className="underline">
          {label}
        </Link>
      ),
      csv: ({ id }) => id,
    },
    {
      key: "total",
      label: "Now",
      cell: row => formatInteger(total(row)),
      csv: row => String(total(row)),
    },
    {
      key: "baseline",
      label: "By hand",
      cell: ({ baseline, baseline_on }) => `${formatInteger(baseline)} up to ${formatDate(baseline_on)}`,
      csv: ({ baseline }) => String(baseline),
    },
    {
      key: "records",
      label: "Records",
      cell: ({ records }) => (records.length > 0 ? records.join(", ") : "none yet"),
      csv: ({ records }) => records.join(", "),
    },
    {
      key: "version",
      label: "Version",
      cell: ({ version }) => version,
      csv: ({ version }) => String(version),
    },
  ],
  detail: { load: metricForStaff, View: StaffDetail },
})

function total({ baseline, impact_counts }: { baseline: number; impact_counts: { amount: number } | null }) {
  return baseline + (impact_counts?.amount ?? 0)
}
