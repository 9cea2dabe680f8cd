import type { RealtimeChannel } from "@supabase/supabase-js"
import { accessToken } from "#app/lib/auth/session/browser-session.ts"
import type { Database } from "./database.types.ts"
import type { SupabaseDb } from "./types.ts"

/** The specification's intervals of a realtime connection. */
export const REALTIME = { timeout: 10_000, heartbeatIntervalMs: 30_000, reconnectAfterMs }

const RECONNECT_MS = [1_000, 2_000, 5_000, 10_000]
// Spreads the reconnects after a server restart.
const SPREAD = 0.2

/** The delay before the n-th reconnect attempt. */
export function reconnectAfterMs(tries: number, random = Math.random()) {
  const delay = RECONNECT_MS[Math.max(tries, 1) - 1] ?? RECONNECT_MS.at(-1)!
  return Math.round(delay * (1 - SPREAD + 2 * SPREAD * random))
}

let client: Promise<SupabaseDb> | undefined

/** The browser's one realtime client. Its code is loaded on demand. */
export function liveClient(config: { supabaseUrl: string; publishableKey: string }): Promise<SupabaseDb> {
  client ??= import("@supabase/supabase-js").then(({ createClient }) =>
    createClient<Database>(config.supabaseUrl, config.publishableKey, { accessToken, realtime: REALTIME }),
  )
  return client
}

let channels = 0

interface Subscription<Rows> {
  listen: (channel: RealtimeChannel) => RealtimeChannel
  /** Runs whenever the channel is joined: changes may have been missed until then. */
  read: () => Promise<Rows>
  take: (rows: Rows) => void
}

/** Subscribes on a channel of its own, because supabase-js joins each channel once, until the signal aborts. */
export function openChannel<Rows>(
  db: SupabaseDb,
  signal: AbortSignal,
  { listen, read, take }: Subscription<Rows>,
) {
  if (signal.aborted) return
  const channel = listen(db.channel(`live ${++channels}`)).subscribe(status => {
    if (status !== "SUBSCRIBED") return
    read().then(
      rows => void (signal.aborted || take(rows)),
      // The next change or connection corrects what could not be read.
      () => {},
    )
  })
  signal.addEventListener("abort", () => void db.removeChannel(channel), { once: true })
}
