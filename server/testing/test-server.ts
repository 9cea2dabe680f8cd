import { randomBytes } from "node:crypto"
import { request as httpRequest, type IncomingHttpHeaders, type Server } from "node:http"
import { type AddressInfo, connect } from "node:net"
import { createHttpServer } from "../http/http-server.ts"
import type { HttpServerOptions } from "../http/server-options.ts"
import { createLog } from "../logging/log.ts"
import type { Backend } from "../start/backend.ts"
import type { AppContext, Site } from "../start/site.ts"
import type { Supabase } from "../start/supabase.ts"

type Pages = (request: Request, app: AppContext) => Response | Promise<Response>

export interface TestResponse {
  status: number
  headers: IncomingHttpHeaders
  rawHeaders: string[]
  body: Buffer
  text: string
}

export interface RequestOptions {
  method?: string
  headers?: Record<string, string | string[]>
  body?: string | Buffer
}

const SITE = "http://site.test"

/** The real server around the pages of a test, on a free port under the host `site.test`. */
export async function serve(
  pages: Pages,
  options: Partial<HttpServerOptions> & { api?: Backend["fetch"] } = {},
) {
  const lines: string[] = []
  const dropped: unknown[] = []
  const site: Site = {
    render: async (request, app) => pages(request, app),
    dropCachedQueries: tables => dropped.push(tables),
  }
  const backend = backendOf(options.api ?? (async () => Response.json([])))
  const log = createLog({ pretty: false, write: text => lines.push(...text.trimEnd().split("\n")) })
  const httpServer = await createHttpServer({
    siteUrl: new URL(SITE),
    port: 3000,
    trustProxy: 0,
    dev: false,
    supabase: supabaseOf(backend),
    backend,
    files: null,
    log,
    sealingKey: randomBytes(32),
    loadSite: async () => site,
    ...options,
  })
  const port = await listening(httpServer.server)
  return {
    ...httpServer,
    port,
    dropped,
    lines,
    flush: log.flush,
    fetch: (path: string, fetch?: RequestOptions) => sendRequest(port, path, fetch),
    raw: (text: string) => sendRaw(port, text),
    async close() {
      await new Promise(resolve => httpServer.server.close(resolve).closeAllConnections())
      log.flush()
    },
  }
}

function backendOf(fetch: Backend["fetch"]): Backend {
  return {
    publishableKey: "sb_publishable_test",
    secretKey: "sb_secret_test",
    info: { kind: "embedded", version: "17", migrationsApplied: 1, firstStart: false },
    owns: path =>
      path.startsWith("/rest/v1/") || path.startsWith("/auth/v1/") || path.startsWith("/storage/v1/"),
    fetch,
    isReady: async () => true,
    onChange: () => undefined,
    close: async () => undefined,
  }
}

function supabaseOf(backend: Backend): Supabase {
  return {
    url: SITE,
    publishableKey: backend.publishableKey,
    fetchFor: () => (input, init) => backend.fetch(new Request(input, init)),
    isReady: () => backend.isReady(),
  }
}

function listening(server: Server): Promise<number> {
  return new Promise(resolve =>
    server.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port)),
  )
}

function sendRequest(
  port: number,
  path: string,
  { method = "GET", headers = {}, body }: RequestOptions = {},
): Promise<TestResponse> {
  return new Promise((resolve, reject) => {
    const options = {
      host: "127.0.0.1",
      port,
      path,
      method,
      agent: false,
      headers: { host: "site.test", ...headers },
    }
    const request = httpRequest(options, async response => {
      const bytes = Buffer.concat(await response.toArray())
      const { headers, rawHeaders, statusCode = 0 } = response
      resolve({ status: statusCode, headers, rawHeaders, body: bytes, text: bytes.toString() })
    })
    request.on("error", reject)
    request.end(body)
  })
}

/** Sends raw bytes and reads until the server closes the connection. */
export function sendRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(text))
    let response = ""
    socket.on("data", chunk => (response += chunk.toString("latin1")))
    socket.on("close", () => resolve(response))
    socket.on("error", error => (response ? resolve(response) : reject(error)))
  })
}

/** A public page with one of our inline scripts. */
export function cacheablePage(text: string, { scriptNonce }: AppContext, tables?: string): Response {
  const html = `<!DOCTYPE html><html><body><p>${text}</p><script nonce="${scriptNonce}">start()</script></body></html>`
  const headers = new Headers({
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "public, max-age=0, s-maxage=60",
  })
  if (tables !== undefined) headers.set("x-content-tables", tables)
  return new Response(html, { headers })
}
