import type { Caller, Database, RequestContext } from "../postgres/database.ts"
import type { Catalog } from "./catalog/catalog.ts"
import { parseError, restError } from "./errors.ts"
import type { LimitStore } from "./network-limits.ts"
import { applied, type Preferences } from "./query/preferences.ts"

/** One REST request. */
export interface Call {
  request: Request
  /** The path below `/rest/v1`, and the query string without its question mark. */
  path: string
  queryString: string
  caller: Caller
  catalog: Catalog
  database: Database
  preferences: Preferences
  limits: LimitStore
}

// Policies get the verified claims instead of credentials.
const HIDDEN_HEADERS = new Set(["authorization", "apikey", "cookie"])

/** Request data for the database. */
export function contextOf({ request, path, caller, catalog }: Call): RequestContext {
  const headers: Record<string, string> = {}
  for (const [name, value] of request.headers) if (!HIDDEN_HEADERS.has(name)) headers[name] = value
  // The check is about the caller's session, which visitors and the service do not have.
  const preRequest = caller.role === "authenticated" ? catalog.preRequest : null
  return { ...caller, method: request.method, path, headers, preRequest }
}

export function isRead(method: string) {
  return method === "GET" || method === "HEAD"
}

interface Page {
  limit?: number
  offset?: number
}

/** The rows that both the query string and the `Range: 0-9` header request. */
export function pageOf(request: Request, { limit, offset = 0 }: Page): Page {
  const header = rangeOf(request)
  const first = Math.max(0, offset, header.offset ?? 0)
  const ends = [
    ...(limit === undefined ? [] : [Math.max(0, offset) + limit]),
    ...(header.limit === undefined ? [] : [header.offset! + header.limit]),
  ]
  if (ends.length === 0) return { offset: first }
  // A negative limit is rejected later; an empty intersection is not satisfiable.
  if (limit !== undefined && limit <= 0) return { limit, offset: first }
  const count = Math.min(...ends) - first
  if (count <= 0) throw emptyRange()
  return { limit: count, offset: first }
}

function rangeOf(request: Request): Page {
  const header = request.method === "GET" ? request.headers.get("range") : null
  const match = header === null ? null : /^(?:items=)?(\d{1,15})-(\d{0,15})$/.exec(header)
  if (!match) return {}
  const offset = Number(match[1])
  if (match[2] === "") return { offset }
  const last = Number(match[2])
  if (last < offset) {
    throw emptyRange()
  }
  return { offset, limit: last - offset + 1 }
}

function emptyRange() {
  return restError(416, "PGRST103", "Requested range not satisfiable", {
    details: "The lower boundary must be lower than or equal to the upper boundary in the Range header.",
  })
}

export function decodeSegment(text: string) {
  try {
    const name = decodeURIComponent(text)
    if (!name.includes("\0")) return name
  } catch {
    // Falls through: invalid percent-encoding and NUL are both rejected.
  }
  throw parseError("path", 1, "not valid percent-encoded UTF-8 text")
}

export function setAppliedPreferences(
  headers: Headers,
  preferences: Preferences,
  names: (keyof Preferences)[],
) {
  const value = applied(preferences, names)
  if (value) headers.set("preference-applied", value)
}
