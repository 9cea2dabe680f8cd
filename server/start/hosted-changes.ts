import type { Log } from "../logging/log.ts"
import type { Tables } from "../pages/page-cache.ts"

/**
 * Listens for changes in a hosted project through realtime, as a visitor. Reports "all" on every
 * (re)subscription, because changes may have been missed. Returns a function that stops listening.
 */
export async function subscribeToHostedChanges(
  supabaseUrl: string,
  publishableKey: string,
  onChange: (tables: Tables) => void,
  log: Log,
): Promise<() => Promise<void>> {
  const client = await visitorClient(supabaseUrl, publishableKey)
  let isSubscribed = true
  client
    .channel("site-changes")
    .on("postgres_changes", { event: "*", schema: "public" }, change => onChange([change.table]))
    .subscribe(status => {
      if (status === "SUBSCRIBED") onChange("all")
      else if (isSubscribed)
        log.warn("the change feed is interrupted; pages may be up to a minute old", { status })
      isSubscribed = status === "SUBSCRIBED"
    })
  return async () => {
    isSubscribed = false
    await client.removeAllChannels()
    await client.realtime.disconnect()
  }
}

export async function visitorClient(supabaseUrl: string, publishableKey: string) {
  const { createClient } = await import("@supabase/supabase-js")
  return createClient(supabaseUrl, publishableKey, {
    auth: { autoRefreshToken: false, detectSessionInUrl: false, persistSession: false },
    // The specification's interval; the others are the library's own.
    realtime: { heartbeatIntervalMs: 30_000 },
  })
}
