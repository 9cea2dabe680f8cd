import { isUuid } from "#app/lib/format/uuid.ts"
import type { ListState } from "#app/lib/staff/define-staff-list.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { accessAnswers } from "./access-answers.ts"

/** All staff, or people by a whole email address or the beginning of a name. */
export function peopleRows(db: SupabaseDb, { view, search }: ListState) {
  return db
    .rpc("find_people", { search: search || undefined, only_staff: view === "staff" })
    .select("id, display_name, email_start, created_at, roles, is_minor")
}

export type FoundPerson = NonNullable<Awaited<ReturnType<typeof peopleRows>>["data"]>[number]

/** A person, as far as the caller has opened the record. Null for unknown and malformed ids alike. */
export async function personForStaff(db: SupabaseDb, id: string, query: URLSearchParams) {
  if (!isUuid(id)) return null
  const { data: person } = await db.rpc("person_record", { person: id }).maybeSingle().throwOnError()
  if (!person) return null
  if (!person.is_opened) return { person, opened: null }
  const [roles, guardianships, sessions, merges, access] = await Promise.all([
    db
      .from("user_roles")
      .select("id, role, granted_at, chapters(name)")
      .eq("user_id", id)
      .order("granted_at")
      .throwOnError(),
    db.rpc("person_guardianships", { person: id }).throwOnError(),
    db.rpc("person_sessions", { person: id }).throwOnError(),
    db.rpc("person_merges", { person: id }).throwOnError(),
    accessAnswers(db, id, query.get("why")),
  ])
  return {
    person,
    opened: {
      ...{ roles: roles.data, guardianships: guardianships.data, sessions: sessions.data },
      ...{ merges: merges.data, access },
    },
  }
}

export type PersonForStaff = NonNullable<Awaited<ReturnType<typeof personForStaff>>>
export type OpenedPerson = NonNullable<PersonForStaff["opened"]>
