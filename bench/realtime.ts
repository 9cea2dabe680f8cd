import { type ChildProcess, fork } from "node:child_process"
import { randomUUID } from "node:crypto"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { WebSocket } from "ws"
import { openBackend } from "#backend/open.ts"
import { openRealtime } from "#backend/realtime/realtime.ts"
import { signAccessToken } from "#backend/tokens.ts"

const SOCKETS = 1_000
const ROUNDS = 21
const SITE_URL = "http://localhost:3000"
const WISH = { event: "*", schema: "public", table: "site_settings" }

interface Task {
  address: string
  /** One per socket, or none for visitors. */
  tokens: string[]
}

if (process.send) process.once("message", task => listen(task as Task))
else await measure()

/**
 * The clients, in a separate process: report when all have joined and when the last one has received a
 * change.
 */
async function listen({ address, tokens }: Task) {
  let heard = 0
  const joined: Promise<void>[] = []
  for (let n = 0; n < SOCKETS; n++) {
    const socket = new WebSocket(address)
    await once(socket, "open")
    const payload = { config: { postgres_changes: [WISH] }, access_token: tokens[n] }
    socket.send(JSON.stringify(["1", "1", "realtime:bench", "phx_join", payload]))
    const replied = new Promise<void>(resolve => {
      socket.on("message", data => {
        const text = String(data)
        if (text.includes('"phx_reply"')) resolve()
        if (text.includes('"postgres_changes",{"ids"') && ++heard % SOCKETS === 0) process.send!("heard")
      })
    })
    joined.push(replied)
  }
  await Promise.all(joined)
  process.send!("joined")
}

async function measure() {
  const folder = mkdtempSync(join(tmpdir(), "open-airway-bench-"))
  const opened = await openBackend({ dataDir: folder })
  const realtime = await openRealtime({ ...opened, siteUrl: SITE_URL, report: console.error })
  const server = createServer().on("upgrade", realtime.upgrade)
  await once(server.listen(0, "127.0.0.1"), "listening")
  const { port } = server.address() as AddressInfo
  const address = `ws://127.0.0.1:${port}/realtime/v1/websocket?apikey=${opened.keys.publishableKey}&vsn=2.0.0`
  const tokens = await Promise.all(
    Array.from({ length: SOCKETS }, () =>
      signAccessToken(opened.keys, SITE_URL, { sub: randomUUID(), session_id: randomUUID() }),
    ),
  )
  for (const [who, task] of [
    ["visitors", { address, tokens: [] }],
    ["members, each with a token", { address, tokens }],
  ] as const) {
    const before = process.memoryUsage().rss
    const started = performance.now()
    const clients = fork(fileURLToPath(import.meta.url))
    clients.send(task)
    await once(clients, "message")
    const joinMs = performance.now() - started
    const perSocket = (process.memoryUsage().rss - before) / SOCKETS / 1024
    const times = await fanOut(clients, text =>
      opened.admin.query("update public.site_settings set tagline = $1", [text]),
    )
    console.log(`${SOCKETS} ${who}: joined in ${joinMs.toFixed(0)} ms, ${perSocket.toFixed(1)} kB per socket`)
    console.log(`  a change to the last: median ${times[(ROUNDS - 1) / 2]} ms, worst ${times.at(-1)} ms`)
    clients.kill()
    await once(clients, "exit")
  }
  await realtime.close()
  server.close()
  await opened.close()
  rmSync(folder, { recursive: true, force: true })
}

async function fanOut(clients: ChildProcess, change: (text: string) => Promise<unknown>) {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now()
    const last = once(clients, "message")
    await change(`Round ${round}`)
    await last
    times.push(Math.round(performance.now() - start))
  }
  return times.sort((a, b) => a - b)
}
