import { createLog } from "../logging/log.ts"
import type { FinishedPage } from "../pages/encoded-page.ts"
import { PageCache, type Rendered } from "../pages/page-cache.ts"

export const MINUTE = 60_000

export function page(body: string, tables: string[] | null = ["events"], bytes = body.length): FinishedPage {
  const variant = { body: Buffer.from(body), etag: `"${body}"`, headers: [], notModifiedHeaders: [] }
  const variants = { identity: variant, br: variant, gzip: variant }
  return { status: 200, tables: tables && new Set(tables), variants, bytes }
}

export function kept(body: string, tables?: string[] | null): Rendered {
  return { kind: "page", page: page(body, tables) }
}

export function textOf(found: FinishedPage | Rendered | undefined) {
  const finished = found && "kind" in found ? (found.kind === "personal" ? undefined : found.page) : found
  return finished?.variants.identity.body.toString()
}

export function setUp(
  render: (key: string) => Promise<Rendered>,
  sizes: { maxPages?: number; maxBytes?: number } = {},
) {
  const clock = { now: 1_000_000 }
  const lines: string[] = []
  const log = createLog({ pretty: false, write: text => lines.push(text) })
  const cache = new PageCache({ render, log, now: () => clock.now, ...sizes })
  return { cache, clock, lines, log }
}

export const settled = () => new Promise(resolve => setImmediate(resolve))
