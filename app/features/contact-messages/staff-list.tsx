import { formatShortDay } from "#app/lib/format/dates.ts"
import { type DetailProps, defineStaffList } from "#app/lib/staff/define-staff-list.ts"
import { Link } from "#app/ui/navigation/link.tsx"
import { MessageSheet } from "#app/ui/staff/message-sheet.tsx"
import { type ContactMessage, messageForStaff, messageRows, openMessageCount } from "./queries.ts"
import { TOPICS } from "./topics.ts"

/** Messages from the contact page, newest first. */
export const staffPage = defineStaffList({
  path: "/staff/contact-messages",
  title: "Messages to us",
  description: "Read what visitors write on the contact page, and answer by email.",
  navigation: { label: "Contact", icon: "ph:chat-circle-text-fill" },
  roles: ["outreach"],
  tiles: [
    {
      title: "Messages to us",
      icon: "ph:chat-circle-text-fill",
      count: openMessageCount,
      text: count =>
        count === 0 ? "No open messages." : count === 1 ? "One open message." : `${count} open messages.`,
    },
  ],
  messages: {
    answered: { text: "Sent. The message is done.", tone: "good" },
    already: { text: "Someone else already answered this message.", tone: "warm" },
    done: { text: "Marked as done. We delete it in 6 months.", tone: "good" },
    open: { text: "Open again.", tone: "good" },
    "none-selected": { text: "Select at least one message first.", tone: "warm" },
    unknown: { text: "That message no longer exists.", tone: "warm" },
  },
  views: [
    { value: "open", label: "To do" },
    { value: "done", label: "Done" },
  ],
  order: { column: "sent_at", ascending: false, idPattern: /^[0-9a-f-]{36}$/ },
  rows: (db, { view }) => messageRows(db, view),
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
      key: "topic",
      label: "About",
      cell: ({ topic, sent_at }) => (
        <>
          {TOPICS[topic]}, <span className="whitespace-nowrap">{formatShortDay(sent_at)}</span>
        </>
      ),
      csv: ({ topic, sent_at }) => `${TOPICS[topic]} (${sent_at.slice(0, 10)})`,
    },
  ],
  bulkActions: ({ view }) =>
    view === "done" ? [{ intent: "open", label: "Open again" }] : [{ intent: "done", label: "Mark as done" }],
  detail: { load: messageForStaff, View: ContactDetail },
})

function ContactDetail(props: DetailProps<ContactMessage>) {
  return <MessageSheet {...props} about={`About: ${TOPICS[props.detail.topic]},`} />
}
