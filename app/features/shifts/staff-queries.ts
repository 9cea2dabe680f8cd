import { isUuid } from "#app/lib/format/uuid.ts"
import type { ListState } from "#app/lib/staff/define-staff-list.ts"
import type { DbEnum, SupabaseDb } from "#app/lib/supabase/types.ts"

const COLUMNS =
  "id, title, about, place, chapter_id, event_id, starts_at, ends_at, time_zone, capacity, taken, waiting, offered, minimum_age, needs_certificate, needs_waiver, needs_screening, course_id, canceled_at, cancel_reason"

/** The shifts that the caller manages: all for outreach, those of the own chapter for leads. */
export function shiftRows(db: SupabaseDb, { view, after }: ListState, limit: number) {
  return db
    .rpc("managed_shifts", { view, after_start: after?.at, after_id: after?.id, up_to: limit })
    .select(COLUMNS)
}

/** For the form: chapters and events that a shift can belong to, and courses that it can need. */
export async function shiftChoices(db: SupabaseDb) {
  const [chapters, events, courses] = await Promise.all([
    db.rpc("managed_chapters").select("id, name, state").order("name").throwOnError(),
    db
      .from("events")
      .select("id, title")
      .eq("status", "published")
      .order("created_at", { ascending: false })
      .limit(50)
      .throwOnError(),
    db
      .from("courses")
      .select("id, title")
      .eq("status", "published")
      .not("bank", "is", null)
      .order("position")
      .throwOnError(),
  ])
  return {
    chapters: chapters.data.map(({ id, name, state }) => ({ value: id, label: `${name}, ${state}` })),
    events: events.data.map(({ id, title }) => ({ value: id, label: title })),
    courses: courses.data.map(({ id, title }) => ({ value: id, label: title })),
  }
}

export type ShiftChoices = Awaited<ReturnType<typeof shiftChoices>>

/** The generated type does not know which columns of a function may be empty. */
interface RosterEntry {
  id: string
  name: string
  status: DbEnum<"signup_status">
  is_offered: boolean
  checked_in_at: string | null
}

export async function shiftForStaff(db: SupabaseDb, id: string) {
  if (!isUuid(id)) return null
  const [{ data: shift }, { data: roster }, choices] = await Promise.all([
    db.rpc("managed_shift", { shift: id }).select(COLUMNS).maybeSingle().throwOnError(),
    db.rpc("shift_roster", { shift: id }).throwOnError(),
    shiftChoices(db),
  ])
  return shift && { shift, roster: roster as RosterEntry[], choices }
}

export type StaffShiftDetail = NonNullable<Awaited<ReturnType<typeof shiftForStaff>>>
export type StaffShift = StaffShiftDetail["shift"]
