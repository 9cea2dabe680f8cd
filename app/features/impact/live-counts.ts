import { liveClient, openChannel } from "#app/lib/supabase/realtime.ts"
import { type ImpactCount, impactCounts } from "./queries.ts"

/** Calls `take` with the counts: at once, after every change, and whenever the connection was lost. */
export async function listenToCounts(
  config: { supabaseUrl: string; publishableKey: string },
  take: (rows: readonly ImpactCount[]) => void,
  signal: AbortSignal,
) {
  const db = await liveClient(config)
  openChannel(db, signal, {
    listen: channel =>
      channel.on("postgres_changes", { event: "UPDATE", schema: "public", table: "impact_counts" }, change =>
        take([change.new as ImpactCount]),
      ),
    read: () => impactCounts(db),
    take,
  })
}
