import { formatDate } from "#app/lib/format/dates.ts"
import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { type DetailProps, defineStaffList } from "#app/lib/staff/define-staff-list.ts"
import { Link } from "#app/ui/navigation/link.tsx"
import { PictureForm } from "#app/ui/pictures/picture-form.tsx"
import { NewRecord, RecordSheet } from "#app/ui/staff/record-sheet.tsx"
import { CATEGORY_LABELS } from "./labels.ts"
import { memberForStaff, memberRows, type StaffMember } from "./queries.ts"
import { MemberForm } from "./staff-form.tsx"

/** The people of /about/team, in their order. */
export const staffPage = defineStaffList({
  path: "/staff/team",
  title: "Team",
  description: "The people on the team page, with their consent.",
  navigation: { area: "Site", label: "Team", icon: "ph:identification-badge-fill" },
  roles: ["editor"],
  tiles: [],
  trash: "team_members",
  messages: {
    saved: { text: "Saved.", tone: "good" },
    unknown: { text: "That person or picture no longer exists.", tone: "warm" },
  },
  views: [
    { value: "agreed", label: "Agreed" },
    { value: "hidden", label: "Hidden" },
  ],
  order: { column: "position", type: "number", ascending: true, idPattern: /^[0-9a-f-]{36}$/ },
  rows: (db, { view }) => memberRows(db, view),
  idOf: row => row.id,
  nameOf: row => row.name,
  empty: ({ view }) => (view === "hidden" ? "No one is hidden." : "No one has agreed to be shown yet."),
  columns: [
    {
      key: "name",
      label: "Name",
      cell: ({ name, role }, { href }) => (
        <>
          <Link to={href} className="wrap-anywhere underline">
            {name}
          </Link>
          <small className="block font-normal text-gray-600 text-small">{role}</small>
        </>
      ),
      csv: ({ name, role }) => `${name}, ${role}`,
    },
    {
      key: "category",
      label: "Group",
      cell: ({ category }) => CATEGORY_LABELS[category],
      csv: ({ category }) => CATEGORY_LABELS[category],
    },
    {
      key: "leaves",
      label: "Leaves on",
      cell: ({ leaves_on }) => (leaves_on ? formatDate(leaves_on) : ""),
      csv: ({ leaves_on }) => leaves_on ?? "",
    },
  ],
  // Only people who are no longer shown, so that a wrong click takes no one off the page.
  rowActions: ({ consented_on }) => (consented_on ? [] : [{ intent: "trash", label: "Move to the trash" }]),
  detail: { load: memberForStaff, View: MemberDetail },
  extra: { load: () => Promise.resolve({}), View: NewMember },
})

function MemberDetail({ detail, result, listHref, message, now }: DetailProps<StaffMember>) {
  const today = new Date(now).toISOString().slice(0, 10)
  const { consented_on, leaves_on } = detail
  return (
    <RecordSheet
      title={detail.name}
      isPublished={consented_on !== null && consented_on <= today && (!leaves_on || leaves_on > today)}
      publicPath={`/about/team/${detail.category}#${detail.id}`}
      hasTrash={consented_on === null}
      {...{ listHref, message }}
    >
      <MemberForm member={detail} result={result?.intent === "save" ? result : {}} />
      <PictureForm
        label="Photo"
        hint="Only with the person’s consent for this photo."
        choices={detail.pictures}
        result={result?.intent === "picture" ? result : {}}
      />
    </RecordSheet>
  )
}

function NewMember({ result }: { result: ActionResult | undefined }) {
  return (
    <NewRecord label="Add a person" result={result}>
      <MemberForm member={null} result={result?.intent === "create" ? result : {}} />
    </NewRecord>
  )
}
