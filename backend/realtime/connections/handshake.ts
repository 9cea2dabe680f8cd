import { type IncomingMessage, STATUS_CODES } from "node:http"
import type { Duplex } from "node:stream"
import { HttpError } from "../../http.ts"
import type { Keys } from "../../keys.ts"
import { isLoopback } from "../../loopback.ts"
import { verifyCaller } from "../../tokens.ts"
import type { Version } from "./frames.ts"

export const SOCKET_PATH = "/realtime/v1/websocket"

/** Validates a websocket request, or throws the error to reject it with. */
export async function checkHandshake(
  request: IncomingMessage,
  keys: Keys,
  siteUrl: string,
): Promise<{ apiKey: string; version: Version }> {
  const url = URL.parse(request.url ?? "", "http://localhost")
  if (url?.pathname !== SOCKET_PATH) throw new HttpError(404, { message: "Not found" })
  if (!isOwnOrigin(request.headers, siteUrl)) throw new HttpError(403, { message: "Origin not allowed" })
  const apiKey = url.searchParams.get("apikey") ?? request.headers.apikey ?? request.headers["x-api-key"]
  const headers = new Headers()
  // An API key that does not fit into a header cannot be ours.
  if (typeof apiKey === "string" && /^[\x21-\x7e]+$/.test(apiKey)) headers.set("apikey", apiKey)
  await verifyCaller(headers, keys, siteUrl)
  const version = url.searchParams.get("vsn") ?? "1.0.0"
  if (version !== "1.0.0" && version !== "2.0.0") {
    throw new HttpError(400, { message: "Unsupported serializer version" })
  }
  return { apiKey: headers.get("apikey")!, version }
}

/** Responds to a websocket request with an error and closes the connection. */
export function rejectHandshake(socket: Duplex, { status, body }: HttpError) {
  const json = JSON.stringify(body)
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nCache-Control: no-store\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(json)}\r\n\r\n${json}`,
  )
}

// Browsers always send an Origin, other clients need not. The server has already checked the Host.
function isOwnOrigin({ origin, host }: IncomingMessage["headers"], siteUrl: string) {
  const site = new URL(siteUrl)
  if (origin === undefined || origin === site.origin) return true
  const source = URL.parse(origin)
  return isLoopback(site.hostname) && source !== null && source.host === host && isLoopback(source.hostname)
}
