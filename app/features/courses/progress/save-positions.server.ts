import { z } from "zod"
import { Constants, type Json } from "#app/lib/supabase/database.types.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"

interface Sent {
  sentAt: number
  positions: readonly { at?: number | undefined; [field: string]: unknown }[]
}

const resultsSchema = z.array(
  z.object({ lesson: z.unknown(), outcome: z.enum(Constants.public.Enums.position_outcome) }),
)

/** Saves each position at its time, corrected by how far the device's clock is off. */
export async function savePositions(db: SupabaseDb, { sentAt, positions }: Sent, now: number) {
  const corrected = positions.map(({ at = sentAt, ...position }) => ({
    ...position,
    at: timestamp(at + now - sentAt),
  }))
  const { data } = await db.rpc("save_positions", { positions: corrected as Json }).throwOnError()
  return resultsSchema.parse(data)
}

/** Null for a number that is no date; SQL then uses the time of the request. */
function timestamp(ms: number) {
  const date = new Date(ms)
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}
