import { kindLabel } from "./labels.ts"

export interface Described {
  actor: string | null
  actor_name: string | null
  subject_name: string | null
  verb: string
  record_kind: string
  record_id: string | null
  record_name: string | null
  changes: unknown
  reason: string | null
  undoes: string | null
}

interface Change {
  from?: unknown
  to?: unknown
}

const LONGEST_VALUE = 160
const STATUS_VERBS: Record<string, string> = {
  revoked: "revoked",
  suspended: "suspended",
  valid: "reinstated",
}

/** An entry in words: “Dana Reyes revoked certificate 12ab 34cd. Reason: issued in error.” */
export function entrySentence(entry: Described): string {
  const reason = entry.reason ? ` Reason: ${entry.reason.replaceAll("-", " ")}.` : ""
  return `${actorOf(entry)} ${deed(entry)}.${reason}`
}

function actorOf({ actor, actor_name }: Described) {
  return actor_name ?? (actor ? "A former colleague" : "The server")
}

function deed(entry: Described) {
  const changes = changesOf(entry)
  const record = recordOf(entry)
  if (entry.verb === "exported") return downloadOf(entry)
  if (entry.record_kind === "user_roles") return roleDeed(entry, changes)
  if (entry.record_kind === "email_outbox")
    return changes.resent_at ? `sent ${record} again` : `set ${record} aside`
  if (entry.record_kind === "imports")
    return changes.status?.to === "undone" ? `undid ${record}` : `imported a file: ${record}`
  if (entry.record_kind === "account_merges" && "undone_at" in changes)
    return "undid the merge of two accounts"
  if (entry.record_kind === "record_openings") return "opened the record of a person"
  if (entry.record_kind === "role_views")
    return `${entry.verb === "deleted" ? "stopped viewing" : "viewed"} the staff pages as ${roleName(changes)}`
  if (entry.record_kind === "member_sessions") return "signed a person out of a device"
  if (entry.undoes) return `undid a change to ${record}`
  if (entry.record_kind === "site_modules") return `switched ${changes.is_open?.to ? "on" : "off"} ${record}`
  if (entry.record_kind === "policy_texts")
    return `published version ${entry.record_id?.split(" ")[1]} of ${record}`
  if (entry.verb === "created") return `added ${record}`
  if (entry.verb === "deleted") return `deleted ${record}`
  const status = changes.status?.to ?? changes.stage?.to
  if (typeof status !== "string") return `changed ${record}`
  const verb = entry.record_kind === "certificates" ? STATUS_VERBS[status] : undefined
  return verb ? `${verb} ${record}` : `moved ${record} to “${status.replaceAll(/[_-]/g, " ")}”`
}

function roleDeed({ verb, subject_name }: Described, changes: Record<string, Change>) {
  const person = subject_name ?? "someone whose account is gone"
  const name = roleName(changes)
  return verb === "deleted" ? `took the role ${name} from ${person}` : `gave ${person} the role ${name}`
}

function roleName({ role }: Record<string, Change>) {
  return formatValue(role?.to ?? role?.from ?? null).replaceAll("_", " ")
}

function downloadOf({ record_kind, changes }: Described) {
  const { rows, filters } = changes as { rows?: number; filters?: { personal?: boolean } }
  const count = rows === 1 ? "one row" : `${rows ?? 0} rows`
  const details = filters?.personal ? ", with names and contact details" : ""
  return `downloaded ${count} of the list “${kindLabel(record_kind).many}”${details}`
}

function recordOf({ record_kind, record_id, record_name }: Described) {
  const { one } = kindLabel(record_kind)
  if (record_name) return `${one} “${record_name}”`
  if (!record_id || record_id === "true") return `the ${one}`
  return `${one} ${shortNumber(record_id)}`
}

function shortNumber(id: string) {
  return /^[0-9a-f]{32}$/.test(id) ? `${id.slice(0, 4)} ${id.slice(4, 8)}` : id.slice(0, 8)
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/

/** What changed, one line per column; values that are not in the log are left out. */
export function changeLines(entry: Described, writeTime = (at: string) => at): string[] {
  if (entry.verb === "exported") return filterLines(entry)
  if (entry.verb !== "changed") return []
  return Object.entries(changesOf(entry)).map(([column, change]) => {
    const name = column.replace(/_(id|at|on)$/, "").replaceAll("_", " ")
    const label = name.charAt(0).toUpperCase() + name.slice(1)
    if (!("to" in change)) return `${label}: changed`
    const [from, to] = [change.from, change.to].map(value =>
      typeof value === "string" && MOMENT.test(value) ? writeTime(value) : formatValue(value),
    )
    return `${label}: ${from} → ${to}`
  })
}

function filterLines({ changes }: Described) {
  const { filters = {} } = changes as { filters?: Record<string, unknown> }
  const { personal: _, ...others } = filters
  return Object.entries(others).map(([name, value]) => `Filter “${name}”: ${formatValue(value)}`)
}

function changesOf({ changes }: Described) {
  return changes as Record<string, Change>
}

function formatValue(value: unknown): string {
  if (value === null || value === undefined || value === "") return "empty"
  if (typeof value === "boolean") return value ? "yes" : "no"
  const text = typeof value === "string" ? value : JSON.stringify(value)
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)} …` : text
}
