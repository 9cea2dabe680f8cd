/** An error response; each service throws it with its own body format. */
export class HttpError extends Error {
  readonly status: number
  readonly body: Record<string, unknown>
  readonly headers: Record<string, string>

  constructor(status: number, body: Record<string, unknown>, headers: Record<string, string> = {}) {
    super(String(body.message ?? status))
    this.status = status
    this.body = body
    this.headers = headers
  }

  toResponse(): Response {
    return jsonResponse(this.status, this.body, this.headers)
  }
}

export const JSON_TYPE = "application/json; charset=utf-8"
const MAX_BODY_BYTES = 1024 * 1024

export function jsonResponse(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  const text = mayHaveBody(status) ? JSON.stringify(body) : null
  return new Response(text, { status, headers: { "content-type": JSON_TYPE, ...headers } })
}

/** Responses with these statuses must not have a body. */
export function mayHaveBody(status: number) {
  return status !== 204 && status !== 205 && status !== 304
}

/** Reads the whole body; 413 as soon as more than `limit` bytes are declared or received. */
export async function readBody(request: Request, limit = MAX_BODY_BYTES): Promise<Uint8Array> {
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw tooLarge(limit)
  if (!request.body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > limit) throw tooLarge(limit)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function tooLarge(limit: number) {
  const message = `The request body is larger than ${limit} bytes`
  return new HttpError(413, { code: "413", details: null, hint: null, message })
}

const EXPOSED_HEADERS =
  "Accept-Ranges, Content-Disposition, Content-Encoding, Content-Location, Content-Range, Content-Type, Date, " +
  "ETag, Location, Preference-Applied, Range-Unit, Retry-After"
const METHODS = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS"
const HEADERS =
  "authorization, x-client-info, apikey, content-type, accept, accept-profile, content-profile, prefer, range"

/** Like hosted Supabase, the API allows any origin: it uses keys and tokens, never cookies. */
export function withCors(request: Request, response: Response): Response {
  if (!request.headers.has("origin")) return response
  response.headers.set("access-control-allow-origin", "*")
  response.headers.set("access-control-expose-headers", EXPOSED_HEADERS)
  return response
}

export function preflight(request: Request): Response | null {
  if (request.method !== "OPTIONS" || !request.headers.has("access-control-request-method")) return null
  return new Response(null, {
    status: 204,
    headers: {
      "access-control-allow-origin": "*",
      "access-control-allow-methods": METHODS,
      "access-control-allow-headers": request.headers.get("access-control-request-headers") ?? HEADERS,
      "access-control-max-age": "86400",
      vary: "access-control-request-headers",
    },
  })
}
