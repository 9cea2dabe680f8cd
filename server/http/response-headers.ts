import {
  BARE_POLICY,
  type HeaderList,
  isPersonalPath,
  mergeHeaders,
  NO_STORE,
  type SecurityHeaders,
} from "../security/security-headers.ts"

// Headers that the server sets itself or never sends.
const DROPPED_HEADERS =
  /^(connection|keep-alive|transfer-encoding|content-length|date|server|x-powered-by|x-content-tables|x-content-until|x-request-id)$/

// Values that node:http accepts; Headers allow more.
const SENDABLE = /^[\t\x20-\x7e\x80-\xff]*$/

interface ResponseKind {
  path: string
  /** Hashes of the inline scripts of an HTML page; null for other responses. */
  scriptHashes: readonly string[] | null
  /** False if the visitor has a session. */
  mayBePublic: boolean
}

/** Headers of a page or resource, including all security headers (SECURITY 6). */
export function siteHeaders(response: Response, kind: ResponseKind, security: SecurityHeaders): HeaderList {
  const personal = isPersonalPath(kind.path)
  const own = ownHeaders(response)
  if (!kind.mayBePublic || personal || !isPublic(response)) set(own, "Cache-Control", NO_STORE)
  if (personal) set(own, "Referrer-Policy", "no-referrer")
  const policy = kind.scriptHashes
    ? security.page(kind.path, kind.scriptHashes)
    : ([["Content-Security-Policy", BARE_POLICY]] satisfies HeaderList)
  return mergeHeaders(mergeHeaders(security.always, policy), own)
}

/** Headers of gateway responses, which set their own cache control because they never depend on cookies. */
export function gatewayHeaders(response: Response, security: SecurityHeaders): HeaderList {
  const defaults: HeaderList = [
    ["Cache-Control", NO_STORE],
    ["Content-Security-Policy", BARE_POLICY],
  ]
  return mergeHeaders(mergeHeaders(security.always, defaults), ownHeaders(response))
}

/** Whether a response can be cached and shared: it is marked public, succeeded and sets no cookie. */
export function isPublic(response: Response): boolean {
  const cacheControl = response.headers.get("cache-control") ?? ""
  return response.status === 200 && /^public\b/.test(cacheControl) && !response.headers.has("set-cookie")
}

export function contentTables(response: Response): ReadonlySet<string> | null {
  const named = response.headers.get("x-content-tables")
  if (named === null) return null
  return new Set(
    named
      .split(",")
      .map(table => table.trim())
      .filter(Boolean),
  )
}

/** The moment at which the clock changes the page, in milliseconds; null if it never does. */
export function contentUntil(response: Response): number | null {
  const named = response.headers.get("x-content-until")
  return named === null ? null : Number(named)
}

function ownHeaders(response: Response): HeaderList {
  return [...response.headers].filter(([name, value]) => !DROPPED_HEADERS.test(name) && SENDABLE.test(value))
}

function set(headers: HeaderList, name: string, value: string) {
  const rest = headers.filter(([other]) => other.toLowerCase() !== name.toLowerCase())
  headers.splice(0, headers.length, ...rest, [name, value])
}
