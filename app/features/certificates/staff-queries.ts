import type { ListState } from "#app/lib/staff/define-staff-list.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { readCertificateId } from "./certificate-id.ts"

const COLUMNS = "id, holder_name, course_title, issued_at, expires_at, status"

/** Certificates that match the search, the course and the status. */
export function certificateRows(db: SupabaseDb, { search, filters, view }: ListState, now: string) {
  const id = readCertificateId(search)
  const all = search && !id ? db.rpc("search_certificates", { words: search }) : db.from("certificates")
  let rows = all.select(COLUMNS)
  if (id) rows = rows.eq("id", id)
  if (filters.course) rows = rows.eq("course_id", filters.course)
  if (view === "suspended" || view === "revoked") rows = rows.eq("status", view)
  if (view === "expired") rows = rows.eq("status", "valid").lte("expires_at", now)
  if (view === "valid") rows = rows.eq("status", "valid").or(`expires_at.is.null,expires_at.gt.${now}`)
  return rows
}

/** One certificate with its history, newest event first. */
export async function certificateForStaff(db: SupabaseDb, id: string) {
  const [{ data: certificate }, { data: history }] = await Promise.all([
    db
      .from("certificates")
      .select(
        "id, user_id, holder_name, name_form, course_title, issued_at, expires_at, status, status_reason, replaces",
      )
      .eq("id", id)
      .maybeSingle()
      .throwOnError(),
    db.rpc("certificate_history", { wanted: id }).throwOnError(),
  ])
  if (!certificate) return null
  const { user_id, ...shown } = certificate
  return { ...shown, hasHolder: user_id !== null, history }
}

export type StaffCertificate = NonNullable<Awaited<ReturnType<typeof certificateForStaff>>>

/** Courses to filter by. */
export async function certifiedCourses(db: SupabaseDb) {
  const { data } = await db
    .from("courses")
    .select("id, title")
    .not("bank", "is", null)
    .order("title")
    .throwOnError()
  return data.map(({ id, title }) => ({ value: id, label: title }))
}

/** How many are suspended and wait for a decision. */
export async function suspendedCount(db: SupabaseDb) {
  const { count } = await db
    .from("certificates")
    .select("id", { count: "exact", head: true })
    .eq("status", "suspended")
    .throwOnError()
  return count ?? 0
}
