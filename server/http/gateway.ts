import type { HeaderList, SecurityHeaders } from "../security/security-headers.ts"
import type { Backend } from "../start/backend.ts"
import { bodyLimit, discardBody, isUpload, readBody, streamBody } from "./request-body.ts"
import { forwardedHeaders } from "./request-headers.ts"
import { gatewayHeaders } from "./response-headers.ts"
import { gatewayResponse } from "./responses.ts"
import { type RequestContext, sendBody, sendPlainResponse } from "./send-response.ts"

interface GatewayCall {
  context: RequestContext
  backend: Backend
  /** Absolute URL on the site's own origin. */
  url: string
  path: string
  address: string
  signal: AbortSignal
  security: SecurityHeaders
}

/** Passes a request to the embedded backend, which uses keys and tokens, never cookies. */
export async function callGateway({ context, backend, url, path, address, signal, security }: GatewayCall) {
  const { request } = context
  const method = request.method ?? "GET"
  const body = await bodyFor(context, method, path)
  if (body !== null && "status" in body) {
    discardBody(request)
    return sendPlainResponse(
      context,
      gatewayResponse(path, body.status, body.message, [["Connection", "close"]]),
      security.always,
    )
  }
  const headers = forwardedHeaders(request, ["cookie", "host"])
  // As on hosted Supabase, policies can read the client's address; it is always the one we determined.
  headers.set("x-forwarded-for", address)
  headers.set("x-client-address", address)
  headers.set("x-request-id", context.id)
  const length = request.headers["content-length"]
  if (body instanceof ReadableStream && length !== undefined) headers.set("content-length", length)
  const init: RequestInit & { duplex: "half" } = { method, headers, signal, body, duplex: "half" }
  const upstream = await backend.fetch(new Request(url, init))
  const responseHeaders = gatewayHeaders(upstream, security)
  if (body instanceof ReadableStream && !request.complete) {
    discardBody(request)
    responseHeaders.push(["Connection", "close"])
  }
  await forwardResponse(context, path, upstream, responseHeaders)
}

async function forwardResponse(
  context: RequestContext,
  path: string,
  upstream: Response,
  headers: HeaderList,
) {
  if (upstream.headers.has("accept-ranges")) {
    // The length for HEAD responses and for streamed files.
    const length = upstream.headers.get("content-length")
    if (length !== null) headers.push(["Content-Length", length])
    return sendBody(context, upstream.status, headers, upstream.body ?? new Response("").body)
  }
  // Functions decide themselves when to flush parts of a response.
  const isBuffered =
    !path.startsWith("/functions/v1/") &&
    /^(text\/(?!event-stream)|application\/(\S*\+)?json)/.test(upstream.headers.get("content-type") ?? "")
  const bytes = isBuffered ? Buffer.from(await upstream.arrayBuffer()) : upstream.body
  // Compressing a response that contains a token next to caller-chosen text would leak the token through its
  // length.
  const mayCompress = !path.startsWith("/auth/v1")
  await sendBody(context, upstream.status, headers, bytes, mayCompress)
}

async function bodyFor({ request, response }: RequestContext, method: string, path: string) {
  if (method === "GET" || method === "HEAD") return null
  if (isUpload(method, path)) return streamBody(request, response)
  const body = await readBody(request, response, bodyLimit(request.headers["content-type"], true))
  if ("status" in body) return body
  return body.length > 0 ? new Uint8Array(body) : null
}
