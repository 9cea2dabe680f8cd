import type { Database } from "#app/lib/supabase/database.types.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { formatZonedTime } from "#supabase/functions/_shared/messages/calendar/zoned-time.ts"

type Row = Database["public"]["Functions"]["shift_board"]["Returns"][number]

/** The generated type does not know which columns of a function may be empty. */
export type BoardShift = Omit<
  Row,
  "about" | "chapter" | "event" | "status" | "place_in_line" | "minimum_age" | "course_title" | "course_slug"
> & {
  about: string | null
  chapter: string | null
  event: string | null
  status: Row["status"] | null
  place_in_line: number | null
  minimum_age: number | null
  /** Of the course that the shift needs. */
  course_title: string | null
  course_slug: string | null
}

/** The shifts ahead, with what the member has to do with each. */
export async function shiftBoard(db: SupabaseDb): Promise<BoardShift[]> {
  return (await db.rpc("shift_board").throwOnError()).data
}

export const SHIFT_TABLES = ["shifts"]

/** The next shifts, for visitors. */
export async function nextShifts(db: SupabaseDb) {
  const { data } = await db
    .from("shifts")
    .select("id, title, place, starts_at, time_zone, capacity, taken, offered")
    .is("canceled_at", null)
    .gt("starts_at", new Date().toISOString())
    .order("starts_at")
    .order("id")
    .limit(12)
    .throwOnError()
  return data
}

export type NextShift = Awaited<ReturnType<typeof nextShifts>>[number]

/** The shifts ahead of a learner, for guardians and the learner. */
export async function shiftFacts(db: SupabaseDb, learner: string) {
  const { data } = await db
    .from("shift_signups")
    .select("status, shifts!inner(title, place, starts_at, time_zone)")
    .eq("user_id", learner)
    .neq("status", "canceled")
    .gt("shifts.starts_at", new Date().toISOString())
    .is("shifts.canceled_at", null)
    .order("signed_up_at")
    .throwOnError()
  return data.map(({ status, shifts: { title, place, starts_at, time_zone } }) => ({
    title,
    note: `${formatZonedTime(starts_at, time_zone)}, ${place}${status === "waiting" ? " (waiting list)" : ""}`,
  }))
}

export async function shiftById(db: SupabaseDb, id: string) {
  const { data } = await db
    .from("shifts")
    .select("id, title, about, place, starts_at, ends_at, sequence, canceled_at")
    .eq("id", id)
    .maybeSingle()
    .throwOnError()
  return data
}

export async function takeShift(db: SupabaseDb, shift: string) {
  return (await db.rpc("take_shift", { shift }).throwOnError()).data
}

const CHANGES = { leave: "leave_shift", offer: "offer_shift", keep: "keep_shift" } as const

type ShiftChange = keyof typeof CHANGES

export async function changeShift(db: SupabaseDb, change: ShiftChange, shift: string) {
  return (await db.rpc(CHANGES[change], { shift }).throwOnError()).data
}
