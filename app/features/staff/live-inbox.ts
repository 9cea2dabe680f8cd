import { liveClient, openChannel } from "#app/lib/supabase/realtime.ts"

/** Calls `onChange` after every change of the inbox, and whenever the connection was lost. */
export async function listenToInbox(
  config: { supabaseUrl: string; publishableKey: string },
  onChange: () => void,
  signal: AbortSignal,
) {
  const db = await liveClient(config)
  // A channel that is joined before the token is there belongs to a visitor, who may not listen.
  await db.realtime.setAuth()
  openChannel(db, signal, {
    listen: channel =>
      channel.on("postgres_changes", { event: "INSERT", schema: "public", table: "inbox_changes" }, onChange),
    read: async () => {},
    take: onChange,
  })
}
