import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from "node:http"
import type { Socket } from "node:net"
import { sendEncodedPage } from "../pages/encoded-page.ts"
import { PageCache, type Tables } from "../pages/page-cache.ts"
import { variantKey } from "../pages/page-key.ts"
import { isAnonymousRead } from "../pages/page-request.ts"
import { createRendering } from "../pages/rendering.ts"
import { createSecurityHeaders } from "../security/security-headers.ts"
import { clientAddress, forwardedProtocol, truncateIp } from "./client-address.ts"
import { respondToBrokenConnections } from "./connection-errors.ts"
import { createHealth } from "./health.ts"
import { createHosts } from "./hosts.ts"
import { requestIdOf } from "./request-headers.ts"
import { createRouting } from "./routing.ts"
import type { RequestContext } from "./send-response.ts"
import type { HttpServerOptions } from "./server-options.ts"

interface HttpServer {
  server: Server
  /** Drops cached pages and queries that depend on these tables. */
  drop(tables: Tables): void
  /** Reports "not ready", accepts no new connections and closes each one after its current response. */
  drain(): void
  /** Requests without a finished response. */
  inFlight(): number
  closeSite(): Promise<void>
}

interface Sent {
  id: string
  path: string
  bytes: number
  milliseconds: number
  status: number
}

const SERVER_OPTIONS: ServerOptions = {
  maxHeaderSize: 16 * 1024,
  // Counted from the connection on, and in a rush the server reads the headers late.
  headersTimeout: 20_000,
  // Long enough for a large upload over a slow connection; other requests have shorter timeouts.
  requestTimeout: 300_000,
  connectionsCheckingInterval: 1_000,
  // The idle timeout of the socket covers the time between requests; a timer of its own would be set for each response.
  keepAliveTimeout: 0,
  // A missing Host gets our own response; duplicates are joined and match nothing.
  requireHostHeader: false,
  joinDuplicateHeaders: true,
  optimizeEmptyRequests: true,
}
// Longer than usual proxies, so that a proxy never writes into a closing connection.
const IDLE_SOCKET_MS = 65_000
const CLIENT_CLOSED_REQUEST = 499

export async function createHttpServer(options: HttpServerOptions): Promise<HttpServer> {
  const { backend, dev, log, siteUrl, trustProxy } = options
  const hosts = createHosts(siteUrl, options)
  const supabaseUrl = backend ? null : new URL(options.supabase.url)
  const security = createSecurityHeaders({
    siteUrl,
    origins: hosts.origins,
    supabaseUrl,
    dev,
    isPractice: options.practice !== undefined,
  })
  const health = createHealth(
    () => options.supabase.isReady(),
    () => backend?.isReadOnly?.() ?? false,
  )
  const open = new Set<ServerResponse>()
  let draining = false

  const server = createServer({ ...SERVER_OPTIONS, shouldUpgradeCallback: mayUpgrade }, receive)
  server.maxRequestsPerSocket = 10_000
  server.timeout = IDLE_SOCKET_MS
  const site = await options.loadSite(server)
  const rendering = createRendering({ ...options, site, security })
  const cache = dev ? null : new PageCache({ render: rendering.renderShared, log })
  const route = createRouting({ ...options, site, hosts, security, health, cache, rendering, open })

  // Cached pages are sent before anything but an id and a log line is created for the request.
  function receive(request: IncomingMessage, response: ServerResponse) {
    const id = requestIdOf(request)
    if (draining) response.shouldKeepAlive = false
    if (
      cache &&
      !options.gate &&
      isAnonymousRead(request) &&
      hosts.isPlain(request.headers.host) &&
      !isInsecure(request)
    ) {
      const path = request.url ?? ""
      const page = cache.get(variantKey(path, rendering.variantCookie(request)))
      if (page) {
        const bytes = sendEncodedPage(page, request, response, id)
        const mark = path.indexOf("?")
        const shown = mark === -1 ? path : path.slice(0, mark)
        // Sent within microseconds, which are not worth two readings of the clock.
        record(request, { id, path: shown, bytes, milliseconds: 0, status: response.statusCode })
        return
      }
    }
    const startedAt = performance.now()
    const context: RequestContext = { request, response, id, path: "", bytes: 0 }
    open.add(response)
    response.on("close", () => {
      open.delete(response)
      const { path, bytes } = context
      const milliseconds = performance.now() - startedAt
      const status = response.writableFinished ? response.statusCode : CLIENT_CLOSED_REQUEST
      if (path !== "") record(request, { id, path, bytes, milliseconds, status })
    })
    void route(context)
  }

  function isInsecure(request: IncomingMessage): boolean {
    return trustProxy > 0 && forwardedProtocol(request, trustProxy) === "http"
  }

  function record(request: IncomingMessage, { id, path, bytes, milliseconds, status }: Sent) {
    const address = truncateIp(clientAddress(request, trustProxy))
    log.request({ id, method: request.method ?? "", path, status, milliseconds, bytes, address })
  }

  respondToBrokenConnections(server, security.always, log)
  server.on("checkContinue", receive)
  server.on("checkExpectation", receive)
  server.on("upgrade", (request, socket, head) => {
    // Vite handles its own upgrades; websockets have no idle timeout.
    if (dev && isViteSocket(request)) return
    ;(socket as Socket).setTimeout(0)
    backend?.upgrade?.(request, socket, head, clientAddress(request, trustProxy))
  })

  function mayUpgrade(request: IncomingMessage): boolean {
    if (dev && isViteSocket(request)) return true
    const isOurs =
      hosts.originOf(request.headers.host) !== null &&
      !options.gate?.(request.url ?? "", request.headers.cookie)
    return backend?.upgrade !== undefined && isOurs && /^\/realtime\/v1\//.test(request.url ?? "")
  }

  return {
    server,
    drop(tables) {
      // Queries first: a page rendered in between would use data that is about to be dropped.
      site.dropCachedQueries(tables)
      cache?.drop(tables)
    },
    drain() {
      draining = true
      health.stop()
      for (const response of open) if (!response.headersSent) response.shouldKeepAlive = false
      server.close()
      server.closeIdleConnections()
    },
    inFlight: () => open.size,
    closeSite: async () => site.close?.(),
  }
}

function isViteSocket(request: IncomingMessage): boolean {
  return /^vite-(hmr|ping)$/.test(String(request.headers["sec-websocket-protocol"] ?? ""))
}
