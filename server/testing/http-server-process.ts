// A site in its own process, for tests that send it signals.
import { once } from "node:events"
import { createFront } from "../http/http-server.ts"
import { createLog } from "../logging/log.ts"
import { stopInOrder } from "../start/shutdown.ts"

// Responses are held until the parent process sends a message.
const released = once(process, "message")
const log = createLog({ pretty: false })
const backend = {
  publishableKey: "sb_publishable_test",
  info: { kind: "embedded" as const, version: "17", migrationsApplied: 1, firstStart: false },
  owns: () => false,
  fetch: async () => Response.json([]),
  isReady: async () => true,
  onChange: () => undefined,
  close: async () => log.info("backend closed"),
}
const front = await createFront({
  siteUrl: new URL("http://site.test"),
  port: 3000,
  trustProxy: 0,
  dev: false,
  backend,
  supabase: { ...backend, fetchFor: () => backend.fetch, url: "http://site.test" },
  files: null,
  log,
  loadSite: async () => ({ render: answer, dropCachedQueries: () => undefined }),
})
stopInOrder(
  {
    drain: front.drain,
    inFlight: front.inFlight,
    closeIdleConnections: () => front.server.closeIdleConnections(),
    close: backend.close,
  },
  log,
  { patienceMs: Number(process.argv[2]) },
)
front.server.listen(0, "127.0.0.1", () => process.send?.(front.server.address() ?? ""))

async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  process.send?.("began")
  if (pathname === "/stream") return new Response(heldStream(), { headers: { "Content-Type": "video/mp4" } })
  if (pathname === "/crash") setImmediate(() => Promise.reject(new Error("nobody caught this")))
  await released
  return new Response("whole answer", { headers: { "Content-Type": "text/plain" } })
}

function heldStream(): ReadableStream<Uint8Array> {
  let left = 8
  return new ReadableStream({
    async pull(controller) {
      if (left < 8) await released
      controller.enqueue(new TextEncoder().encode("part "))
      if (--left === 0) controller.close()
    },
  })
}
