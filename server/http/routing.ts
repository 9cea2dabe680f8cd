import type { IncomingMessage, ServerResponse } from "node:http"
import type { PageCache } from "../pages/page-cache.ts"
import { respondWithPage } from "../pages/page-request.ts"
import type { Rendering } from "../pages/rendering.ts"
import { CSP_REPORT_LIMIT, CSP_REPORT_PATH, createCspReportHandler } from "../security/csp-report.ts"
import { checkOrigin } from "../security/origin.ts"
import type { HeaderList, SecurityHeaders } from "../security/security-headers.ts"
import type { Site } from "../start/site.ts"
import { clientAddress, forwardedProtocol, isLoopbackAddress } from "./client-address.ts"
import { callGateway } from "./gateway.ts"
import type { Health } from "./health.ts"
import { type Hosts, isLoopback } from "./hosts.ts"
import { ClientDisconnected, discardBody, readBody } from "./request-body.ts"
import { loggedPath, parseTarget, splitAbsoluteForm, type Target } from "./request-path.ts"
import { ALLOWED_METHODS, gatewayResponse, type PlainResponse, textResponse } from "./responses.ts"
import { abortSignalFor, type RequestContext, sendPlainResponse } from "./send-response.ts"
import type { HttpServerOptions } from "./server-options.ts"

interface RoutingOptions extends HttpServerOptions {
  site: Site
  hosts: Hosts
  security: SecurityHeaders
  health: Health
  cache: PageCache | null
  rendering: Rendering
  open: ReadonlySet<ServerResponse>
}

const METHODS = new Set(ALLOWED_METHODS.split(", "))
const ALLOW: HeaderList = [["Allow", ALLOWED_METHODS]]
// Enough for the rush when registration for an event opens, and more than one network may have waiting.
const MAX_IN_FLIGHT = 1_000

