import { formatDay } from "#app/lib/format/dates.ts"
import { defineRecordList } from "#app/ui/staff/define-record-list.tsx"
import { formatCents } from "../money.ts"
import { progressOf } from "./progress.ts"
import { type Campaign, campaignRecords, isOpen } from "./queries.ts"
import { CampaignForm } from "./staff-form.tsx"

/** What gifts can be made for, with goals. */
export const staffPage = defineRecordList({
  path: "/staff/campaigns",
  title: "Campaigns",
  description: "What donors can give for, with goals and matching pools.",
  navigation: { area: "Giving", label: "Campaigns", icon: "ph:flag-fill" },
  roles: ["finance"],
  trash: "campaigns",
  trashRule:
    "A campaign with gifts or supporters’ pages can’t be removed: receipts and pages name it. Hide it instead.",
  records: campaignRecords,
  order: { column: "created_at", type: "time", ascending: false },
  empty: { published: "No campaign is published.", hidden: "No campaign is hidden." },
  label: "Campaign",
  name: row => row.title,
  note: endOf,
  columns: [
    {
      key: "raised",
      label: "Raised",
      cell: row => (
        <>
          <span className="tabular-nums">{formatCents(progressOf(row, false).raisedCents)}</span>
          <span className="block font-normal text-small">of {formatCents(row.goal_cents)}</span>
          <TestGifts row={row} />
        </>
      ),
      csv: row => (progressOf(row, false).raisedCents / 100).toFixed(2),
    },
  ],
  publicPath: ({ slug }) => `/donate/${slug}`,
  Form: CampaignForm,
  add: "Add a campaign",
})

function TestGifts({ row }: { row: Campaign }) {
  const cents = progressOf(row, true).raisedCents - progressOf(row, false).raisedCents
  return cents > 0 && <span className="block font-normal text-small">{formatCents(cents)} in test mode</span>
}

function endOf(row: Campaign) {
  if (row.ends_on === null) return "No end"
  return `${isOpen(row) ? "Until" : "Ended on"} ${formatDay(row.ends_on)}`
}
