// A site in its own process, for tests that send it signals.
import { once } from "node:events"
import { createHttpServer } from "../http/http-server.ts"
import { createLog } from "../logging/log.ts"
import { shutDownGracefully } from "../start/shutdown.ts"

// Responses are held until the parent process sends a message.
const released = once(process, "message")
const log = createLog({ pretty: false })
const backend = {
  publishableKey: "sb_publishable_test",
  secretKey: "sb_secret_test",
  info: { kind: "embedded" as const, version: "17", migrationsApplied: 1, firstStart: false },
  owns: () => false,
  fetch: async () => Response.json([]),
  isReady: async () => true,
  onChange: () => undefined,
  close: async () => log.info("backend closed"),
}
const httpServer = await createHttpServer({
  siteUrl: new URL("http://site.test"),
  port: 3000,
  trustProxy: 0,
  dev: false,
  backend,
  supabase: { ...backend, fetchFor: () => backend.fetch, url: "http://site.test" },
  files: null,
  log,
  loadSite: async () => ({ render: respond, dropCachedQueries: () => undefined }),
})
shutDownGracefully(
  {
    drain: httpServer.drain,
    inFlight: httpServer.inFlight,
    closeIdleConnections: () => httpServer.server.closeIdleConnections(),
    close: backend.close,
  },
  log,
  { timeoutMs: Number(process.argv[2]) },
)
httpServer.server.listen(0, "127.0.0.1", () => process.send?.(httpServer.server.address() ?? ""))

async function respond(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  process.send?.("began")
  if (pathname === "/stream") return new Response(heldStream(), { headers: { "Content-Type": "video/mp4" } })
  if (pathname === "/crash") setImmediate(() => Promise.reject(new Error("nobody caught this")))
  await released
  return new Response("whole answer", { headers: { "Content-Type": "text/plain" } })
}

function heldStream(): ReadableStream<Uint8Array> {
  let remaining = 8
  return new ReadableStream({
    async pull(controller) {
      if (remaining < 8) await released
      controller.enqueue(new TextEncoder().encode("part "))
      if (--remaining === 0) controller.close()
    },
  })
}
