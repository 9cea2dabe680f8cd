import { isUuid } from "#app/lib/format/uuid.ts"
import type { ListState } from "#app/lib/staff/define-staff-list.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { kindOfEmail } from "./labels.ts"

/** A page of the log. The search is a whole address. */
export function emailRows(db: SupabaseDb, state: ListState, _now: string, limit: number) {
  return db
    .rpc("email_log", {
      view: state.view,
      kind: state.filters.kind,
      address: state.search || undefined,
      after_created: state.after?.at,
      after_id: state.after?.id,
      up_to: limit,
    })
    .select("id, message, address_start, state, problem, attempts, created_at, resend")
}

export type LoggedEmail = NonNullable<Awaited<ReturnType<typeof emailRows>>["data"]>[number]

/** One email without its text. Null for unknown and malformed ids alike. */
export async function emailForStaff(db: SupabaseDb, id: string) {
  if (!isUuid(id)) return null
  return (await db.rpc("logged_email", { email: id }).maybeSingle().throwOnError()).data
}

export type OpenedEmail = NonNullable<Awaited<ReturnType<typeof emailForStaff>>>

/** The kinds of emails to filter by. */
export async function emailKinds(db: SupabaseDb) {
  const { data } = await db.rpc("email_kinds").throwOnError()
  return data
    .map(kind => ({ value: kind, label: kindOfEmail(kind) }))
    .sort((a, b) => a.label.localeCompare(b.label))
}

/** How many failed emails wait for a decision, up to 100. */
export async function failedEmailCount(db: SupabaseDb) {
  return (await db.rpc("failed_email_count").throwOnError()).data
}
