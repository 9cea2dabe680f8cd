import { SiteText } from "#app/lib/rendering/site-text.tsx"
import { defineStaffList } from "#app/lib/staff/define-staff-list.ts"
import { Badge } from "#app/ui/data/badge.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { DRAFT_MESSAGES, DRAFT_VIEWS, draftLabel } from "#app/ui/staff/editor/draft-list.ts"
import { OfficeTime } from "#app/ui/staff/office-time.tsx"
import { StaffDetail } from "./staff-detail.tsx"
import { PAGE_ID, pageForStaff, pageRows, reviewCount } from "./staff-queries.ts"

/** The pages of the site by their sections: write the next version, have it reviewed, and publish it. */
export const staffPage = defineStaffList({
  path: "/staff/pages",
  title: "Pages",
  description: "Change the words and sections of the site’s pages, and publish them.",
  navigation: { area: "Site", label: "Pages", icon: "ph:browser-fill" },
  roles: ["editor"],
  tiles: [
    {
      title: "Pages",
      icon: "ph:browser-fill",
      count: reviewCount,
      text: count =>
        count === 0
          ? "Change the words of a page."
          : count === 1
            ? "One page is waiting for its medical review."
            : `${count} pages are waiting for their medical review.`,
    },
  ],
  messages: {
    ...DRAFT_MESSAGES,
    started: { text: "The draft is ready. Visitors see nothing of it until you publish it.", tone: "good" },
    discarded: { text: "The draft is discarded. The published page stays as it is.", tone: "good" },
    published: { text: "Published. It’s on the site now.", tone: "good" },
  },
  views: DRAFT_VIEWS,
  search: { label: "Title" },
  filters: [
    {
      ...{ name: "health", label: "Content", anyLabel: "All pages", pattern: /^(yes|no)$/ },
      options: async () => [
        { value: "yes", label: "With health content" },
        { value: "no", label: "Without health content" },
      ],
    },
  ],
  order: { column: "updated_at", type: "time", ascending: false, idPattern: PAGE_ID },
  rows: pageRows,
  inbox: { view: "review", about: () => "Its draft is waiting for a medical review" },
  idOf: row => row.id,
  nameOf: row => row.title,
  empty: ({ search, view }) =>
    search
      ? "No pages match. Try another word."
      : view === "all"
        ? "There are no pages."
        : "No pages here. Open one from the view “All” to change it.",
  columns: [
    {
      key: "title",
      label: "Page",
      cell: ({ title, path }, { href }) => (
        <>
          <Link to={href} className="wrap-anywhere underline">
            <SiteText>{title}</SiteText>
          </Link>
          <small className="wrap-anywhere block font-normal text-gray-600 text-small">{path}</small>
        </>
      ),
      csv: ({ title }) => title,
    },
    {
      key: "changed",
      label: "Changed",
      cell: ({ updated_at }) => (
        <span className="whitespace-nowrap">
          <OfficeTime at={updated_at} show="shortDay" />
        </span>
      ),
      csv: ({ updated_at }) => updated_at,
    },
    {
      key: "status",
      label: "State",
      cell: ({ page_drafts: draft, has_health_content }) => (
        <span className="flex flex-wrap gap-1.5">
          <Badge tone={draft ? "marigold" : "green"}>{draft ? draftLabel(draft) : "Published"}</Badge>
          {has_health_content && <Badge tone="air">Health</Badge>}
        </span>
      ),
      csv: ({ page_drafts: draft }) => (draft ? draftLabel(draft) : "Published"),
    },
  ],
  detail: { load: pageForStaff, View: StaffDetail },
})
