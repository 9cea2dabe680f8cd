import type { HeaderList, SecurityHeaders } from "../security/security-headers.ts"
import type { Backend } from "../start/backend.ts"
import { bodyLimit, discardBody, isUpload, readBody, streamBody } from "./request-body.ts"
import { passedHeaders } from "./request-headers.ts"
import { gatewayHeaders } from "./response-headers.ts"
import { gatewayAnswer } from "./responses.ts"
import { type Exchange, sendAnswer, sendBody } from "./send-response.ts"

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
  const { request } = exchange
  const method = request.method ?? "GET"
  const body = await bodyFor(exchange, method, path)
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
  headers.set("x-request-id", exchange.id)
  const length = request.headers["content-length"]
  if (body instanceof ReadableStream && length !== undefined) headers.set("content-length", length)
  const init: RequestInit & { duplex: "half" } = { method, headers, signal, body, duplex: "half" }
  const answer = await backend.fetch(new Request(url, init))
  const answerHeaders = gatewayHeaders(answer, security)
  if (body instanceof ReadableStream && !request.complete) {
    discardBody(request)
    answerHeaders.push(["Connection", "close"])
  }
  await sendOn(exchange, path, answer, answerHeaders)
}

async function sendOn(exchange: Exchange, path: string, answer: Response, headers: HeaderList) {
  if (answer.headers.has("accept-ranges")) {
    // The length of what HEAD leaves out, and of a file that is sent piece by piece.
    const length = answer.headers.get("content-length")
    if (length !== null) headers.push(["Content-Length", length])
    return sendBody(exchange, answer.status, headers, answer.body ?? new Response("").body)
  }
  // A function decides by itself when a part of its answer goes out.
  const isBuffered =
    !path.startsWith("/functions/v1/") &&
    /^(text\/(?!event-stream)|application\/(\S*\+)?json)/.test(answer.headers.get("content-type") ?? "")
  const bytes = isBuffered ? Buffer.from(await answer.arrayBuffer()) : answer.body
  // Compressing an answer that holds a token beside text the caller chose would let its length tell the token.
  const mayCompress = !path.startsWith("/auth/v1")
  await sendBody(exchange, answer.status, headers, bytes, mayCompress)
}

async function bodyFor({ request, response }: Exchange, method: string, path: string) {
  if (method === "GET" || method === "HEAD") return null
  if (isUpload(method, path)) return streamBody(request, response)
  const body = await readBody(request, response, bodyLimit(request.headers["content-type"], true))
  if ("status" in body) return body
  return body.length > 0 ? new Uint8Array(body) : null
}
