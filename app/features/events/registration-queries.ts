import type { Database, Json } from "#app/lib/supabase/database.types.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"

type Channel = Database["public"]["Enums"]["event_channel"]
export type RegistrationOutcome = Database["public"]["Enums"]["registration_outcome"]
export type ReminderOutcome = Database["public"]["Enums"]["guardian_reminder_outcome"]
export type ChangeOutcome = Database["public"]["Enums"]["registration_change_outcome"]

interface Registering {
  dates: string[]
  channel: Channel
  party_size: number
  answers: Record<string, string>
  /** Only for guests. */
  name?: string
  email?: string
}

const ATTEMPTS = 5
const STATEMENT_TIMEOUT = "57014"

/**
 * Registers for one or several dates. Everyone who registers for a date waits for its row, so that a rush can exceed
 * the time limit of one statement; nothing is stored then, and it is tried again.
 */
export async function registerForEvent(db: SupabaseDb, wish: Registering) {
  const call = { ...wish, answers: wish.answers as Json }
  for (let attempt = 1; ; attempt++) {
    const { data, error } = await db.rpc("register_for_event", call)
    if (data) return data
    if (error.code !== STATEMENT_TIMEOUT || attempt === ATTEMPTS)
      throw Object.assign(new Error(error.message), error)
  }
}

export async function cancelRegistration(db: SupabaseDb, registration: string) {
  return (await db.rpc("cancel_registration", { registration }).throwOnError()).data
}

export async function answerOffer(db: SupabaseDb, registration: string, is_accepted: boolean) {
  return (await db.rpc("answer_offer", { registration, is_accepted }).throwOnError()).data
}

export async function changeRegistration(
  db: SupabaseDb,
  registration: string,
  party_size: number,
  channel: Channel,
) {
  return (await db.rpc("change_registration", { registration, party_size, channel }).throwOnError()).data
}

export async function remindGuardians(db: SupabaseDb, registration: string) {
  return (await db.rpc("remind_guardians", { registration }).throwOnError()).data
}

/** What the page behind the link of an email shows; null for an unknown link. */
export async function registrationByLink(db: SupabaseDb, registration: string) {
  const { data } = await db.rpc("registration_by_link", { registration }).throwOnError()
  return data[0] ?? null
}

export type Spot = NonNullable<Awaited<ReturnType<typeof registrationByLink>>>

/** The dates of a member's own calendar; null for an unknown secret. */
export async function calendarByLink(db: SupabaseDb, token: string) {
  const { data } = await db.rpc("calendar_by_link", { token }).throwOnError()
  // The generated type does not know that an empty calendar is one row without a date.
  return data.length === 0 ? null : data.filter(({ date_id }) => (date_id as string | null) !== null)
}
