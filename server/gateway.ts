import { gatewayAnswer } from "./answers.ts"
import type { Backend } from "./backend.ts"
import { bodyLimit, discardBody, readBody } from "./request-body.ts"
import { passedHeaders } from "./request-headers.ts"
import { gatewayHeaders } from "./response-headers.ts"
import type { SecurityHeaders } from "./security-headers.ts"
import { type Exchange, sendAnswer, sendBody } from "./sending.ts"

export interface GatewayCall {
  exchange: Exchange
  backend: Backend
  /** Absolute, on the site's own origin. */
  url: string
  path: string
  address: string
  signal: AbortSignal
  security: SecurityHeaders
}

/** Hands a request to the embedded backend, which knows its callers by key and token and never by cookie. */
export async function callGateway({ exchange, backend, url, path, address, signal, security }: GatewayCall) {
  const { request, response } = exchange
  const method = request.method ?? "GET"
  const limit = bodyLimit(request.headers["content-type"], true)
  const body = method === "GET" || method === "HEAD" ? null : await readBody(request, response, limit)
  if (body !== null && "status" in body) {
    discardBody(request)
    return sendAnswer(
      exchange,
      gatewayAnswer(path, body.status, body.message, [["Connection", "close"]]),
      security.always,
    )
  }
  const headers = passedHeaders(request, ["cookie", "host"])
  // As on hosted Supabase the policies may look at the caller's address; only the one we vouch for.
  headers.set("x-forwarded-for", address)
  headers.set("x-client-address", address)
  headers.set("x-client-address", address)
  headers.set("x-request-id", exchange.id)
  const init = { method, headers, signal, body: body && body.length > 0 ? new Uint8Array(body) : null }
  const answer = await backend.fetch(new Request(url, init))
  // A function decides by itself when a part of its answer goes out.
  const isBuffered =
    !path.startsWith("/functions/v1/") &&
    /^(text\/(?!event-stream)|application\/(\S*\+)?json)/.test(answer.headers.get("content-type") ?? "")
  const bytes = isBuffered ? Buffer.from(await answer.arrayBuffer()) : answer.body
  // Compressing an answer that holds a token beside text the caller chose would let its length tell the token.
  const mayCompress = !path.startsWith("/auth/v1")
  await sendBody(exchange, answer.status, gatewayHeaders(answer, security), bytes, mayCompress)
}
