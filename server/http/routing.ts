import type { ServerResponse } from "node:http"
import type { PageCache } from "../pages/page-cache.ts"
import { answerPage } from "../pages/page-request.ts"
import type { Rendering } from "../pages/rendering.ts"
import { CSP_REPORT_LIMIT, CSP_REPORT_PATH, createCspReports } from "../security/csp-report.ts"
import { checkOrigin } from "../security/origin.ts"
import type { HeaderList, SecurityHeaders } from "../security/security-headers.ts"
import type { Site } from "../start/site.ts"
import { clientAddress, forwardedProtocol } from "./client-address.ts"
import { callGateway } from "./gateway.ts"
import type { Health } from "./health.ts"
import type { Hosts } from "./hosts.ts"
import type { FrontOptions } from "./http-server.ts"
import { discardBody, readBody, VisitorGone } from "./request-body.ts"
import { readTarget, shownPath, splitAbsoluteForm, type Target } from "./request-path.ts"
import { ALLOWED_METHODS, type Answer, gatewayAnswer, textAnswer } from "./responses.ts"
import { type Exchange, sendAnswer, signalOf } from "./send-response.ts"

export interface RoutingOptions extends FrontOptions {
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
const MAX_IN_FLIGHT = 200

/** The way of every request that is not a kept page: checks first, then gateway, files, pages. */
export function createRouting(options: RoutingOptions): (exchange: Exchange) => Promise<void> {
  const { backend, cache, files, health, hosts, log, rendering, security, site, siteUrl, trustProxy } =
    options
  const { always } = security
  const receiveReport = createCspReports(log)
  const maxInFlight = options.maxInFlight ?? MAX_IN_FLIGHT

  return async function route(exchange) {
    try {
      await answer(exchange)
    } catch (error) {
      fail(exchange, error)
    }
  }

  async function answer(exchange: Exchange) {
    const { request } = exchange
    const absolute = splitAbsoluteForm(request.url ?? "")
    const host = absolute?.host ?? request.headers.host
    const target = readTarget(absolute?.url ?? request.url ?? "")
    exchange.path = "path" in target ? shownPath(target.path) : "?"
    const isRead = request.method === "GET" || request.method === "HEAD"
    const healthAnswer = "path" in target && isRead ? health.answer(target.path) : null
    if (healthAnswer) return send(exchange, await healthAnswer)
    const origin = hosts.originOf(host)
    if (host === undefined) return send(exchange, textAnswer(400, "The Host header is missing."))
    if (origin === null) return send(exchange, textAnswer(421, "This server does not answer for that host."))
    if (!METHODS.has(request.method ?? ""))
      return refuse(exchange, target, 405, "That method is not known here.", ALLOW)
    if (request.url === "*") return send(exchange, textAnswer(204, "", ALLOW))
    if (!("path" in target)) return refuse(exchange, null, target.status, target.message)
    const elsewhere = redirectFor(exchange, target, host)
    if (elsewhere)
      return send(exchange, textAnswer(elsewhere.status, "See there.", [["Location", elsewhere.url]]))
    if (request.headers.expect !== undefined && !/^100-continue$/i.test(request.headers.expect)) {
      return refuse(exchange, target, 417, "That expectation cannot be met.")
    }
    if (backend?.owns(target.path)) return throughGateway(exchange, target)
    await answerSite(exchange, target, origin)
  }

  async function answerSite(exchange: Exchange, target: Target, origin: string) {
    const { request, response } = exchange
    const method = request.method ?? ""
    if (method === "POST" && target.path === CSP_REPORT_PATH) return takeReport(exchange)
    const isRead = method === "GET" || method === "HEAD"
    const file = files?.find(target.decoded)
    if (file && !isRead)
      return send(exchange, textAnswer(405, "Files can only be read.", [["Allow", "GET, HEAD"]]))
    if (file && files) {
      exchange.bytes = await files.send(file, request, response, [...always, ["X-Request-Id", exchange.id]])
      return
    }
    if (target.path === "/favicon.ico") return send(exchange, iconAnswer())
    if (isWebSocket(exchange)) return send(exchange, textAnswer(404, "There is no socket here."))
    if (site.intercept && (await isIntercepted(site, exchange))) return
    if (isUnserved(target)) return send(exchange, textAnswer(404, "Not found."))
    if (method === "OPTIONS") return send(exchange, textAnswer(204, "", ALLOW))
    const problem = checkOrigin({ method, path: target.path, headers: request.headers }, hosts)
    if (problem) return refuse(exchange, target, problem.status, problem.message)
    if (options.open.size > maxInFlight) return refuse(exchange, target, 503, BUSY, [["Retry-After", "1"]])
    const signal = signalOf(response)
    const address = clientAddress(request, trustProxy)
    await answerPage({ exchange, target, origin, address, signal, cache, rendering, always })
  }

  async function throughGateway(exchange: Exchange, target: Target) {
    if (!backend) return
    if (options.open.size > maxInFlight) return refuse(exchange, target, 503, BUSY, [["Retry-After", "1"]])
    await callGateway({
      exchange,
      backend,
      path: target.path,
      url: siteUrl.origin + target.path + target.query,
      address: clientAddress(exchange.request, trustProxy),
      signal: signalOf(exchange.response),
      security,
    })
  }

  async function takeReport(exchange: Exchange) {
    const body = await readBody(exchange.request, exchange.response, CSP_REPORT_LIMIT)
    if ("status" in body) return refuse(exchange, null, body.status, body.message)
    send(exchange, receiveReport(body))
  }

  function iconAnswer(): Answer {
    const hasDrawing = files?.find("/favicon.svg") !== undefined
    return hasDrawing
      ? textAnswer(302, "See there.", [["Location", "/favicon.svg"]])
      : textAnswer(404, "Not found.")
  }

  function redirectFor({ request }: Exchange, { path, query }: Target, host: string) {
    // The page's policy cannot name an IPv6 address, so pages are read under the machine's name.
    if (hosts.isLoopbackIpv6(host) && !backend?.owns(path) && request.method === "GET") {
      return { status: 307, url: `http://localhost:${options.port}${path}${query}` }
    }
    const isPlain = siteUrl.protocol === "https:" && forwardedProtocol(request, trustProxy) === "http"
    return isPlain ? { status: 308, url: `${siteUrl.origin}${path}${query}` } : null
  }

  function refuse(
    exchange: Exchange,
    target: object | null,
    status: number,
    message: string,
    extra: HeaderList = [],
  ) {
    discardBody(exchange.request)
    const hasBodyLeft = !exchange.request.complete
    const headers: HeaderList = hasBodyLeft ? [...extra, ["Connection", "close"]] : extra
    const path = target && "path" in target ? String(target.path) : (exchange.request.url ?? "")
    send(
      exchange,
      backend?.owns(path.split("?")[0] ?? "")
        ? gatewayAnswer(path, status, message, headers)
        : textAnswer(status, message, headers),
    )
  }

  function send(exchange: Exchange, given: Answer) {
    sendAnswer(exchange, given, always)
  }

  function fail(exchange: Exchange, error: unknown) {
    const { id, path, response } = exchange
    // The close of the connection is logged by itself.
    if (error instanceof VisitorGone || response.destroyed) return
    log.error("request failed", error, { id, path })
    if (response.headersSent) response.destroy()
    else refuse(exchange, null, 500, `Something went wrong on our side. Please try again. (${id})`)
  }
}

const BUSY = "The site is busy. Please try again in a moment."

function isWebSocket({ request }: Exchange): boolean {
  return request.headers.upgrade?.toLowerCase() === "websocket"
}

// What a scanner asks for: answered without rendering a page for it.
function isUnserved({ decoded }: Target): boolean {
  return /^\/assets\/|\.map$|\/\.(?!well-known\/)/.test(decoded)
}

// Without a path there is no log line: in development hundreds of modules would hide the pages.
function isIntercepted(site: Site, exchange: Exchange): Promise<boolean> {
  const { path, request, response } = exchange
  exchange.path = ""
  return new Promise((resolve, reject) => {
    response.on("close", () => resolve(true))
    site.intercept?.(request, response, error => {
      exchange.path = path
      if (error) reject(error)
      else resolve(false)
    })
  })
}
