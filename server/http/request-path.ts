import { sensitiveRoute } from "../logging/log.ts"

const MAX_URL_LENGTH = 8192

export interface Target {
  /** The raw, percent-encoded path, starting with exactly one slash. */
  path: string
  /** Including the question mark, or empty. */
  query: string
  /** The path decoded once. */
  decoded: string
}

interface TargetProblem {
  status: 400 | 414
  message: string
}

const PLAIN_CHARACTERS = /^[\x21\x22\x24-\x5b\x5d-\x7e]*$/
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const FORBIDDEN_DECODED = /[\x00-\x1f\x7f\\]/

/** Parses the request target and rejects ambiguous forms. */
export function parseTarget(url: string): Target | TargetProblem {
  if (url.length > MAX_URL_LENGTH) return { status: 414, message: "The address is too long." }
  const mark = url.indexOf("?")
  const path = mark === -1 ? url : url.slice(0, mark)
  const query = mark === -1 ? "" : url.slice(mark)
  if (!path.startsWith("/") || path.startsWith("//")) return bad("The path must start with one slash.")
  if (!PLAIN_CHARACTERS.test(path) || !PLAIN_CHARACTERS.test(query)) {
    return bad("The address contains characters that must be percent-encoded.")
  }
  const decoded = decode(path)
  if (decoded === null) return bad("The path is not correctly percent-encoded.")
  if (FORBIDDEN_DECODED.test(decoded)) return bad("The path contains characters that are not allowed.")
  if (decoded.split("/").some(segment => segment === "." || segment === "..")) {
    return bad("The path must not contain dot segments.")
  }
  return { path, query, decoded }
}

function bad(message: string): TargetProblem {
  return { status: 400, message }
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

/** Absolute form, `http://host/path`: its host replaces the Host header (RFC 9112). */
export function splitAbsoluteForm(url: string): { host: string; url: string } | null {
  const match = /^https?:\/\/([^/?#\s@]+)((?:[/?].*)?)$/i.exec(url)
  if (!match) return null
  const [, host = "", rest = ""] = match
  return { host, url: rest.startsWith("/") ? rest : `/${rest}` }
}

/** The path for the log: file names, row ids and one-time codes are personal, so only their place is logged. */
export function loggedPath(path: string, routePattern?: (path: string) => string | null): string {
  const sensitive = sensitiveRoute(path)
  if (sensitive) return sensitive
  if (/^\/(rest|auth|storage|functions|realtime)\/v1\//.test(path)) return path.split("/", 4).join("/")
  return routePattern?.(path) ?? withoutIds(path).slice(0, 200)
}

// A path that no route has may be a link with a code that was copied badly.
function withoutIds(path: string): string {
  return path
    .split("/")
    .map(segment => (/^[0-9a-z]{5}-?[0-9a-z]{5}$|[0-9a-f]{8}|%|.{40}/i.test(segment) ? ":id" : segment))
    .join("/")
}
