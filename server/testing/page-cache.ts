import { createLog } from "../logging/log.ts"
import type { EncodedPage } from "../pages/encoded-page.ts"
import { PageCache, type RenderResult } from "../pages/page-cache.ts"

export const MINUTE = 60_000

export function page(body: string, tables: string[] | null = ["events"], bytes = body.length): EncodedPage {
  const variant = { body: Buffer.from(body), etag: `"${body}"`, headers: [], notModifiedHeaders: [] }
  const variants = { identity: variant, br: variant, gzip: variant }
  return { status: 200, tables: tables && new Set(tables), until: null, variants, bytes }
}

export function cachedPage(body: string, tables?: string[] | null): RenderResult {
  return { kind: "page", page: page(body, tables) }
}

export function textOf(found: EncodedPage | RenderResult | undefined) {
  const encoded = found && "kind" in found ? (found.kind === "personal" ? undefined : found.page) : found
  return encoded?.variants.identity.body.toString()
}

export function setUp(
  render: (key: string) => Promise<RenderResult>,
  sizes: { maxPages?: number; maxBytes?: number } = {},
) {
  const clock = { now: 1_000_000 }
  const lines: string[] = []
  const log = createLog({ pretty: false, write: text => lines.push(text) })
  const cache = new PageCache({ render, log, now: () => clock.now, ...sizes })
  return { cache, clock, lines, log }
}

export const settled = () => new Promise(resolve => setImmediate(resolve))
