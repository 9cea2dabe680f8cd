import { liveClient } from "#app/lib/supabase/realtime.ts"
import { type ImpactCount, impactCounts } from "./queries.ts"

/** Calls `take` with the counts: at once, after every change, and whenever the connection was lost. */
export async function listenToCounts(
  config: { supabaseUrl: string; publishableKey: string },
  take: (rows: readonly ImpactCount[]) => void,
) {
  const db = await liveClient(config)
  const channel = db
    .channel("impact counts")
    .on("postgres_changes", { event: "UPDATE", schema: "public", table: "impact_counts" }, change =>
      take([change.new as ImpactCount]),
    )
    .subscribe(status => {
      if (status !== "SUBSCRIBED") return
      // The next change or connection corrects numbers that could not be read.
      impactCounts(db).then(take, () => {})
    })
  return () => void db.removeChannel(channel)
}
