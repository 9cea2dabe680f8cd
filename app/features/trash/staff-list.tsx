import { SiteText } from "#app/lib/rendering/site-text.tsx"
import { defineStaffList } from "#app/lib/staff/define-staff-list.ts"
import { OfficeTime } from "#app/ui/staff/office-time.tsx"
import { TRASH_LABELS } from "./labels.ts"
import { erasedOn, trashRows } from "./queries.ts"

/** What staff removed in the last 30 days, with the way back. */
export const staffPage = defineStaffList({
  path: "/staff/trash",
  title: "Trash",
  description: "Records that were removed in the last 30 days. You can restore them.",
  navigation: { area: "Site", label: "Trash", icon: "ph:trash-fill" },
  roles: ["editor", "events", "finance", "outreach", "chapter_lead"],
  tiles: [],
  messages: {
    restored: { text: "It’s back where it was.", tone: "good" },
    taken: { text: "Another record has its name or address now. Change that one first.", tone: "warm" },
    "not-possible": {
      text: "It can’t come back: something that it belongs to is gone, or the rules for it have changed.",
      tone: "warm",
    },
    gone: { text: "Someone else restored it, or its 30 days are over.", tone: "warm" },
  },
  views: [{ value: "all", label: "All" }],
  search: { label: "Name" },
  filters: [
    {
      ...{ name: "kind", label: "Kind", anyLabel: "All kinds", pattern: /^[a-z_]{1,63}$/ },
      options: async () => Object.entries(TRASH_LABELS).map(([value, label]) => ({ value, label })),
    },
  ],
  order: { column: "removed_at", type: "time", ascending: false, idPattern: /^[0-9a-f-]{36}$/ },
  rows: trashRows,
  idOf: row => row.id,
  nameOf: row => row.name,
  empty: ({ search }) => (search ? "Nothing in the trash matches. Try another word." : "The trash is empty."),
  columns: [
    {
      key: "name",
      label: "Record",
      cell: ({ name, kind }) => (
        <>
          <span className="wrap-anywhere">
            <SiteText>{name}</SiteText>
          </span>
          <small className="block font-normal text-gray-600 text-small">{TRASH_LABELS[kind] ?? kind}</small>
        </>
      ),
      csv: ({ kind }) => TRASH_LABELS[kind] ?? kind,
      personalCsv: ({ name, kind }) => `${TRASH_LABELS[kind] ?? kind}: ${name}`,
    },
    {
      key: "removed",
      label: "Removed",
      cell: ({ removed_at, remover_name }) => (
        <>
          <span className="whitespace-nowrap">
            <OfficeTime at={removed_at} />
          </span>
          <small className="block font-normal text-gray-600 text-small">
            by {remover_name ?? "a former colleague"}
          </small>
        </>
      ),
      csv: ({ removed_at }) => removed_at,
    },
    {
      key: "erased",
      label: "Erased on",
      cell: ({ removed_at }) => (
        <span className="whitespace-nowrap">
          <OfficeTime at={erasedOn(removed_at)} show="shortDay" />
        </span>
      ),
      csv: ({ removed_at }) => erasedOn(removed_at),
    },
  ],
  rowActions: () => [{ intent: "restore", label: "Restore", isPrimary: true }],
})
