import { randomUUID } from "node:crypto"
import type { IncomingMessage } from "node:http"
import { isCompressible } from "../http/compression.ts"
import { loggedPath } from "../http/request-path.ts"
import { contentTables, contentUntil, isPublic, siteHeaders } from "../http/response-headers.ts"
import type { Log } from "../logging/log.ts"
import { extractScriptHashes } from "../security/script-hashes.ts"
import { type HeaderList, isPersonalPath, type SecurityHeaders } from "../security/security-headers.ts"
import type { AppContext, Site } from "../start/site.ts"
import type { Supabase } from "../start/supabase.ts"
import { CACHED_QUALITY, encodePage, UNCACHED_QUALITY } from "./encoded-page.ts"
import type { RenderResult } from "./page-cache.ts"
import { splitKey } from "./page-key.ts"
import { utf8Bytes } from "./utf8-bytes.ts"

interface RenderingOptions {
  site: Site
  supabase: Supabase
  siteUrl: URL
  security: SecurityHeaders
  log: Log
  sealingKey?: Buffer
  applePayFile?: string
  inspectServer?: AppContext["inspectServer"]
  practice?: AppContext["practice"]
  practiceSite?: AppContext["practiceSite"]
}

interface PrivatePage {
  status: number
  headers: HeaderList
  /** Bytes for text that was rendered to a string, a stream for everything else. */
  body: Buffer | ReadableStream<Uint8Array> | null
}

interface PageContext extends AppContext {
  outage: { isSeen: boolean }
}

export interface Rendering {
  /** The cookie that decides which variant of a public page is sent; null for the usual page. */
  variantCookie(request: Pick<IncomingMessage, "url" | "headers">): string | null
  renderShared(key: string, requestId: string): Promise<RenderResult>
  renderPrivate(
    request: Request,
    about: { path: string; requestId: string; address: string; mayBePublic: boolean },
  ): Promise<PrivatePage>
}

const OUTAGE = [502, 503, 504]
/** PostgREST's group 0: its connection to the database. */
const CONNECTION_ERROR = /^PGRST00\d$/
const RETRY_AFTER_SECONDS = "5"

export function createRendering(options: RenderingOptions): Rendering {
  const { site, supabase, siteUrl, security, log, sealingKey, applePayFile } = options
  const { inspectServer, practice, practiceSite } = options

  function pageContextFor(requestId: string, path: string, address: string | null): PageContext {
    const outage = { isSeen: false }
    const fetchOnce = supabase.fetchFor(address)
    return {
      outage,
      async fetch(input, init) {
        const response = await fetchOnce(input, init)
        if (OUTAGE.includes(response.status)) outage.isSeen = true
        return response
      },
      supabaseUrl: supabase.url,
      publishableKey: supabase.publishableKey,
      siteUrl: siteUrl.origin,
      clientAddress: address,
      requestId,
      scriptNonce: randomUUID(),
      isEmbedded: supabase.url === siteUrl.origin,
      signInWith: supabase.signInWith,
      sealingKey,
      applePayFile,
      inspectServer,
      practice,
      practiceSite,
      callAsServer: supabase.callAsServer,
      isOutage: () => outage.isSeen,
      report(error) {
        if (isOutage(error)) outage.isSeen = true
        log.error("page failed", error, { id: requestId, path: loggedPath(path, site.routePattern) })
      },
    }
  }

  /** A page that failed because Supabase is not available can be requested again: 503 instead of 500. */
  async function render(request: Request, { outage, ...app }: PageContext) {
    const response: PageResponse = await site.render(request, app)
    if (response.status !== 500 || !outage.isSeen) return response
    const headers = new Headers(response.headers)
    headers.set("retry-after", RETRY_AFTER_SECONDS)
    return Object.assign(new Response(response.body, { status: 503, headers }), { html: response.html })
  }

  return {
    variantCookie({ url = "", headers: { cookie } }) {
      return cookie === undefined ? null : (site.variantCookie?.(url, cookie) ?? null)
    },

    /**
     * Renders a request that contains only the URL and the cookie of its variant, which is one of a fixed list, so
     * that no visitor's header can end up in shared bytes.
     */
    async renderShared(key, requestId) {
      const { url, cookie } = splitKey(key)
      const path = url.split("?", 1)[0] ?? url
      if (isPersonalPath(path)) return { kind: "personal" }
      const app = pageContextFor(requestId, path, null)
      const headers: Record<string, string> = cookie === null ? {} : { cookie }
      const response = await render(new Request(siteUrl.origin + url, { headers }), app)
      const kind = isPublic(response) ? "page" : isUncacheable(response) ? "uncached" : "personal"
      if (kind === "personal") {
        await response.body?.cancel()
        return { kind }
      }
      const { body, scriptHashes } = await readPage(response, app.scriptNonce)
      // Only this server knows variants; a cache in front may tell pages apart by their address alone.
      const mayBePublic = cookie === null
      const content = { tables: contentTables(response), until: contentUntil(response) }
      const source = {
        ...{ status: response.status, body, ...content },
        headers: siteHeaders(response, { path, scriptHashes, mayBePublic }, security),
      }
      return { kind, page: await encodePage(source, kind === "page" ? CACHED_QUALITY : UNCACHED_QUALITY) }
    },

    async renderPrivate(request, { path, requestId, address, mayBePublic }) {
      const app = pageContextFor(requestId, path, address)
      const response = await render(request, app)
      if (!isText(response)) {
        const headers = siteHeaders(response, { path, scriptHashes: null, mayBePublic }, security)
        return { status: response.status, headers, body: response.body }
      }
      const { body, scriptHashes } = await readPage(response, app.scriptNonce)
      const headers = siteHeaders(response, { path, scriptHashes, mayBePublic }, security)
      return { status: response.status, headers, body }
    },
  }
}

/** Requests share queries, so the one that failed may have been another request's. */
function isOutage(error: unknown) {
  return error instanceof Error && "code" in error && CONNECTION_ERROR.test(String(error.code))
}

function isUncacheable(response: Response): boolean {
  const isEnd = response.status === 404 || response.status === 410 || response.status >= 500
  return isEnd && !response.headers.has("set-cookie")
}

function isText(response: Response): boolean {
  return isCompressible(response.headers.get("content-type") ?? "")
}

/** The site passes a page's HTML along with its response, in parts, which is faster than reading the body. */
interface PageResponse extends Response {
  html?: readonly string[]
}

async function readPage(response: PageResponse, mark: string) {
  if (!(response.headers.get("content-type") ?? "").startsWith("text/html")) {
    return { body: Buffer.from(await response.arrayBuffer()), scriptHashes: null }
  }
  const { parts, hashes } = extractScriptHashes(response.html ?? [await response.text()], mark)
  return { body: utf8Bytes(parts), scriptHashes: hashes }
}
