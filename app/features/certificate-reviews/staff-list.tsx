import { href } from "react-router"
import { defineStaffList } from "#app/lib/staff/define-staff-list.ts"
import { Link } from "#app/ui/navigation/link.tsx"
import { OfficeTime } from "#app/ui/staff/office-time.tsx"
import { openReviewCount, reviewRows } from "./queries.ts"

const ACTIONS = [
  { intent: "approve", label: "Approve", isPrimary: true },
  { intent: "refuse", label: "Refuse" },
]

/** New tests of members whose certificate is suspended or was revoked for cheating, oldest first. */
export const staffPage = defineStaffList({
  path: "/staff/reviews",
  title: "Test reviews",
  description:
    "New tests of people whose certificate is suspended or was revoked for cheating: approve or refuse them.",
  navigation: { area: "Learning", label: "Test reviews", icon: "ph:magnifying-glass-bold" },
  roles: ["instructor", "auditor"],
  actionRoles: ["instructor"],
  tiles: [
    {
      title: "Test reviews",
      icon: "ph:magnifying-glass-bold",
      count: openReviewCount,
      text: count =>
        count === 0
          ? "None are waiting."
          : count === 1
            ? "One is waiting for a decision."
            : `${count} are waiting for a decision.`,
    },
  ],
  messages: {
    approved: {
      text: "Approved. The certificate is issued as soon as nothing else is missing.",
      tone: "good",
    },
    refused: { text: "Refused. We told the member.", tone: "good" },
    "already-decided": { text: "Someone else already decided.", tone: "warm" },
    own: { text: "This is your own test. Ask a colleague to decide.", tone: "warm" },
    "not-allowed": { text: "Your role can view reviews but not decide them.", tone: "warm" },
  },
  views: [
    { value: "open", label: "To decide" },
    { value: "refused", label: "Refused" },
  ],
  order: { column: "requested_at", type: "time", ascending: true, idPattern: /^[0-9a-f-]{36}$/ },
  rows: (db, { view }) => reviewRows(db, view),
  inbox: {
    view: "open",
    about: ({ certificate, requested_at }, times) =>
      `${certificate.course_title}, requested ${times.day(requested_at)}`,
  },
  idOf: row => row.id,
  nameOf: row => row.holder_name,
  empty: ({ view }) => (view === "open" ? "No tests are waiting." : "No tests were refused."),
  columns: [
    {
      key: "holder",
      label: "Holder",
      cell: ({ holder_name, certificate }) => (
        <>
          <b className="wrap-anywhere">{holder_name}</b>
          <small className="block font-normal text-gray-600 text-small">{certificate.course_title}</small>
        </>
      ),
      csv: ({ certificate }) => certificate.course_title,
      personalCsv: ({ holder_name, certificate }) => `${holder_name}, ${certificate.course_title}`,
    },
    {
      key: "requested",
      label: "Requested",
      cell: ({ requested_at }) => (
        <span className="whitespace-nowrap">
          <OfficeTime at={requested_at} show="day" />
        </span>
      ),
      csv: ({ requested_at }) => requested_at.slice(0, 10),
    },
    {
      key: "earlier",
      label: "Earlier certificate",
      cell: ({ certificate }) => (
        <Link to={href("/staff/certificates/:id?", { id: certificate.id })} className="underline">
          {STATUSES[certificate.status] ?? "Valid again"}
        </Link>
      ),
      csv: ({ certificate }) => `${STATUSES[certificate.status] ?? "Valid again"} (${certificate.id})`,
    },
  ],
  rowActions: ({ refused_at }) => (refused_at ? [] : ACTIONS),
})

const STATUSES: Record<string, string> = { suspended: "Suspended", revoked: "Revoked for cheating" }
