import { once } from "node:events"
import { WebSocket } from "ws"
import { openBackend } from "#backend/open.ts"
import { SITE_URL } from "#tests/support/backend.ts"
import { testDatabase } from "#tests/support/database.ts"
import type { Limits } from "../connections/limits.ts"
import { openRealtime } from "../realtime.ts"
import { serve } from "./realtime-backend.ts"

type Wire = [joinRef: string | null, ref: string | null, topic: string, event: string, payload: unknown]

/** The realtime service alone, with low limits. */
export async function realtimeWithLimits(limits: Partial<Limits>) {
  const database = await testDatabase()
  const opened = await openBackend({ dataDir: ".cache", databaseUrl: database.url })
  const problems: unknown[] = []
  const realtime = await openRealtime({
    ...opened,
    siteUrl: SITE_URL,
    publicTopics: "all",
    limits,
    report: error => problems.push(error),
  })
  const server = await serve(realtime.upgrade)
  return {
    sql: database.sql,
    url: server.url,
    keys: opened.keys,
    /** Errors that the service reported. */
    problems,
    async close() {
      await realtime.close()
      await server.close()
      await opened.close()
      await database.drop()
    },
  }
}

/** A websocket without a client library that records what it receives. */
export async function rawSocket(
  url: string,
  apiKey: string,
  options: { vsn?: string; headers?: object } = {},
) {
  const { vsn = "2.0.0", headers = {} } = options
  const address = `${url.replace("http", "ws")}/realtime/v1/websocket?apikey=${apiKey}&vsn=${vsn}`
  const socket = new WebSocket(address, { headers: { ...headers } })
  const received: Wire[] = []
  const closed = new Promise<{ code: number; reason: string }>(resolve =>
    socket.on("close", (code, reason) => resolve({ code, reason: String(reason) })),
  )
  socket.on("error", () => {
    // A rejected handshake also emits "close".
  })
  socket.on("message", (data, isBinary) => {
    if (!isBinary) received.push(JSON.parse(String(data)))
  })
  await Promise.race([once(socket, "open"), closed])
  return {
    socket,
    received,
    closed,
    send: (...wire: Wire) => socket.send(JSON.stringify(wire)),
    join: (topic: string, config: object = {}, ref = topic) =>
      socket.send(JSON.stringify([ref, ref, topic, "phx_join", { config }])),
    /** Replies to joins and pushes by ref. */
    replies: () =>
      Object.fromEntries(
        received
          .filter(([, , , event]) => event === "phx_reply")
          .map(([, ref, , , payload]) => {
            const { status, response } = payload as { status: string; response: { reason?: string } }
            return [ref, response.reason ?? status]
          }),
      ),
  }
}

/** Status of a rejected handshake. */
export function rejectedStatus(
  url: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url.replace("http", "ws") + path, { headers })
    socket.on("unexpected-response", (_request, response) => resolve(response.statusCode ?? 0))
    socket.on("open", () => resolve(101))
    socket.on("error", reject)
  })
}
