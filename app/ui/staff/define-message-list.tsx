import { isUuid } from "#app/lib/format/uuid.ts"
import { type DetailProps, defineStaffList, type StaffList } from "#app/lib/staff/define-staff-list.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { Link } from "#app/ui/navigation/link.tsx"
import { type Message, MessageSheet } from "./message-sheet.tsx"
import { OfficeTime } from "./office-time.tsx"
import type { RecordsQuery } from "./records-query.ts"

interface StoredMessage extends Message {
  id: string
}

interface MessageList<Row>
  extends Pick<StaffList<Row>, "path" | "title" | "description" | "navigation" | "roles" | "filters"> {
  /** All messages that the caller may read and that the filters leave. */
  records(db: SupabaseDb, filters: Readonly<Record<string, string>>): RecordsQuery<Row>
  openCount(db: SupabaseDb): Promise<number>
  /** What follows when a message is done. */
  doneText: string
  /** The column beside the message: what or whom it is about. */
  label: string
  about(row: Row): string
  /** The same on the sheet of a message, before its date. */
  sheetAbout(row: Row): string
}

/** A staff list of messages from visitors, newest first, each answered once by email. */
export function defineMessageList<Row extends StoredMessage>(list: MessageList<Row>) {
  const { records, title, navigation, openCount, doneText, sheetAbout } = list
  const detail = (props: DetailProps<Row>) => <MessageSheet {...props} about={sheetAbout(props.detail)} />
  return defineStaffList<Row, Row>({
    ...list,
    tiles: [{ title, icon: navigation.icon, count: openCount, text: openText }],
    messages: {
      answered: { text: "Sent. The message is done.", tone: "good" },
      already: { text: "Someone else already answered this message.", tone: "warm" },
      done: { text: doneText, tone: "good" },
      open: { text: "Open again.", tone: "good" },
      "none-selected": { text: "Select at least one message first.", tone: "warm" },
      unknown: { text: "That message no longer exists.", tone: "warm" },
    },
    views: [
      { value: "open", label: "To do" },
      { value: "done", label: "Done" },
    ],
    order: { column: "sent_at", type: "time", ascending: false, idPattern: /^[0-9a-f-]{36}$/ },
    rows: (db, { view, filters }) =>
      records(db, filters).filter("done_at", view === "done" ? "not.is" : "is", null),
    inbox: { view: "open", about: row => row.body },
    idOf: row => row.id,
    nameOf: row => `the message from ${row.name}`,
    empty: ({ view }) => (view === "done" ? "No message is done yet." : "No open messages."),
    columns: messageColumns(list),
    rowActions: row => (row.done_at ? [] : [{ intent: "done", label: "Mark as done" }]),
    bulkActions: ({ view }) =>
      view === "done"
        ? [{ intent: "open", label: "Open again" }]
        : [{ intent: "done", label: "Mark as done" }],
    detail: {
      load: async (db, id) => {
        if (!isUuid(id)) return null
        return (await records(db, {}).filter("id", "eq", id).maybeSingle().throwOnError()).data
      },
      View: detail,
    },
  })
}

function messageColumns<Row extends StoredMessage>({
  label,
  about,
}: MessageList<Row>): StaffList<Row>["columns"] {
  return [
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
      personalCsv: ({ name, body }) => `${name}: ${body}`,
    },
    {
      key: "about",
      label,
      cell: row => (
        <>
          {about(row)},{" "}
          <span className="whitespace-nowrap">
            <OfficeTime at={row.sent_at} show="shortDay" />
          </span>
        </>
      ),
      csv: row => `${about(row)} (${row.sent_at.slice(0, 10)})`,
    },
  ]
}

function openText(count: number) {
  return count === 0 ? "No open messages." : count === 1 ? "One open message." : `${count} open messages.`
}
