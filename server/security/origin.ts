import type { IncomingHttpHeaders } from "node:http"
import type { Hosts } from "../http/hosts.ts"

interface OriginProblem {
  status: 403 | 415
  message: string
}

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"])
const FORM_TYPES = new Set(["application/x-www-form-urlencoded", "multipart/form-data", "application/json"])
// External callers that authenticate by a token of their own, by exact path: mail programs that unsubscribe.
const EXEMPT_PATHS = new Set(["/unsubscribe", "/newsletter/stop"])

/** Session cookies are named `sb-…`, with the `__Host-` prefix under TLS. */
export function hasSessionCookie(cookie: string | undefined): boolean {
  return cookie !== undefined && /(?:^|;\s*)(?:__Host-)?sb-/.test(cookie)
}

/** Whether a state-changing request comes from our own pages (SECURITY T13). */
export function checkOrigin(
  request: { method: string; path: string; headers: IncomingHttpHeaders },
  hosts: Hosts,
  exemptPaths: ReadonlySet<string> = EXEMPT_PATHS,
): OriginProblem | null {
  const { method, path, headers } = request
  if (SAFE_METHODS.has(method) || exemptPaths.has(path)) return null
  if (!isFromOwnPage(headers, hosts))
    return { status: 403, message: "This request did not come from our own pages." }
  if (carriesBody(headers) && !FORM_TYPES.has(mediaType(headers["content-type"]))) {
    return { status: 415, message: "Send a form or JSON." }
  }
  return null
}

function isFromOwnPage(headers: IncomingHttpHeaders, hosts: Hosts): boolean {
  const site = headers["sec-fetch-site"]
  // Pages with `Referrer-Policy: no-referrer` send `Origin: null`, so Sec-Fetch-Site is checked first.
  if (site !== undefined) return site === "same-origin"
  if (headers.origin !== undefined) return hosts.isOwnOrigin(headers.origin)
  return !hasSessionCookie(headers.cookie)
}

function carriesBody(headers: IncomingHttpHeaders): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0
}

function mediaType(contentType: string | undefined): string {
  return (contentType ?? "").split(";")[0]?.trim().toLowerCase() ?? ""
}
