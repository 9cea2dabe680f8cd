import { TOPIC_CHOICES } from "#app/lib/newsletter/topics.ts"
import { defineStaffList } from "#app/lib/staff/define-staff-list.ts"
import { Link } from "#app/ui/navigation/link.tsx"
import { OfficeTime } from "#app/ui/staff/office-time.tsx"
import { StaffDetail } from "./staff-detail.tsx"
import { subscriberForStaff, subscriberRows, UNDELIVERABLE } from "./staff-queries.ts"
import { topicNames } from "./topic-names.ts"

/** Confirmed subscribers of the newsletter, newest first. */
export const staffPage = defineStaffList({
  path: "/staff/newsletter",
  title: "Subscribers",
  description: "People who get the newsletter, and what they chose.",
  navigation: { area: "News", label: "Subscribers", icon: "ph:users-three-fill" },
  roles: ["outreach"],
  tiles: [],
  messages: {
    removed: { text: "Removed. The address is deleted.", tone: "good" },
    resumed: { text: "They get the newsletter again, from the next issue on.", tone: "good" },
    already: { text: "This address already gets the newsletter.", tone: "warm" },
    unknown: { text: "That address is no longer on the list.", tone: "warm" },
  },
  views: [
    { value: "all", label: "All" },
    ...TOPIC_CHOICES.map(({ value, label }) => ({ value, label })),
    { value: UNDELIVERABLE, label: "Undeliverable" },
  ],
  order: { column: "confirmed_at", type: "time", ascending: false, idPattern: /^[0-9a-f-]{36}$/ },
  rows: (db, state, _now, limit) => subscriberRows(db, state, limit),
  idOf: row => row.id,
  nameOf: row => row.email,
  empty: ({ view }) => (view === UNDELIVERABLE ? "Every address works." : "No one has confirmed yet."),
  columns: [
    {
      key: "email",
      label: "Address",
      cell: ({ email, undeliverable_at }, { href }) => (
        <>
          <Link to={href} className="wrap-anywhere underline">
            {email}
          </Link>
          {undeliverable_at && (
            <small className="block font-normal text-gray-600 text-small">
              Refused since <OfficeTime at={undeliverable_at} show="shortDay" />. Gets nothing until they use
              their link, or you turn it on again.
            </small>
          )}
        </>
      ),
      personalCsv: ({ email }) => email,
    },
    {
      key: "topics",
      label: "Topics",
      cell: ({ topics }) => topicNames(topics),
      csv: ({ topics }) => topicNames(topics),
    },
    {
      key: "state",
      label: "State",
      cell: ({ state }) => state ?? "All",
      csv: ({ state }) => state ?? "",
    },
    {
      key: "confirmed",
      label: "Since",
      cell: ({ confirmed_at }) => <OfficeTime at={confirmed_at!} show="shortDay" />,
      csv: ({ confirmed_at }) => confirmed_at!.slice(0, 10),
    },
  ],
  rowActions: () => [
    {
      intent: "remove",
      label: "Remove",
      effect: () => "The address will be deleted and gets no more issues. The person can sign up again.",
    },
  ],
  detail: { load: subscriberForStaff, View: StaffDetail },
})
