import { createHash } from "node:crypto"
import type { IncomingMessage, ServerResponse } from "node:http"
import {
  COMPRESS_FROM_BYTES,
  chooseEncoding,
  compressBrotli,
  compressGzip,
  type Encoding,
} from "../http/compression.ts"
import { matchesETag } from "../http/conditional-request.ts"
import type { HeaderList } from "../security/security-headers.ts"

/** A page as bytes, ready to leave: one body and one list of headers per encoding. */
export interface FinishedPage {
  status: number
  /** The tables it was made from; null when it did not say, so that any change may concern it. */
  tables: ReadonlySet<string> | null
  variants: Record<Encoding, Variant>
  bytes: number
}

interface Variant {
  body: Buffer
  etag: string
  /** Name, value, name, value, … ending with X-Request-Id, whose value each answer fills in. */
  headers: string[]
  notModifiedHeaders: string[]
}

export interface PageSource {
  status: number
  body: Buffer
  headers: HeaderList
  tables: ReadonlySet<string> | null
}

export interface Quality {
  brotli: number
  gzip: number
}

export const KEPT_QUALITY: Quality = { brotli: 9, gzip: 7 }
export const PASSING_QUALITY: Quality = { brotli: 4, gzip: 4 }

const REQUEST_ID = "X-Request-Id"

export async function finishPage(source: PageSource, quality: Quality): Promise<FinishedPage> {
  const { body } = source
  const isWorthIt = body.length >= COMPRESS_FROM_BYTES
  const [br, gzip] = isWorthIt
    ? await Promise.all([compressBrotli(body, quality.brotli), compressGzip(body, quality.gzip)])
    : [body, body]
  const hash = createHash("sha256").update(body).digest("base64url").slice(0, 27)
  const identity = variant(source, body, `"${hash}"`, null)
  const variants = {
    identity,
    br: isWorthIt ? variant(source, br, `"${hash}-br"`, "br") : identity,
    gzip: isWorthIt ? variant(source, gzip, `"${hash}-gz"`, "gzip") : identity,
  }
  const bytes = body.length + (isWorthIt ? br.length + gzip.length : 0)
  return { status: source.status, tables: source.tables, variants, bytes }
}

function variant(source: PageSource, body: Buffer, etag: string, encoding: string | null): Variant {
  const headers: HeaderList = [...source.headers, ["Vary", "Accept-Encoding, Cookie"]]
  if (source.status === 200) headers.push(["ETag", etag])
  const own: HeaderList = [["Content-Length", String(body.length)]]
  if (encoding) own.push(["Content-Encoding", encoding])
  const notModified = headers.filter(([name]) => name.toLowerCase() !== "content-type")
  return {
    body,
    etag,
    headers: [...headers, ...own, [REQUEST_ID, ""]].flat(),
    notModifiedHeaders: [...notModified, [REQUEST_ID, ""]].flat(),
  }
}

/** Sends the page and says how many bytes of body left. */
export function sendFinishedPage(
  page: FinishedPage,
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
): number {
  const { body, etag, headers, notModifiedHeaders } =
    page.variants[chooseEncoding(request.headers["accept-encoding"])]
  if (page.status === 200 && matchesETag(request.headers["if-none-match"], etag)) {
    notModifiedHeaders[notModifiedHeaders.length - 1] = requestId
    response.writeHead(304, notModifiedHeaders)
    response.end()
    return 0
  }
  headers[headers.length - 1] = requestId
  response.writeHead(page.status, headers)
  if (request.method === "HEAD") {
    response.end()
    return 0
  }
  response.end(body)
  return body.length
}
