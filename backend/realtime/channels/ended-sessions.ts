import type pg from "pg"
import type { Connection } from "../connections/connection.ts"
import type { RealtimeHub } from "../hub.ts"
import type { Channel } from "./channel.ts"
import { closeChannel } from "./leave.ts"

/** Closes every channel whose session has ended; checks all sessions, or only `onlySession`. */
export async function closeEndedSessions(
  hub: RealtimeHub,
  connections: Iterable<Connection>,
  admin: pg.Pool,
  onlySession?: string,
) {
  const bySession = new Map<string, Channel[]>()
  for (const connection of connections) {
    for (const channel of connection.channels.values()) {
      const { session_id: session } = channel.caller.claims
      if (typeof session !== "string" || (onlySession !== undefined && session !== onlySession)) continue
      const known = bySession.get(session)
      if (known) known.push(channel)
      else bySession.set(session, [channel])
    }
  }
  if (bySession.size === 0) return
  const { rows } = await admin.query<{ id: string }>(
    "select id from auth.sessions where id::text = any ($1) and (not_after is null or not_after > now())",
    [[...bySession.keys()]],
  )
  const alive = new Set(rows.map(({ id }) => id))
  for (const [session, channels] of bySession) {
    if (alive.has(session)) continue
    for (const channel of channels) {
      // The channel may have received a token of another session meanwhile.
      if (channel.isJoined && channel.caller.claims.session_id === session) {
        closeChannel(hub, channel, "JWT session has ended")
      }
    }
  }
}
