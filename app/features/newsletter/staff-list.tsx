import { formatShortDay } from "#app/lib/format/dates.ts"
import { type NewsletterTopic, TOPIC_CHOICES } from "#app/lib/newsletter/topics.ts"
import { defineStaffList } from "#app/lib/staff/define-staff-list.ts"
import { subscriberRows, UNDELIVERABLE } from "./staff-queries.ts"

/** Confirmed subscribers of the newsletter, newest first. */
export const staffPage = defineStaffList({
  path: "/staff/newsletter",
  title: "Newsletter",
  description: "People who get the newsletter, and what they chose.",
  navigation: { label: "Subscribers", icon: "ph:users-three-fill" },
  roles: ["outreach"],
  tiles: [],
  messages: {
    removed: { text: "Removed. The address is deleted.", tone: "good" },
    unknown: { text: "That address is no longer on the list.", tone: "warm" },
  },
  views: [
    { value: "all", label: "All" },
    ...TOPIC_CHOICES.map(({ value, label }) => ({ value, label })),
    { value: UNDELIVERABLE, label: "Undeliverable" },
  ],
  order: { column: "confirmed_at", ascending: false, idPattern: /^[0-9a-f-]{36}$/ },
  rows: (db, { view }) => subscriberRows(db, view),
  idOf: row => row.id,
  nameOf: row => row.email,
  empty: ({ view }) => (view === UNDELIVERABLE ? "Every address works." : "No one has confirmed yet."),
  columns: [
    {
      key: "email",
      label: "Address",
      cell: ({ email, undeliverable_at }) => (
        <>
          <span className="wrap-anywhere">{email}</span>
          {undeliverable_at && (
            <small className="block font-normal text-gray-600 text-small">
              Refused since {formatShortDay(undeliverable_at)}. Gets nothing until they use their link again.
            </small>
          )}
        </>
      ),
      csv: ({ email }) => email,
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
      cell: ({ confirmed_at }) => formatShortDay(confirmed_at!),
      csv: ({ confirmed_at }) => confirmed_at!.slice(0, 10),
    },
  ],
  rowActions: () => [{ intent: "remove", label: "Remove" }],
})

function topicNames(topics: readonly NewsletterTopic[]) {
  return TOPIC_CHOICES.filter(({ value }) => topics.includes(value))
    .map(({ label }) => label)
    .join(", ")
}
