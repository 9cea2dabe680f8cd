import { defineStaffList } from "#app/lib/staff/define-staff-list.ts"
import { Link } from "#app/ui/navigation/link.tsx"
import { OfficeTime, useOfficeTimes } from "#app/ui/staff/office-time.tsx"
import { ChainState } from "./chain-state.tsx"
import { PERIODS, recordPath, VERBS } from "./labels.ts"
import { type AuditEntry, auditKinds, auditPeople, auditRows, auditState } from "./queries.ts"
import { changeLines, entrySentence } from "./sentence.ts"

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What staff changed, newest first. Administrators can undo a change, auditors only read. */
export const staffPage = defineStaffList({
  path: "/staff/audit",
  title: "Audit log",
  description: "Who changed what, when and why.",
  navigation: { area: "Office", label: "Audit log", icon: "ph:clock-counter-clockwise-bold" },
  roles: ["auditor"],
  actionRoles: ["admin"],
  tiles: [
    {
      title: "Audit log",
      icon: "ph:clock-counter-clockwise-bold",
      text: () => "Who changed what, when and why.",
    },
  ],
  messages: {
    undone: { text: "Undone. The log has a new entry for it.", tone: "good" },
    "changed-since": {
      text: "Someone has changed or removed this record since, so we left it as it is. Open it to change it by hand, or look in the trash.",
      tone: "warm",
    },
    "not-undoable": { text: "This change can’t be undone from here.", tone: "warm" },
    "not-allowed": { text: "Your role can’t change this record.", tone: "warm" },
    unknown: { text: "That entry does not exist.", tone: "warm" },
  },
  views: [{ value: "all", label: "All" }],
  search: { label: "Record number" },
  filters: [
    { name: "person", label: "Person", anyLabel: "Everyone", pattern: UUID, options: auditPeople },
    {
      name: "kind",
      label: "Kind of record",
      anyLabel: "All kinds",
      pattern: /^[a-z]+([_-][a-z]+)*$/,
      options: auditKinds,
    },
    {
      name: "verb",
      label: "What they did",
      anyLabel: "Anything",
      pattern: /^(created|changed|deleted|exported)$/,
      options: async () => VERBS,
    },
    {
      name: "days",
      label: "When",
      anyLabel: "Any time",
      pattern: /^(1|7|30|365)$/,
      options: async () => PERIODS,
    },
  ],
  order: { column: "occurred_at", type: "time", ascending: false, idPattern: UUID },
  rows: auditRows,
  idOf: row => row.id,
  nameOf: row => entrySentence(row),
  empty: () => "No entries match. Try another person, kind or time.",
  rowActions: row => (row.is_undoable ? [{ intent: "undo", label: "Undo" }] : []),
  columns: [
    {
      key: "entry",
      label: "What happened",
      cell: row => <Entry row={row} />,
      csv: ({ verb }) => VERBS.find(({ value }) => value === verb)?.label ?? verb,
      personalCsv: row => [entrySentence(row), ...changeLines(row)].join("\n"),
    },
    {
      key: "when",
      label: "When",
      cell: ({ occurred_at }) => (
        <span className="font-normal">
          <OfficeTime at={occurred_at} />
        </span>
      ),
      csv: ({ occurred_at }) => occurred_at,
    },
    {
      key: "record",
      label: "Record",
      cell: row => <RecordLinks row={row} />,
      csv: ({ record_kind, record_id }) => [record_kind, record_id].filter(Boolean).join(" "),
    },
    { key: "link", label: "Entry", cell: row => <EntryNumber row={row} />, csv: entryNumber },
  ],
  extra: { load: auditState, View: ChainState },
})

/** The number and the hash, so that a file that was kept elsewhere proves what the log said. */
function entryNumber({ audit_links }: AuditEntry) {
  return audit_links ? `${audit_links.position} ${audit_links.hash.slice(2)}` : ""
}

function EntryNumber({ row: { audit_links } }: { row: AuditEntry }) {
  if (!audit_links)
    return <span className="font-normal text-gray-600 text-small">Linked within a minute</span>
  return (
    <span className="font-normal text-small">
      {audit_links.position} <code className="block text-gray-600">{audit_links.hash.slice(2, 10)}</code>
    </span>
  )
}

function Entry({ row }: { row: AuditEntry }) {
  const lines = changeLines(row, useOfficeTimes().time)
  return (
    <>
      <span className="wrap-anywhere">{entrySentence(row)}</span>
      {lines.length > 0 && (
        <ul className="grid gap-0.5 pt-1 font-normal text-gray-600 text-small">
          {lines.map(line => (
            <li key={line} className="wrap-anywhere">
              {line}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function RecordLinks({ row: { verb, record_kind, record_id, group_id } }: { row: AuditEntry }) {
  const path = recordPath(record_kind, record_id)
  return (
    <span className="grid justify-items-start gap-1 font-normal text-small">
      {path && (
        <Link to={path} className="underline">
          Open the record
        </Link>
      )}
      {record_id && (
        <Link to={`/staff/audit?q=${encodeURIComponent(record_id)}`} className="underline">
          Its history
        </Link>
      )}
      {verb !== "exported" && (
        <Link to={`/staff/audit?q=${group_id}`} className="underline">
          Whole action
        </Link>
      )}
    </span>
  )
}
