import { isUuid } from "#app/lib/format/uuid.ts"
import type { ListState } from "#app/lib/staff/define-staff-list.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { kindLabel } from "./labels.ts"

const COLUMNS =
  "id, group_id, occurred_at, actor, actor_name, subject_name, verb, record_kind, record_id, record_name, changes, reason, undoes, is_undoable, audit_links(position, hash)"

const DAY_MS = 86_400_000

/** Audit entries that match the filters. The search is the number of a record or of a whole action. */
export function auditRows(db: SupabaseDb, { search, filters }: ListState, now: string) {
  let rows = db.from("audit_entries").select(COLUMNS)
  const number = search.replaceAll(/\s/g, "").toLowerCase()
  if (isUuid(number)) rows = rows.or(`record_id.eq.${number},group_id.eq.${number}`)
  else if (number) rows = rows.eq("record_id", number)
  if (filters.person) rows = rows.eq("actor", filters.person)
  if (filters.kind) rows = rows.eq("record_kind", filters.kind)
  if (filters.verb) rows = rows.filter("verb", "eq", filters.verb)
  if (filters.days) {
    const since = new Date(Date.parse(now) - Number(filters.days) * DAY_MS)
    rows = rows.gte("occurred_at", since.toISOString())
  }
  return rows
}

export type AuditEntry = Awaited<ReturnType<typeof auditRows>>["data"] extends (infer Row)[] | null
  ? Row
  : never

/** Staff members who are in the log. */
export async function auditPeople(db: SupabaseDb) {
  const { data } = await db.rpc("audit_people").throwOnError()
  return data.map(({ id, name }) => ({ value: id, label: name ?? `Account ${id.slice(0, 8)}` }))
}

/** The kinds of records that are in the log. */
export async function auditKinds(db: SupabaseDb) {
  const { data } = await db.rpc("audit_kinds").throwOnError()
  return data
    .map(kind => ({ value: kind, label: kindLabel(kind).many }))
    .sort((a, b) => a.label.localeCompare(b.label))
}

/** How long the chain is, and what the last check found. */
export async function auditState(db: SupabaseDb) {
  const { data } = await db.rpc("audit_state").throwOnError()
  return data[0] ?? null
}
