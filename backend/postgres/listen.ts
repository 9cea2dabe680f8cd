import { setTimeout as sleep } from "node:timers/promises"
import type pg from "pg"

export interface Hearer {
  heard(channel: string, payload: string): void
  /** The connection was lost for a while, and with it whatever was said meanwhile. */
  missed(): void
}

const LONGEST_PAUSE_MS = 2_000

/** Listens on a connection of its own until the returned function is called, and comes back when it is lost. */
export async function listenTo(
  connect: () => Promise<pg.Client>,
  channels: readonly string[],
  { heard, missed }: Hearer,
): Promise<() => Promise<void>> {
  let isClosed = false
  let client = await listen()

  async function listen() {
    const found = await connect()
    found.on("notification", ({ channel, payload = "" }) => heard(channel, payload))
    await found.query(channels.map(channel => `listen ${channel}`).join("; "))
    found.once("end", () => {
      if (!isClosed) comeBack()
    })
    return found
  }

  async function comeBack() {
    const found = await listenAgain()
    if (!found) return
    client = found
    missed()
  }

  async function listenAgain() {
    for (let pause = 50; !isClosed; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      try {
        const found = await listen()
        if (!isClosed) return found
        await found.end()
      } catch {
        // The server is still away; whoever asks it something hears the reason.
        await sleep(pause)
      }
    }
  }

  return async function close() {
    isClosed = true
    await client.end()
  }
}
