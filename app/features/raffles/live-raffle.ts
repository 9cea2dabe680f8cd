import { liveClient } from "#app/lib/supabase/realtime.ts"
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
) {
  const db = await liveClient(config)
  const counts = { schema: "public", table: "raffle_counts", filter: `raffle_id=eq.${id}` } as const
  const take = (change: { new: object }) => onCount((change.new as { entries: number }).entries)
  const channel = db
    .channel(`raffle ${id}`)
    .on("postgres_changes", { event: "INSERT", ...counts }, take)
    .on("postgres_changes", { event: "UPDATE", ...counts }, take)
    .on(
      "postgres_changes",
      { event: "UPDATE", schema: "public", table: "raffles", filter: `id=eq.${id}` },
      onChange,
    )
    .subscribe(status => {
      if (status !== "SUBSCRIBED") return
      raffleNow(db, id).then(
        ({ state, entry_count }) => {
          onCount(entry_count ?? 0)
          onState(state)
        },
        // The next change or connection corrects what could not be read.
        () => {},
      )
    })
  return () => void db.removeChannel(channel)
}
