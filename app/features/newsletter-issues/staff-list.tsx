import { defineStaffList } from "#app/lib/staff/define-staff-list.ts"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { OfficeTime } from "#app/ui/staff/office-time.tsx"
import { StatusBadge } from "#app/ui/staff/staff-layout.tsx"
import { STATUS_LABELS, segmentLabel } from "./labels.ts"
import { issueForStaff, issueRows, NEW_ISSUE } from "./queries.ts"
import { StaffDetail } from "./staff-detail.tsx"

/** Issues of the newsletter, newest first: write, test, send and stop. */
export const staffPage = defineStaffList({
  path: "/staff/newsletter-issues",
  title: "Newsletter",
  description: "Send an article to the people who asked for it.",
  navigation: { area: "News", label: "Newsletter", icon: "ph:paper-plane-tilt-fill" },
  roles: ["outreach"],
  tiles: [],
  messages: {
    saved: { text: "Saved. Send yourself a test next.", tone: "good" },
    tested: { text: "The test is on its way to your own address.", tone: "good" },
    sending: { text: "Sending has started. It’s in the archive now.", tone: "good" },
    stopped: {
      text: "Stopped. Emails that were still waiting are deleted, and no more will be written.",
      tone: "good",
    },
    deleted: { text: "The draft is in the trash. You can restore it for 30 days.", tone: "good" },
    "not-draft": { text: "It was already sent, so nothing changed.", tone: "warm" },
    "not-sending": { text: "It isn’t being sent, so nothing changed.", tone: "warm" },
  },
  views: [
    { value: "all", label: "All" },
    ...Object.entries(STATUS_LABELS).map(([value, label]) => ({ value, label })),
  ],
  order: { column: "created_at", type: "time", ascending: false, idPattern: /^[0-9a-f-]{36}$/ },
  rows: (db, { view }) => issueRows(db, view),
  idOf: row => row.id,
  nameOf: row => row.subject,
  empty: () => "No issues here yet.",
  columns: [
    {
      key: "subject",
      label: "Subject",
      cell: ({ subject, topic, state }, { href }) => (
        <>
          <Link to={href} className="wrap-anywhere underline">
            {subject}
          </Link>
          <small className="block font-normal text-gray-600 text-small">
            {segmentLabel({ topic, state })}
          </small>
        </>
      ),
      csv: ({ subject }) => subject,
    },
    {
      key: "created",
      label: "Created",
      cell: ({ created_at }) => (
        <span className="whitespace-nowrap">
          <OfficeTime at={created_at} show="shortDay" />
        </span>
      ),
      csv: ({ created_at }) => created_at.slice(0, 10),
    },
    {
      key: "emails",
      label: "Emails",
      cell: ({ queued_count }) => queued_count,
      csv: ({ queued_count }) => String(queued_count),
    },
    {
      key: "refused",
      label: "Refused",
      cell: ({ refused_count }) => refused_count,
      csv: ({ refused_count }) => String(refused_count),
    },
    {
      key: "status",
      label: "Status",
      cell: ({ status }) => <StatusBadge status={STATUS_LABELS[status]} />,
      csv: ({ status }) => STATUS_LABELS[status],
    },
  ],
  detail: { load: issueForStaff, View: StaffDetail },
  extra: { load: async () => true, View: NewIssueButton },
})

function NewIssueButton() {
  return (
    <PushButton to={`/staff/newsletter-issues/${NEW_ISSUE}`} icon="ph:plus-bold">
      Write an issue
    </PushButton>
  )
}
