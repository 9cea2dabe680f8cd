import { randomUUID } from "node:crypto"
import type { IncomingMessage } from "node:http"

const REQUEST_ID = /^[A-Za-z0-9-]{8,64}$/

/** A caller's id is kept when it is a plain word, so that one request can be followed through a proxy. */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers["x-request-id"]
  return typeof given === "string" && REQUEST_ID.test(given) ? given : randomUUID()
}

// Connection matters between two neighbours, and headers by which a visitor could pose as a proxy or steer
// the framework.
const NEVER_PASSED =
  /^(connection|keep-alive|transfer-encoding|te|trailer|upgrade|expect|proxy-.*|content-length|forwarded|x-forwarded-.*|x-real-ip|x-client-address|x-original-url|x-rewrite-url|x-http-method.*|x-method-override|x-react-router-.*|x-remix-.*|x-middleware-.*|x-content-tables)$/

/** The visitor's headers as the pages or the gateway may see them. */
export function passedHeaders(request: IncomingMessage, without: readonly string[]): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || NEVER_PASSED.test(name) || without.includes(name)) continue
    headers.set(name, Array.isArray(value) ? value.join(", ") : value)
  }
  return headers
}
