import { STATUS_CODES } from "node:http"
import { BARE_POLICY, type HeaderList, NO_STORE } from "../security/security-headers.ts"

/** A short answer the server gives by itself. */
export interface Answer {
  status: number
  headers: HeaderList
  body: string
}

export const ALLOWED_METHODS = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS"

export function textAnswer(status: number, message: string, extra: HeaderList = []): Answer {
  return answer(status, "text/plain; charset=utf-8", `${message}\n`, extra)
}

export function jsonAnswer(status: number, value: object, extra: HeaderList = []): Answer {
  return answer(status, "application/json; charset=utf-8", JSON.stringify(value), extra)
}

/** An error in the shape that supabase-js reads for that part of the API. */
export function gatewayAnswer(path: string, status: number, message: string, extra: HeaderList = []): Answer {
  const name = STATUS_CODES[status] ?? "Error"
  if (path.startsWith("/auth/v1")) {
    return jsonAnswer(
      status,
      { code: status, error_code: name.toLowerCase().replaceAll(" ", "_"), msg: message },
      extra,
    )
  }
  if (path.startsWith("/storage/v1")) {
    return jsonAnswer(status, { statusCode: String(status), error: name, message }, extra)
  }
  return jsonAnswer(status, { code: String(status), details: null, hint: null, message }, extra)
}

function answer(status: number, type: string, body: string, extra: HeaderList): Answer {
  const headers: HeaderList = [
    ["Content-Type", type],
    ["Cache-Control", NO_STORE],
    ["Content-Security-Policy", BARE_POLICY],
    ...extra,
  ]
  return { status, headers, body }
}

/** The same as bytes for a connection that never became a request. */
export function rawAnswer({ status, headers, body }: Answer, always: HeaderList): string {
  const all: HeaderList = [
    ...always,
    ...headers,
    ["Content-Length", String(Buffer.byteLength(body))],
    ["Date", new Date().toUTCString()],
    ["Connection", "close"],
  ]
  const lines = all.map(([name, value]) => `${name}: ${value}`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\n${lines.join("\r\n")}\r\n\r\n${body}`
}
