import { formatDate } from "#app/lib/format/dates.ts"
import { defineStaffList } from "#app/lib/staff/define-staff-list.ts"
import { Badge } from "#app/ui/data/badge.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { formatCertificateNumber } from "./card.ts"
import { CERTIFICATE_ID } from "./certificate-id.ts"
import { StaffDetail } from "./staff-detail.tsx"
import { statusBadge } from "./staff-labels.ts"
import { certificateForStaff, certificateRows, certifiedCourses, suspendedCount } from "./staff-queries.ts"

/** All certificates, newest first. Instructors change them, auditors only read. */
export const staffPage = defineStaffList({
  path: "/staff/certificates",
  title: "Certificates",
  description: "Find a certificate, see its history, and suspend, revoke or correct it.",
  navigation: { area: "Learning", label: "Certificates", icon: "ph:certificate-fill" },
  roles: ["instructor", "auditor"],
  actionRoles: ["instructor"],
  tiles: [
    {
      title: "Suspended certificates",
      icon: "ph:magnifying-glass-bold",
      to: "/staff/certificates?view=suspended",
      count: suspendedCount,
      text: count =>
        count === 0
          ? "None are suspended."
          : count === 1
            ? "One is waiting for a decision."
            : `${count} are waiting for a decision.`,
    },
    {
      title: "All certificates",
      icon: "ph:certificate-fill",
      text: () => "Find one by its holder or its number.",
    },
  ],
  messages: {
    suspended: { text: "Suspended. Its page and the status list now say so.", tone: "good" },
    revoked: { text: "Revoked. Its page and the status list now say so.", tone: "good" },
    valid: { text: "Reinstated. It counts again.", tone: "good" },
    name: { text: "The name is corrected. We emailed the holder.", tone: "good" },
  },
  views: [
    { value: "all", label: "All" },
    { value: "valid", label: "Valid" },
    { value: "expired", label: "Expired" },
    { value: "suspended", label: "Suspended" },
    { value: "revoked", label: "Revoked" },
  ],
  search: {
    label: "Name or certificate number",
    note: "A search by name lists the 200 newest certificates at most.",
  },
  filters: [
    {
      name: "course",
      label: "Course",
      anyLabel: "All courses",
      pattern: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
      options: certifiedCourses,
    },
  ],
  order: { column: "issued_at", type: "time", ascending: false, idPattern: CERTIFICATE_ID },
  rows: certificateRows,
  inbox: {
    view: "suspended",
    about: ({ course_title, issued_at }) => `${course_title}, issued ${formatDate(issued_at)}`,
  },
  idOf: row => row.id,
  nameOf: row => row.holder_name ?? formatCertificateNumber(row.id),
  empty: () => "No certificates match. Try fewer letters or another view.",
  columns: [
    {
      key: "holder",
      label: "Holder",
      cell: ({ id, holder_name, course_title }, { href }) => (
        <>
          <Link to={href} className="wrap-anywhere underline">
            {holder_name ?? `No. ${formatCertificateNumber(id).slice(0, 9)} …`}
          </Link>
          <small className="block font-normal text-gray-600 text-small">{course_title}</small>
        </>
      ),
      csv: ({ id, course_title }) => `${formatCertificateNumber(id)}, ${course_title}`,
      personalCsv: ({ id, holder_name, course_title }) =>
        `${holder_name ?? ""} (${formatCertificateNumber(id)}), ${course_title}`,
    },
    {
      key: "issued",
      label: "Issued",
      cell: ({ issued_at }) => <span className="whitespace-nowrap">{formatDate(issued_at)}</span>,
      csv: ({ issued_at }) => issued_at.slice(0, 10),
    },
    {
      key: "status",
      label: "Status",
      cell: (row, { now }) => {
        const { label, tone } = statusBadge(row, now)
        return <Badge tone={tone}>{label}</Badge>
      },
      csv: (row, now) => statusBadge(row, now).label,
    },
  ],
  detail: { load: certificateForStaff, View: StaffDetail },
})
