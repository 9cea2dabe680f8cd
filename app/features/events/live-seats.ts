import { liveClient, openChannel } from "#app/lib/supabase/realtime.ts"
import { seatNumbers } from "./queries.ts"
import type { Seats } from "./seats.ts"

type Numbers = Seats & { id: string }

/** Calls `take` with the numbers of the dates: at once, after every change, and whenever the connection was lost. */
export async function listenToSeats(
  config: { supabaseUrl: string; publishableKey: string },
  dates: string[],
  take: (rows: readonly Numbers[]) => void,
  signal: AbortSignal,
) {
  const db = await liveClient(config)
  openChannel(db, signal, {
    listen: channel =>
      channel.on("postgres_changes", { event: "UPDATE", schema: "public", table: "event_dates" }, change =>
        take([change.new as Numbers]),
      ),
    read: () => seatNumbers(db, dates),
    take,
  })
}
