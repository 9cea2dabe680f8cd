import { setTimeout as sleep } from "node:timers/promises"
import type pg from "pg"

interface NotificationListener {
  onNotification(channel: string, payload: string): void
  /** The connection was lost, and notifications in the meantime with it. */
  onReconnect(): void
}

const MAX_DELAY_MS = 2_000

/**
 * Listens on a dedicated connection until the returned function is called, and reconnects when it is lost.
 */
export async function listenForNotifications(
  connect: () => Promise<pg.Client>,
  channels: readonly string[],
  { onNotification, onReconnect }: NotificationListener,
): Promise<() => Promise<void>> {
  let isClosed = false
  let client = await listen()

  async function listen() {
    const connected = await connect()
    connected.on("notification", ({ channel, payload = "" }) => onNotification(channel, payload))
    await connected.query(channels.map(channel => `listen ${channel}`).join("; "))
    connected.once("end", () => {
      if (!isClosed) reconnect()
    })
    return connected
  }

  async function reconnect() {
    const connected = await connectWithBackoff()
    if (!connected) return
    client = connected
    onReconnect()
  }

  async function connectWithBackoff() {
    for (let delay = 50; !isClosed; delay = Math.min(delay * 2, MAX_DELAY_MS)) {
      try {
        const connected = await listen()
        if (!isClosed) return connected
        await connected.end()
      } catch {
        // The server is still down; queries report the reason.
        await sleep(delay)
      }
    }
  }

  return async function close() {
    isClosed = true
    await client.end()
  }
}
