import type { Database, Json } from "#app/lib/supabase/database.types.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"

type Channel = Database["public"]["Enums"]["event_channel"]

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
    if (error.code !== STATEMENT_TIMEOUT || attempt === ATTEMPTS) throw error
  }
}
