import type { Log } from "../logging/log.ts"
import type { Tables } from "../pages/page-cache.ts"

/**
 * Hears of changes in a hosted project through realtime, as a visitor. Whenever the channel is new, anything may
 * have changed before: everything is dropped. Returns how to stop listening.
 */
export async function followHostedChanges(
  supabaseUrl: string,
  publishableKey: string,
  onChange: (tables: Tables) => void,
  log: Log,
): Promise<() => Promise<void>> {
  const { createClient } = await import("@supabase/supabase-js")
  const client = createClient(supabaseUrl, publishableKey, {
    auth: { autoRefreshToken: false, detectSessionInUrl: false, persistSession: false },
  })
  let isHearing = true
  client
    .channel("site-changes")
    .on("postgres_changes", { event: "*", schema: "public" }, change => onChange([change.table]))
    .subscribe(status => {
      if (status === "SUBSCRIBED") onChange("all")
      else if (isHearing)
        log.warn("the feed of changes is interrupted; pages may be a minute old", { status })
      isHearing = status === "SUBSCRIBED"
    })
  return async () => {
    isHearing = false
    await client.removeAllChannels()
    await client.realtime.disconnect()
  }
}
