import type pg from "pg"
import type { Connection } from "../connections/connection.ts"
import type { House } from "../hub.ts"
import type { Channel } from "./channel.ts"
import { shutDown } from "./leave.ts"

/** Ends every channel whose session has ended: all of them are looked up, or the one that is named. */
export async function closeEndedSessions(
  house: House,
  connections: Iterable<Connection>,
  admin: pg.Pool,
  named?: string,
) {
  const bySession = new Map<string, Channel[]>()
  for (const connection of connections) {
    for (const channel of connection.channels.values()) {
      const { session_id: session } = channel.caller.claims
      if (typeof session !== "string" || (named !== undefined && session !== named)) continue
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
      // A token that came in the meantime may be of another session.
      if (channel.isJoined && channel.caller.claims.session_id === session) {
        shutDown(house, channel, "JWT session has ended")
      }
    }
  }
}
