import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { idIn } from "./queries.ts"
import type { Filters } from "./staff-filters.ts"

export const PER_PAGE = 25
const LISTED = "id, holder_name, course_title, issued_at, expires_at, status"

/** A page of certificates, newest first. Turned over by the last row's place in the index, never by counting rows. */
export async function listedForStaff(db: SupabaseDb, filters: Filters, now: string) {
  const { words, course, state, after } = filters
  const id = idIn(words)
  const all = words && !id ? db.rpc("search_certificates", { words }) : db.from("certificates")
  let list = all.select(LISTED)
  if (id) list = list.eq("id", id)
  if (course) list = list.eq("course_id", course)
  if (state === "suspended" || state === "revoked") list = list.eq("status", state)
  if (state === "expired") list = list.eq("status", "valid").lte("expires_at", now)
  if (state === "valid") list = list.eq("status", "valid").or(`expires_at.is.null,expires_at.gt.${now}`)
  if (after) list = list.lte("issued_at", after.at).or(`issued_at.lt.${after.at},id.gt.${after.id}`)
  const { data } = await list
    .order("issued_at", { ascending: false })
    .order("id")
    .limit(PER_PAGE + 1)
    .throwOnError()
  const rows = data.slice(0, PER_PAGE)
  const last = rows.at(-1)
  return { rows, next: data.length > PER_PAGE && last ? { at: last.issued_at, id: last.id } : null }
}

export type StaffListed = Awaited<ReturnType<typeof listedForStaff>>["rows"][number]

/** One certificate with everything that happened to it, newest first. */
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

/** Courses that can be chosen in the list. */
export async function certifiedCourses(db: SupabaseDb) {
  const { data } = await db
    .from("courses")
    .select("id, title")
    .not("bank", "is", null)
    .order("title")
    .throwOnError()
  return data
}

/** How many are suspended and wait for somebody to decide. */
export async function suspendedCount(db: SupabaseDb) {
  const { count } = await db
    .from("certificates")
    .select("id", { count: "exact", head: true })
    .eq("status", "suspended")
    .throwOnError()
  return count ?? 0
}
