import { request as httpRequest, type IncomingHttpHeaders, type Server } from "node:http"
import { type AddressInfo, connect } from "node:net"
import { createFront, type FrontOptions } from "../http/http-server.ts"
import { createLog } from "../logging/log.ts"
import type { Backend } from "../start/backend.ts"
import type { AppContext, Site } from "../start/site.ts"
import type { Supabase } from "../start/supabase.ts"

export type Pages = (request: Request, services: AppContext) => Response | Promise<Response>

export interface Asked {
  status: number
  headers: IncomingHttpHeaders
  rawHeaders: string[]
  body: Buffer
  text: string
}

export interface AskOptions {
  method?: string
  headers?: Record<string, string | string[]>
  body?: string | Buffer
}

export const SITE = "http://site.test"

/** The real server around pages that a test writes, on a port of its own; asked as `site.test`. */
export async function serve(pages: Pages, options: Partial<FrontOptions> & { api?: Backend["fetch"] } = {}) {
  const lines: string[] = []
  const dropped: unknown[] = []
  const site: Site = {
    render: async (request, services) => pages(request, services),
    dropCachedQueries: tables => dropped.push(tables),
  }
  const backend = backendOf(options.api ?? (async () => Response.json([])))
  const log = createLog({ pretty: false, write: text => lines.push(...text.trimEnd().split("\n")) })
  const front = await createFront({
    siteUrl: new URL(SITE),
    port: 3000,
    trustProxy: 0,
    dev: false,
    supabase: supabaseOf(backend),
    backend,
    files: null,
    log,
    loadSite: async () => site,
    ...options,
  })
  const port = await listening(front.server)
  return {
    ...front,
    port,
    dropped,
    lines,
    ask: (path: string, ask?: AskOptions) => askOnce(port, path, ask),
    raw: (text: string) => rawExchange(port, text),
    async close() {
      await new Promise(resolve => front.server.close(resolve).closeAllConnections())
      log.flush()
    },
  }
}

function backendOf(fetch: Backend["fetch"]): Backend {
  return {
    publishableKey: "sb_publishable_test",
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

function askOnce(
  port: number,
  path: string,
  { method = "GET", headers = {}, body }: AskOptions = {},
): Promise<Asked> {
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

/** Writes bytes as they are and reads until the server closes. */
export function rawExchange(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(text))
    let answer = ""
    socket.on("data", chunk => (answer += chunk.toString("latin1")))
    socket.on("close", () => resolve(answer))
    socket.on("error", error => (answer ? resolve(answer) : reject(error)))
  })
}

/** A public page with one inline script of ours and one that came in through somebody's text. */
export function cacheablePage(text: string, { scriptMark }: AppContext, tables?: string): Response {
  const html = `<!DOCTYPE html><html><body><p>${text}</p><script nonce="${scriptMark}">start()</script></body></html>`
  const headers = new Headers({
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "public, max-age=0, s-maxage=60",
  })
  if (tables !== undefined) headers.set("x-content-tables", tables)
  return new Response(html, { headers })
}
