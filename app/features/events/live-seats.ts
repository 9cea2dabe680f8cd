import { liveClient } from "#app/lib/supabase/realtime.ts"
import { seatNumbers } from "./queries.ts"
import type { Seats } from "./seats.ts"

type Numbers = Seats & { id: string }

/** Calls `take` with the numbers of the dates: at once, after every change, and whenever the connection was lost. */
export async function listenToSeats(
  config: { supabaseUrl: string; publishableKey: string },
  dates: string[],
  take: (rows: readonly Numbers[]) => void,
) {
  const db = await liveClient(config)
  const channel = db
    .channel(`seats ${dates[0]}`)
    .on("postgres_changes", { event: "UPDATE", schema: "public", table: "event_dates" }, change =>
      take([change.new as Numbers]),
    )
    .subscribe(status => {
      if (status !== "SUBSCRIBED") return
      // The next change or connection corrects numbers that could not be read.
      seatNumbers(db, dates).then(take, () => {})
    })
  return () => void db.removeChannel(channel)
}
