import { type IncomingMessage, STATUS_CODES } from "node:http"
import type { Duplex } from "node:stream"
import { HttpError } from "../../http.ts"
import type { Keys } from "../../keys.ts"
import { verifyCaller } from "../../tokens.ts"
import type { Version } from "./frames.ts"

export const SOCKET_PATH = "/realtime/v1/websocket"
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/

/** What a request for a websocket says about itself, or the error that refuses it. */
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
  // A key outside of what a header can carry is none of ours.
  if (typeof apiKey === "string" && /^[\x21-\x7e]+$/.test(apiKey)) headers.set("apikey", apiKey)
  await verifyCaller(headers, keys, siteUrl)
  const version = url.searchParams.get("vsn") ?? "1.0.0"
  if (version !== "1.0.0" && version !== "2.0.0") {
    throw new HttpError(400, { message: "Unsupported serializer version" })
  }
  return { apiKey: headers.get("apikey")!, version }
}

/** Answers a request for a websocket with an error and ends its connection. */
export function refuseHandshake(socket: Duplex, { status, body }: HttpError) {
  const json = JSON.stringify(body)
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nCache-Control: no-store\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(json)}\r\n\r\n${json}`,
  )
}

// A browser always says where its page comes from; others need not. The server has checked the Host before.
function isOwnOrigin({ origin, host }: IncomingMessage["headers"], siteUrl: string) {
  if (origin === undefined || origin === new URL(siteUrl).origin) return true
  const from = URL.parse(origin)
  return from !== null && from.host === host && LOOPBACK.test(from.hostname)
}
