import { PICTURE_ID, UPLOAD_ROLES } from "#app/lib/pictures/picture.ts"
import { defineStaffList } from "#app/lib/staff/define-staff-list.ts"
import { Badge } from "#app/ui/data/badge.tsx"
import { Picture } from "#app/ui/data/picture.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { OfficeTime } from "#app/ui/staff/office-time.tsx"
import { endedConsentCount, NEW_PICTURE, pictureForStaff, pictureRows, TRASH_RULE } from "./queries.ts"
import { StaffDetail } from "./staff-detail.tsx"

/** The pictures for every page, newest first. Chapter leads and outreach see the ones they uploaded. */
export const staffPage = defineStaffList({
  path: "/staff/pictures",
  title: "Pictures",
  description: "Upload pictures, describe them and choose what a crop must show.",
  navigation: { area: "News", label: "Pictures", icon: "ph:image-fill" },
  roles: UPLOAD_ROLES,
  tiles: [
    {
      title: "Pictures",
      icon: "ph:image-fill",
      count: endedConsentCount,
      text: count =>
        count === 0
          ? "Upload and describe them."
          : count === 1
            ? "The consent for one picture has ended."
            : `The consents for ${count} pictures have ended.`,
    },
  ],
  messages: {
    added: { text: "Saved. Open it in the list to choose its focal point.", tone: "good" },
    saved: { text: "Saved.", tone: "good" },
    approved: { text: "Saved. The press page offers it to reporters.", tone: "good" },
    removed: { text: "Saved. The press page no longer offers it.", tone: "good" },
    deleted: { text: "Deleted, with all its files.", tone: "good" },
    "in-use": { text: "A page uses this picture, so it can’t be deleted.", tone: "warm" },
    unknown: { text: "That picture no longer exists.", tone: "warm" },
  },
  trash: "pictures",
  trashRule: TRASH_RULE,
  views: [
    { value: "all", label: "All" },
    { value: "press", label: "Press kit" },
    { value: "ended", label: "Consent ended" },
  ],
  search: { label: "What the picture shows" },
  order: { column: "created_at", type: "time", ascending: false, idPattern: PICTURE_ID },
  rows: (db, state, _now, limit) => pictureRows(db, state, limit),
  inbox: { view: "ended", about: () => "The consent has ended. Renew it, or replace the picture." },
  idOf: row => row.id,
  nameOf: row => row.alt,
  empty: ({ view, search }) =>
    search
      ? "No pictures match. Try another word."
      : view === "ended"
        ? "No consent has ended."
        : view === "press"
          ? "No picture is in the press kit."
          : "No pictures yet. Add the first one.",
  columns: [
    {
      key: "picture",
      label: "Picture",
      cell: (row, { href }) => (
        <Link to={href} className="grid grid-cols-[96px_1fr] items-center gap-4 underline">
          <Picture picture={row} sizes="96px" decorative className="aspect-4/3 rounded-tag" />
          <span className="wrap-anywhere">{row.alt}</span>
        </Link>
      ),
      csv: ({ alt }) => alt,
    },
    {
      key: "credit",
      label: "Credit",
      cell: ({ credit }) => <span className="wrap-anywhere">{credit ?? "None"}</span>,
      csv: ({ credit }) => credit ?? "",
    },
    {
      key: "added",
      label: "Added",
      cell: ({ created_at, picture_records: { consent_until } }, { now }) => (
        <>
          <span className="whitespace-nowrap">
            <OfficeTime at={created_at} show="day" />
          </span>
          {consent_until && consent_until < new Date(now).toISOString().slice(0, 10) && (
            <Badge tone="marigold">Consent ended</Badge>
          )}
        </>
      ),
      csv: ({ created_at }) => created_at.slice(0, 10),
    },
  ],
  detail: { load: pictureForStaff, View: StaffDetail },
  extra: { load: async () => true, View: AddButton },
})

function AddButton() {
  return (
    <PushButton to={`/staff/pictures/${NEW_PICTURE}`} icon="ph:plus-bold">
      Add pictures
    </PushButton>
  )
}
