import { formatShortDay } from "#app/lib/format/dates.ts"
import { defineStaffList } from "#app/lib/staff/define-staff-list.ts"
import { Link } from "#app/ui/navigation/link.tsx"
import { chapterOptions, messageForStaff, messageRows, openMessageCount } from "./queries.ts"
import { StaffDetail } from "./staff-detail.tsx"

/** Messages to chapters, newest first: all for outreach, those of the own chapter for leads. */
export const staffPage = defineStaffList({
  path: "/staff/chapter-messages",
  title: "Messages to chapters",
  description: "Read what visitors write to chapters, and answer by email.",
  navigation: { label: "Messages", icon: "ph:envelope-simple-fill" },
  roles: ["outreach", "chapter_lead"],
  tiles: [
    {
      title: "Messages to chapters",
      icon: "ph:envelope-simple-fill",
      count: openMessageCount,
      text: count =>
        count === 0 ? "No open messages." : count === 1 ? "One open message." : `${count} open messages.`,
    },
  ],
  messages: {
    answered: { text: "Sent. The message is done.", tone: "good" },
    already: { text: "Someone else already answered this message.", tone: "warm" },
    done: { text: "Marked as done.", tone: "good" },
    open: { text: "Open again.", tone: "good" },
    "none-selected": { text: "Select at least one message first.", tone: "warm" },
    unknown: { text: "That message no longer exists.", tone: "warm" },
  },
  views: [
    { value: "open", label: "To do" },
    { value: "done", label: "Done" },
  ],
  filters: [
    {
      name: "chapter",
      label: "Chapter",
      anyLabel: "All chapters",
      pattern: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
      options: chapterOptions,
    },
  ],
  order: { column: "sent_at", ascending: false, idPattern: /^[0-9a-f-]{36}$/ },
  rows: (db, { view, filters }) => messageRows(db, view, filters.chapter),
  idOf: row => row.id,
  nameOf: row => `the message from ${row.name}`,
  empty: ({ view }) => (view === "done" ? "No message is done yet." : "No open messages."),
  columns: [
    {
      key: "message",
      label: "Message",
      cell: ({ name, body }, { href }) => (
        <>
          <Link to={href} className="wrap-anywhere underline">
            {name}
          </Link>
          <span className="wrap-anywhere line-clamp-2 font-normal text-small">{body}</span>
        </>
      ),
      csv: ({ name, body }) => `${name}: ${body}`,
    },
    {
      key: "chapter",
      label: "Chapter",
      cell: ({ chapters, sent_at }) => (
        <>
          {chapters?.name}, <span className="whitespace-nowrap">{formatShortDay(sent_at)}</span>
        </>
      ),
      csv: ({ chapters, sent_at }) => `${chapters?.name} (${sent_at.slice(0, 10)})`,
    },
  ],
  bulkActions: ({ view }) =>
    view === "done" ? [{ intent: "open", label: "Open again" }] : [{ intent: "done", label: "Mark as done" }],
  detail: { load: messageForStaff, View: StaffDetail },
})
