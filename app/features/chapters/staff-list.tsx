import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { defineStaffList } from "#app/lib/staff/define-staff-list.ts"
import { Link } from "#app/ui/navigation/link.tsx"
import { NewRecord } from "#app/ui/staff/record-sheet.tsx"
import { StatusBadge } from "#app/ui/staff/staff-layout.tsx"
import { StaffDetail } from "./staff-detail.tsx"
import { ChapterDetailsForm } from "./staff-forms.tsx"
import {
  chapterForStaff,
  formingChapterCount,
  managedChapterRows,
  mayCreateChapters,
} from "./staff-queries.ts"
import { STATUS_LABELS } from "./status.ts"

/** Chapters, newest first: all for outreach, their own for leads. */
export const staffPage = defineStaffList({
  path: "/staff/chapters",
  title: "Chapters",
  description: "Edit the page of a chapter; outreach also creates, opens and closes chapters.",
  navigation: { area: "Community", label: "Chapters", icon: "ph:map-pin-fill" },
  roles: ["outreach", "chapter_lead"],
  tiles: [
    {
      title: "Chapters",
      icon: "ph:map-pin-fill",
      count: formingChapterCount,
      text: count =>
        count === 0
          ? "Edit a chapter’s page."
          : count === 1
            ? "One chapter is forming."
            : `${count} chapters are forming.`,
    },
  ],
  messages: {
    saved: { text: "Saved.", tone: "good" },
    removed: { text: "Removed. We sent them the reason.", tone: "good" },
    allowed: { text: "They can join again.", tone: "good" },
    moved: { text: "Updated.", tone: "good" },
    "not-possible": { text: "Someone else already updated this chapter.", tone: "warm" },
    unknown: { text: "That chapter no longer exists.", tone: "warm" },
  },
  views: [
    { value: "all", label: "All" },
    ...Object.entries(STATUS_LABELS).map(([value, label]) => ({ value, label })),
  ],
  order: { column: "created_at", type: "time", ascending: false, idPattern: /^[0-9a-f-]{36}$/ },
  rows: (db, { view }) => managedChapterRows(db, view),
  idOf: row => row.id,
  nameOf: row => row.name,
  empty: () => "No chapters here.",
  columns: [
    {
      key: "name",
      label: "Chapter",
      cell: ({ name, institution, kind }, { href }) => (
        <>
          <Link to={href} className="wrap-anywhere underline">
            {name}
          </Link>
          <small className="block font-normal text-gray-600 text-small">{institution ?? kind}</small>
        </>
      ),
      csv: ({ name, institution }) => [name, institution].filter(Boolean).join(", "),
    },
    { key: "place", label: "Place", cell: row => placeOf(row), csv: row => placeOf(row) },
    {
      key: "status",
      label: "Status",
      cell: ({ status }) => <StatusBadge status={STATUS_LABELS[status]} />,
      csv: ({ status }) => STATUS_LABELS[status],
    },
    {
      key: "health",
      label: "Health",
      cell: row => healthOf(row),
      csv: row => healthOf(row),
    },
  ],
  detail: { load: chapterForStaff, View: StaffDetail },
  extra: { load: mayCreateChapters, View: NewChapter },
})

/** Only open chapters have a score. */
function healthOf({ status, health_score }: { status: string; health_score: number | null }) {
  return status === "active" ? `${health_score ?? 0} of 3` : ""
}

function placeOf({ city, state }: { city: string; state: string }) {
  return `${city}, ${state}`
}

function NewChapter({ extra: mayCreate, result }: { extra: boolean; result: ActionResult | undefined }) {
  const answer = result?.intent === "create" ? result : {}
  if (!mayCreate) return null
  return (
    <NewRecord label="Create a chapter" result={result}>
      <ChapterDetailsForm chapter={null} result={answer} />
    </NewRecord>
  )
}
