import { expect, test } from "vitest"
import type { Backend } from "../start/backend.ts"
import { sendRaw, serve } from "../testing/test-server.ts"

const ASK =
  "Connection: Upgrade, close\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"

function ask(port: number, path: string, host = "site.test", more = "") {
  return sendRaw(port, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${ASK}${more}\r\n`)
}

async function serveRealtime() {
  const seen: string[] = []
  const backend: Backend = {
    publishableKey: "k",
    secretKey: "sb_secret_test",
    info: { kind: "embedded", version: "17", migrationsApplied: 1, firstStart: false },
    owns: path => path.startsWith("/realtime/v1/"),
    fetch: async () =>
      Response.json({ message: "no socket" }, { status: 404, headers: { Connection: "close" } }),
    isReady: async () => true,
    onChange: () => undefined,
    close: async () => undefined,
    upgrade(request, socket) {
      seen.push(request.url ?? "")
      socket.end("HTTP/1.1 101 Switching Protocols\r\n\r\n")
    },
  }
  return { seen, site: await serve(() => new Response("page"), { backend }) }
}

test("websockets reach realtime for our host and its path only", async () => {
  const { seen, site } = await serveRealtime()
  expect(await ask(site.port, "/realtime/v1/websocket?vsn=2.0.0")).toContain("HTTP/1.1 101")
  expect(await ask(site.port, "/realtime/v1/websocket", "evil.test")).toContain("HTTP/1.1 421")
  expect(await ask(site.port, "/", "site.test", "Sec-WebSocket-Protocol: vite-hmr\r\n")).toContain(
    "HTTP/1.1 404",
  )
  expect(await ask(site.port, "/rest/v1/websocket")).toContain("HTTP/1.1 404")
  expect(seen).toEqual(["/realtime/v1/websocket?vsn=2.0.0"])
  await site.close()
})

test("ignores other upgrade protocols and sends the page", async () => {
  const { site } = await serveRealtime()
  const headers = {
    connection: "upgrade, http2-settings",
    upgrade: "h2c",
    "http2-settings": "AAMAAABkAAQCAAAAAAIAAAAA",
  }
  const response = await site.fetch("/", { headers })
  expect([response.status, response.text]).toEqual([200, "page"])
  await site.close()
})