/** Routes every request that is not a cached page: checks first, then gateway, files, pages. */
export function createRouting(options: RoutingOptions): (context: RequestContext) => Promise<void> {
  const { backend, cache, files, health, hosts, log, rendering, security, site, siteUrl, trustProxy } =
    options
  const { always } = security
  const handleCspReport = createCspReportHandler(log, path => loggedPath(path, site.routePattern))
  const maxInFlight = options.maxInFlight ?? MAX_IN_FLIGHT

  return async function route(context) {
    try {
      await handle(context)
    } catch (error) {
      fail(context, error)
    }
  }

  async function handle(context: RequestContext) {
    const { request } = context
    const absolute = splitAbsoluteForm(request.url ?? "")
    const host = absolute?.host ?? request.headers.host
    const target = parseTarget(absolute?.url ?? request.url ?? "")
    context.path = "path" in target ? loggedPath(target.path, site.routePattern) : "?"
    const isRead = request.method === "GET" || request.method === "HEAD"
    const healthResponse = "path" in target && isRead ? health.respond(target.path) : null
    if (healthResponse) return send(context, await healthResponse)
    const origin = hosts.originOf(host)
    if (host === undefined) return send(context, textResponse(400, "The Host header is missing."))
    if (origin === null) return send(context, textResponse(421, "This server does not answer for that host."))
    if (!METHODS.has(request.method ?? ""))
      return refuse(context, target, 405, "That method is not known here.", ALLOW)
    if (request.url === "*") return send(context, textResponse(204, "", ALLOW))
    if (!("path" in target)) return refuse(context, null, target.status, target.message)
    const closed = options.gate?.(target.path + target.query, request.headers.cookie)
    if (closed) return send(context, closed)
    const redirect = redirectFor(context, target, host)
    if (redirect)
      return send(context, textResponse(redirect.status, "See there.", [["Location", redirect.url]]))
    if (request.headers.expect !== undefined && !/^100-continue$/i.test(request.headers.expect)) {
      return refuse(context, target, 417, "That expectation cannot be met.")
    }
    if (isDevelopmentPath(target) && !isLocalRequest(request, siteUrl))
      return send(context, textResponse(404, "Not found."))
    if (backend?.owns(target.path)) return routeToGateway(context, target)
    await routeToSite(context, target, origin)
  }

  async function routeToSite(context: RequestContext, target: Target, origin: string) {
    const { request, response } = context
    const method = request.method ?? ""
    if (method === "POST" && target.path === CSP_REPORT_PATH) return receiveCspReport(context)
    const isRead = method === "GET" || method === "HEAD"
    const file = files?.find(target.decoded)
    if (file && !isRead)
      return send(context, textResponse(405, "Files can only be read.", [["Allow", "GET, HEAD"]]))
    if (file && files) {
      context.bytes = await files.send(file, request, response, [
        ...security.file,
        ["X-Request-Id", context.id],
      ])
      return
    }
    if (target.path === "/favicon.ico") return send(context, faviconResponse())
    if (isWebSocket(context)) return send(context, textResponse(404, "There is no socket here."))
    if (site.intercept && (await isIntercepted(site, context))) return
    if (isNeverServed(target)) return send(context, textResponse(404, "Not found."))
    if (method === "OPTIONS") return send(context, textResponse(204, "", ALLOW))
    const problem = checkOrigin({ method, path: target.path, headers: request.headers }, hosts)
    if (problem) return refuse(context, target, problem.status, problem.message)
    if (options.open.size > maxInFlight) return refuse(context, target, 503, BUSY, [["Retry-After", "1"]])
    const signal = abortSignalFor(response)
    const address = clientAddress(request, trustProxy)
    await respondWithPage({ context, target, origin, address, signal, cache, rendering, always })
  }

  async function routeToGateway(context: RequestContext, target: Target) {
    if (!backend) return
    if (options.open.size > maxInFlight) return refuse(context, target, 503, BUSY, [["Retry-After", "1"]])
    await callGateway({
      context,
      backend,
      path: target.path,
      url: siteUrl.origin + target.path + target.query,
      address: clientAddress(context.request, trustProxy),
      signal: abortSignalFor(context.response),
      security,
    })
  }

  async function receiveCspReport(context: RequestContext) {
    const body = await readBody(context.request, context.response, CSP_REPORT_LIMIT)
    if ("status" in body) return refuse(context, null, body.status, body.message)
    send(context, handleCspReport(body))
  }

  function faviconResponse(): PlainResponse {
    const hasSvg = files?.find("/favicon.svg") !== undefined
    return hasSvg
      ? textResponse(302, "See there.", [["Location", "/favicon.svg"]])
      : textResponse(404, "Not found.")
  }

  function redirectFor({ request }: RequestContext, { path, query }: Target, host: string) {
    // A CSP cannot contain IPv6 addresses, so pages are served under localhost.
    if (hosts.isLoopbackIpv6(host) && !backend?.owns(path) && request.method === "GET") {
      return { status: 307, url: `http://localhost:${options.port}${path}${query}` }
    }
    const isPlain = siteUrl.protocol === "https:" && forwardedProtocol(request, trustProxy) === "http"
    return isPlain ? { status: 308, url: `${siteUrl.origin}${path}${query}` } : null
  }

  function refuse(
    context: RequestContext,
    target: object | null,
    status: number,
    message: string,
    extra: HeaderList = [],
  ) {
    discardBody(context.request)
    const hasBodyLeft = !context.request.complete
    const headers: HeaderList = hasBodyLeft ? [...extra, ["Connection", "close"]] : extra
    const path = target && "path" in target ? String(target.path) : (context.request.url ?? "")
    send(
      context,
      backend?.owns(path.split("?")[0] ?? "")
        ? gatewayResponse(path, status, message, headers)
        : textResponse(status, message, headers),
    )
  }

  function send(context: RequestContext, plainResponse: PlainResponse) {
    sendPlainResponse(context, plainResponse, always)
  }

  function fail(context: RequestContext, error: unknown) {
    const { id, path, response } = context
    // The closed connection is logged separately.
    if (error instanceof ClientDisconnected || response.destroyed) return
    log.error("request failed", error, { id, path })
    if (response.headersSent) response.destroy()
    else refuse(context, null, 500, `Something went wrong on our side. Please try again. (${id})`)
  }
}

const FORWARDED = [
  "forwarded",
  "via",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
]

function isDevelopmentPath({ decoded }: Target): boolean {
  return /^\/dev(?:[/.]|$)/i.test(decoded)
}

// A proxy or tunnel on this machine connects from a loopback address too, but says for whom.
function isLocalRequest({ headers, socket }: IncomingMessage, siteUrl: URL): boolean {
  return (
    isLoopback(siteUrl.hostname) &&
    isLoopbackAddress(socket.remoteAddress ?? "") &&
    !FORWARDED.some(name => headers[name] !== undefined)
  )
}

const BUSY = "The site is busy. Please try again in a moment."

function isWebSocket({ request }: RequestContext): boolean {
  return request.headers.upgrade?.toLowerCase() === "websocket"
}

// Typical scanner requests: rejected without rendering a page.
function isNeverServed({ decoded }: Target): boolean {
  return /^\/assets\/|\.map$|\/\.(?!well-known\/)/.test(decoded)
}

// An empty path is not logged: in development hundreds of modules would hide the pages.
function isIntercepted(site: Site, context: RequestContext): Promise<boolean> {
  const { path, request, response } = context
  context.path = ""
  return new Promise((resolve, reject) => {
    response.on("close", () => resolve(true))
    site.intercept?.(request, response, error => {
      context.path = path
      if (error) reject(error)
      else resolve(false)
    })
  })
}
