import { defineStaffList } from "#app/lib/staff/define-staff-list.ts"
import { Link } from "#app/ui/navigation/link.tsx"
import { OfficeTime } from "#app/ui/staff/office-time.tsx"
import { StatusBadge } from "#app/ui/staff/staff-layout.tsx"
import { formatCents } from "../money.ts"
import { SupporterPageDetail } from "./staff-detail.tsx"
import { heldPageCount, pageForStaff, pageRows } from "./staff-queries.ts"

const STATES = { held: "To review", shown: "Public", hidden: "Not public" } as const

/** Pages on which members ask friends to give to a campaign; finance reads each before it is public. */
export const staffPage = defineStaffList({
  path: "/staff/supporter-pages",
  title: "Supporter pages",
  description: "Pages on which members ask friends to give, to read before they are public.",
  navigation: { area: "Giving", label: "Supporter pages", icon: "ph:users-three-fill" },
  roles: ["finance"],
  tiles: [
    {
      title: "Supporter pages",
      icon: "ph:users-three-fill",
      count: heldPageCount,
      text: count =>
        count === 0
          ? "No page to review."
          : count === 1
            ? "One page to review."
            : `${count} pages to review.`,
    },
  ],
  messages: {
    saved: { text: "Saved. The owner gets a notice.", tone: "good" },
    changed: { text: "The owner changed it meanwhile. Read it again.", tone: "warm" },
    unchanged: { text: "It was like that already.", tone: "warm" },
  },
  views: [
    { value: "held", label: "To review" },
    { value: "shown", label: "Public" },
    { value: "hidden", label: "Not public" },
  ],
  order: { column: "created_at", type: "time", ascending: false, idPattern: /^[0-9a-f-]{36}$/ },
  rows: (db, { view }) => pageRows(db, view),
  inbox: { view: "held", about: ({ name, title }) => `${name} asks friends to give: “${title}”` },
  idOf: row => row.id,
  nameOf: row => `the page “${row.title}”`,
  empty: ({ view }) => (view === "held" ? "No page to review." : "No pages here."),
  columns: [
    {
      key: "title",
      label: "Page",
      cell: ({ title, name }, { href }) => (
        <>
          <Link to={href} className="wrap-anywhere underline">
            {title}
          </Link>
          <span className="wrap-anywhere block font-normal text-small">{name}</span>
        </>
      ),
      personalCsv: ({ title, name }) => `${title} (${name})`,
    },
    {
      key: "campaign",
      label: "Campaign",
      cell: ({ campaigns, goal_cents }) => (
        <>
          {campaigns.title}
          <span className="block font-normal text-small">Goal {formatCents(goal_cents)}</span>
        </>
      ),
      csv: ({ campaigns, goal_cents }) => `${campaigns.title}, goal ${(goal_cents / 100).toFixed(2)}`,
    },
    {
      key: "state",
      label: "State",
      cell: ({ review, created_at }) => (
        <>
          <StatusBadge status={STATES[review]} />
          <span className="block font-normal text-small">
            <OfficeTime at={created_at} show="shortDay" />
          </span>
        </>
      ),
      csv: ({ review, created_at }) => `${STATES[review]} (${created_at.slice(0, 10)})`,
    },
  ],
  detail: { load: pageForStaff, View: SupporterPageDetail },
})
