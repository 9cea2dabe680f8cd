import {
  BARE_POLICY,
  type HeaderList,
  isPersonalPath,
  mergeHeaders,
  NO_STORE,
  type SecurityHeaders,
} from "../security/security-headers.ts"

// Ours to decide, or nobody's business.
const NOT_PASSED_ON =
  /^(connection|keep-alive|transfer-encoding|content-length|date|server|x-powered-by|x-content-tables|x-request-id)$/

// What node:http agrees to send; Headers allow more.
const SENDABLE = /^[\t\x20-\x7e\x80-\xff]*$/

export interface ResponseKind {
  path: string
  /** Hashes of the inline scripts of an HTML page; null for anything else. */
  scriptHashes: readonly string[] | null
  /** False as soon as the visitor has a session: what they get belongs to them alone. */
  mayBePublic: boolean
}

/** The headers of a page or resource of the site, complete with everything SECURITY 6 asks for. */
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

/** The headers of the gateway's answers: its own word on caching stands, since it knows nobody by cookie. */
export function gatewayHeaders(response: Response, security: SecurityHeaders): HeaderList {
  const defaults: HeaderList = [
    ["Cache-Control", NO_STORE],
    ["Content-Security-Policy", BARE_POLICY],
  ]
  return mergeHeaders(mergeHeaders(security.always, defaults), ownHeaders(response))
}

/** Whether a response may be kept and shown to others: it says so, succeeded and sets no cookie. */
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

function ownHeaders(response: Response): HeaderList {
  return [...response.headers].filter(([name, value]) => !NOT_PASSED_ON.test(name) && SENDABLE.test(value))
}

function set(headers: HeaderList, name: string, value: string) {
  const rest = headers.filter(([other]) => other.toLowerCase() !== name.toLowerCase())
  headers.splice(0, headers.length, ...rest, [name, value])
}
