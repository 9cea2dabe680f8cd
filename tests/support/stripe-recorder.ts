import { once } from "node:events"
import { createServer, type IncomingHttpHeaders } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import Stripe from "stripe"
import { expect } from "vitest"

interface StripeRequest {
  /** Method and path. */
  line: string
  headers: IncomingHttpHeaders
  fields: Record<string, string>
}

/** An HTTP server that gets what the official Stripe SDK sends. `answer` is called with method and path. */
export async function stripeRecorder(answer: (line: string) => object) {
  const requests: StripeRequest[] = []
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request
    const line = `${method} ${url}`
    requests.push({ line, headers, fields: fieldsOf(await text(request)) })
    const answered = answer(line)
    response.writeHead("error" in answered ? 400 : 200, { "content-type": "application/json" })
    response.end(JSON.stringify(answered))
  })
  await once(server.listen(0, "127.0.0.1"), "listening")
  const { port } = server.address() as AddressInfo
  return {
    stripe: new Stripe("sk_test_abc", { host: "127.0.0.1", port, protocol: "http" }),
    /** Sends requests to Stripe here instead, and all others to `fetch`. */
    redirect:
      (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
      async (input, init) => {
        const request = new Request(input, init)
        const { host, pathname, search } = new URL(request.url)
        if (host !== "api.stripe.com") return fetch(request)
        const { method, headers } = request
        const body = method === "GET" ? null : await request.text()
        return globalThis.fetch(`http://127.0.0.1:${port}${pathname}${search}`, { method, headers, body })
      },
    /** The requests since the last call. */
    taken: () => requests.splice(0),
    close: () => void server.close(),
  }
}

function fieldsOf(body: string) {
  const fields = [...new URLSearchParams(body)]
  // No field is sent twice.
  expect(new Set(fields.map(([name]) => name)).size).toBe(fields.length)
  return Object.fromEntries(fields)
}
