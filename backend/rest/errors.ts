import pg from "pg"
import { HttpError } from "../http.ts"
import { DISK_FULL, isDatabaseUnavailable, isDiskFull } from "../postgres/unavailable.ts"

interface ErrorFields {
  details?: unknown
  hint?: string | null
  headers?: Record<string, string>
}

/** An error in PostgREST's format; supabase-js passes its four fields on unchanged. */
export function restError(status: number, code: string, message: string, parts: ErrorFields = {}) {
  const { details = null, hint = null, headers } = parts
  return new HttpError(status, { code, details, hint, message }, headers)
}

export function parseError(subject: string, column: number, details: string) {
  return restError(400, "PGRST100", `"failed to parse ${subject}" (line 1, column ${column})`, { details })
}

// PostgREST's documented mapping: by code first, then by class, otherwise 400.
const STATUS_BY_CODE: Record<string, number> = {
  "21000": 500,
  "23503": 409,
  "23505": 409,
  "25006": 405,
  "42883": 404,
  "42P01": 404,
  "42P17": 500,
  "53400": 500,
  P0001: 400,
  // JSON nested deeper than PostgreSQL's stack is a client error.
  "54001": 400,
}
const STATUS_BY_CLASS: Record<string, number> = {
  "08": 503,
  "09": 500,
  "0L": 403,
  "0P": 403,
  "25": 500,
  "28": 403,
  "2D": 500,
  "38": 500,
  "39": 500,
  "3B": 500,
  "40": 500,
  "53": 503,
  "54": 500,
  "55": 500,
  "57": 500,
  "58": 500,
  F0: 500,
  HV: 500,
  P0: 500,
  XX: 500,
}

/** Maps a database error to a response; other errors are returned unchanged. */
export function toRestError(error: unknown, isAnonymous: boolean): unknown {
  if (error instanceof HttpError) return error
  if (isDiskFull(error)) return restError(507, DISK_FULL.code, DISK_FULL.message, DISK_FULL)
  if (!(error instanceof pg.DatabaseError)) return connectionError(error) ?? error
  const { code = "XX000", message, detail = null, hint = null } = error
  if (code === "PGRST") return raisedResponse(message, detail)
  if (isShutdown(code)) return databaseUnavailable()
  const headers = code === "42501" && isAnonymous ? { "www-authenticate": "Bearer" } : undefined
  return restError(statusOf(code, isAnonymous), code, message, { details: detail, hint, headers })
}

function statusOf(code: string, isAnonymous: boolean) {
  if (code === "42501") return isAnonymous ? 401 : 403
  const custom = /^PT([2-5]\d\d)$/.exec(code)
  if (custom) return Number(custom[1])
  if (code.startsWith("PT")) return 500
  return STATUS_BY_CODE[code] ?? STATUS_BY_CLASS[code.slice(0, 2)] ?? 400
}

// Canceled by an administrator, crashed or still starting: a retry may succeed.
function isShutdown(code: string) {
  return code === "57P01" || code === "57P02" || code === "57P03"
}

function connectionError(error: unknown) {
  if (!(error instanceof Error)) return null
  if (error.message === "timeout exceeded when trying to connect") {
    return restError(504, "PGRST003", "Timed out acquiring connection from connection pool.", {
      headers: { "retry-after": "1" },
    })
  }
  return isDatabaseUnavailable(error) ? databaseUnavailable() : null
}

function databaseUnavailable() {
  return restError(503, "PGRST001", "Database connection error. Retrying the connection.", {
    headers: { "retry-after": "1" },
  })
}

// `raise sqlstate 'PGRST'` contains a whole response: body in MESSAGE, status and headers in DETAIL.
function raisedResponse(message: string, detail: string | null) {
  const body = jsonObject(message)
  const rest = detail === null ? null : jsonObject(detail)
  if (!body || typeof body.code !== "string" || typeof body.message !== "string") {
    return raiseError(`Invalid JSON value for MESSAGE: '${message}'`, MESSAGE_HINT)
  }
  const { status, headers } = rest ?? {}
  const isStatus = typeof status === "number" && Number.isInteger(status) && status >= 200 && status <= 599
  if (!rest || !isStatus || typeof headers !== "object" || headers === null) {
    const why = detail === null ? "DETAIL is missing in the RAISE statement" : null
    return raiseError(why ?? `Invalid JSON value for DETAIL: '${detail}'`, DETAIL_HINT)
  }
  const namedArgument = headerRecord(headers)
  if (!namedArgument) return raiseError(`Invalid JSON value for DETAIL: '${detail}'`, DETAIL_HINT)
  const { code, details = null, hint = null } = body
  return new HttpError(status, { code, details, hint, message: body.message }, namedArgument)
}

function headerRecord(headers: object): Record<string, string> | null {
  try {
    return Object.fromEntries(new Headers(headers as Record<string, string>))
  } catch {
    return null
  }
}

const MESSAGE_HINT =
  "MESSAGE must be a JSON object with obligatory keys: 'code', 'message' and optional keys: 'details', 'hint'."
const DETAIL_HINT =
  "DETAIL must be a JSON object with obligatory keys: 'status', 'headers' and optional key: 'status_text'."

function raiseError(details: string, hint: string) {
  const message = `Could not parse JSON in the "RAISE SQLSTATE 'PGRST'" error`
  return restError(500, "PGRST121", message, { details, hint })
}

function jsonObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}

/** PostgreSQL's own error for an unknown column; unknown names never become part of a statement. */
export function unknownColumn(relation: string, column: string) {
  return restError(400, "42703", `column ${relation}.${column} does not exist`)
}

export function singularError(rows: number) {
  return restError(406, "PGRST116", "Cannot coerce the result to a single JSON object", {
    details: `The result contains ${rows} rows`,
  })
}

export function mediaTypeError(types: readonly string[]) {
  return restError(406, "PGRST107", `None of these media types are available: ${types.join(", ")}`)
}
