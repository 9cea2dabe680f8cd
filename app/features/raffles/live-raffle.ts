import { liveClient, openChannel } from "#app/lib/supabase/realtime.ts"
import type { DbEnum } from "#app/lib/supabase/types.ts"
import { raffleNow } from "./queries.ts"

interface Listener {
  onCount: (entries: number) => void
  onState: (state: DbEnum<"raffle_state"> | null) => void
  onChange: () => void
}

/** Reports the number of entries and changes of the raffle: at once, as they happen, and after a lost connection. */
export async function listenToRaffle(
  config: { supabaseUrl: string; publishableKey: string },
  id: string,
  { onCount, onState, onChange }: Listener,
  signal: AbortSignal,
) {
  const db = await liveClient(config)
  const counts = { schema: "public", table: "raffle_counts", filter: `raffle_id=eq.${id}` } as const
  const take = (change: { new: object }) => onCount((change.new as { entries: number }).entries)
  const row = { schema: "public", table: "raffles", filter: `id=eq.${id}` } as const
  openChannel(db, signal, {
    listen: channel =>
      channel
        .on("postgres_changes", { event: "INSERT", ...counts }, take)
        .on("postgres_changes", { event: "UPDATE", ...counts }, take)
        .on("postgres_changes", { event: "UPDATE", ...row }, onChange),
    read: () => raffleNow(db, id),
    take({ state, entry_count }) {
      onCount(entry_count ?? 0)
      onState(state)
    },
  })
}
