import type { SupabaseDb } from "#app/lib/supabase/types.ts"

/** What a ticket shows to anyone with its code; null for an unknown code. */
export async function ticketByCode(db: SupabaseDb, code: string) {
  const { data } = await db.rpc("ticket", { code }).throwOnError()
  return data[0] ?? null
}

export type TicketRow = NonNullable<Awaited<ReturnType<typeof ticketByCode>>>
