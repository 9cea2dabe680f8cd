import type { Cursor } from "#app/lib/staff/define-staff-list.ts"
import type { Database } from "#app/lib/supabase/database.types.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"

type Row = Database["public"]["Functions"]["member_registrations"]["Returns"][number]

/** The generated type does not know which columns of a function may be empty. */
export type MemberRegistration = Omit<
  Row,
  "poster_color" | "place" | "city" | "place_in_line" | "offer_expires_at" | "slip_id"
> & {
  poster_color: string | null
  place: string | null
  city: string | null
  place_in_line: number | null
  offer_expires_at: string | null
  slip_id: string | null
}

const PER_PAGE = 20

interface Wanted {
  isPast: boolean
  after?: Cursor | null
}

/** A page of a member's registrations, and where the next page starts. */
export async function memberRegistrations(db: SupabaseDb, member: string, { isPast, after }: Wanted) {
  const { data } = await db
    .rpc("member_registrations", {
      ...{ member, is_past: isPast, up_to: PER_PAGE + 1 },
      ...(after && { after_start: after.at, after_id: after.id }),
    })
    .throwOnError()
  const rows: MemberRegistration[] = data.slice(0, PER_PAGE)
  const last = rows.at(-1)
  const next: Cursor | null = data.length > PER_PAGE && last ? { at: last.starts_at, id: last.id } : null
  return { rows, next }
}

/** The secret of the member's own calendar; null before they made one. */
export async function calendarToken(db: SupabaseDb): Promise<string | null> {
  return (await db.rpc("my_calendar_token").throwOnError()).data
}

/** A new secret, which ends the old address. */
export async function renewCalendarToken(db: SupabaseDb) {
  await db.rpc("renew_calendar_token").throwOnError()
}
