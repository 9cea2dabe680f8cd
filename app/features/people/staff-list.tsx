import { defineStaffList } from "#app/lib/staff/define-staff-list.ts"
import { Badge } from "#app/ui/data/badge.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { OfficeTime } from "#app/ui/staff/office-time.tsx"
import { ROLES } from "./labels.ts"
import { type FoundPerson, type PersonForStaff, peopleRows, personForStaff } from "./queries.ts"
import { PersonDetail } from "./staff-detail.tsx"

/** People with an account: who they are, their roles and where they are signed in. */
export const staffPage = defineStaffList<FoundPerson, PersonForStaff>({
  path: "/staff/people",
  title: "People",
  description: "Find a person, give and take roles, and sign devices out.",
  navigation: { area: "Office", label: "People", icon: "ph:users-three-fill" },
  roles: ["admin"],
  tiles: [
    {
      title: "People",
      icon: "ph:users-three-fill",
      text: () => "Find a person, give and take roles, and sign devices out.",
    },
  ],
  messages: {
    opened: { text: "The record is open until you sign out. The person sees the reason.", tone: "good" },
    granted: { text: "They have the role now. It works once they sign in with a second step.", tone: "good" },
    removed: { text: "The role is gone, with everything it allowed.", tone: "good" },
    held: { text: "They have this role already.", tone: "warm" },
    own: { text: "Nobody gives themselves a role. Ask another administrator.", tone: "warm" },
    "needs-adult": { text: "Only adults with a confirmed email can have a role.", tone: "warm" },
    "last-administrator": {
      text: "This is the only administrator. Make someone else one first.",
      tone: "warm",
    },
    "not-allowed": { text: "Open the record first.", tone: "warm" },
    ended: { text: "That device is signed out.", tone: "good" },
    marked: { text: "That device is signed out the next time it’s used.", tone: "good" },
    undone: { text: "The accounts are separate again. We let both know.", tone: "good" },
    changed: {
      text: "Something that moved has changed since, so the merge can’t be undone.",
      tone: "warm",
    },
    "too-late": { text: "A merge can be undone for 30 days.", tone: "warm" },
    "being-deleted": {
      text: "One of the accounts is about to be deleted. It has to be kept first.",
      tone: "warm",
    },
    missing: { text: "That device is signed out already.", tone: "warm" },
  },
  views: [
    { value: "everyone", label: "Everyone" },
    { value: "staff", label: "Staff" },
  ],
  search: { label: "Whole email, or the beginning of a name" },
  order: { column: "created_at", type: "time", ascending: false, idPattern: /^[0-9a-f-]{36}$/ },
  rows: peopleRows,
  idOf: row => row.id,
  nameOf,
  empty: ({ view, search }) =>
    search
      ? view === "staff"
        ? "No one with a role has this name or email."
        : "No account has this email, or a name that begins like this."
      : "Search for a whole email address, or the beginning of a name.",
  columns: [
    {
      key: "person",
      label: "Person",
      cell: (row, { href }) => (
        <>
          <Link to={href} className="wrap-anywhere underline">
            {nameOf(row)}
          </Link>
          <span className="wrap-anywhere block font-normal text-small">{row.email_start}</span>
        </>
      ),
      csv: ({ id }) => id,
      personalCsv: nameOf,
    },
    {
      key: "roles",
      label: "Roles",
      cell: ({ roles, is_minor }) => (
        <span className="flex flex-wrap gap-1.5">
          {roles.map(role => (
            <Badge key={role} tone={role === "admin" ? "marigold" : "air"}>
              {ROLES[role]}
            </Badge>
          ))}
          {is_minor && <Badge>Under 18</Badge>}
        </span>
      ),
      csv: ({ roles }) => roles.map(role => ROLES[role]).join(", "),
    },
    {
      key: "since",
      label: "Member since",
      cell: ({ created_at }) => <OfficeTime at={created_at} show="day" />,
      csv: ({ created_at }) => created_at,
    },
  ],
  detail: { load: personForStaff, View: PersonDetail },
})

function nameOf({ display_name }: FoundPerson) {
  return display_name ?? "No name yet"
}
