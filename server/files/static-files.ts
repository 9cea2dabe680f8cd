import { createReadStream } from "node:fs"
import { readdir, readFile, stat } from "node:fs/promises"
import type { IncomingMessage, ServerResponse } from "node:http"
import { join, relative, sep } from "node:path"
import { pipeline } from "node:stream/promises"
import { chooseEncoding, type Encoding } from "../http/compression.ts"
import { isNotModified, parseRange } from "../http/conditional-request.ts"
import { BARE_POLICY, type HeaderList, mergeHeaders, NO_STORE } from "../security/security-headers.ts"
import { typeOf } from "./file-types.ts"
import { isCurrent } from "./precompress.ts"

interface StaticFile {
  type: string
  modifiedAt: number
  etag: string
  headers: HeaderList
  copies: Partial<Record<Encoding, { path: string; size: number }>>
}

export interface StaticFiles {
  find(decodedPath: string): StaticFile | undefined
  /** Sends the file and resolves to the number of body bytes sent. */
  send(
    file: StaticFile,
    request: IncomingMessage,
    response: ServerResponse,
    always: HeaderList,
  ): Promise<number>
}

const MAX_CACHED_BYTES = 512 * 1024
const ONE_YEAR = "public, max-age=31536000, immutable"
const ONE_DAY = "public, max-age=86400"
const TEN_MINUTES = "public, max-age=600"
const LATEST_BUILD = /^\/builds\/(latest|offline)\.json$/
const OFFLINE_WORKER = "/offline.js"

/**
 * The files of a built site, listed once at startup: a path either is one of them or is not a file, so that
 * no path can reach anything else on the disk.
 */
export async function openStaticFiles(folder: string): Promise<StaticFiles> {
  const files = new Map<string, StaticFile>()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const url = `/${relative(folder, path).split(sep).join("/")}`
    if (entry.isFile() && isServed(url)) files.set(url, await fileAt(path, url))
  }
  const memory = new Map<string, Promise<Buffer>>()

  function readCached(path: string): Promise<Buffer> {
    let body = memory.get(path)
    if (!body) {
      body = readFile(path)
      body.catch(() => memory.delete(path))
      memory.set(path, body)
    }
    return body
  }

  return {
    find: path => files.get(path),
    async send(file, request, response, always) {
      const { status, headers, copy, range } = planResponse(file, request)
      const hasBody = copy !== undefined && request.method !== "HEAD"
      const cached = hasBody && copy.size <= MAX_CACHED_BYTES ? await readCached(copy.path) : null
      response.writeHead(status, mergeHeaders(always, headers).flat())
      if (!hasBody) {
        response.end()
        return 0
      }
      const { start, end } = range ?? { start: 0, end: copy.size - 1 }
      if (cached) response.end(cached.subarray(start, end + 1))
      else await pipeline(createReadStream(copy.path, { start, end }), response)
      return end - start + 1
    },
  }
}

// Source maps, compressed copies and hidden files have no URL.
function isServed(url: string): boolean {
  return !/\.(map|br|gz)$/.test(url) && !/\/\.(?!well-known\/)/.test(url)
}

async function fileAt(path: string, url: string): Promise<StaticFile> {
  const { mtimeMs, size } = await stat(path)
  const copies: StaticFile["copies"] = { identity: { path, size } }
  for (const [encoding, suffix] of [
    ["br", ".br"],
    ["gzip", ".gz"],
  ] as const) {
    if (await isCurrent(path + suffix, mtimeMs)) {
      copies[encoding] = { path: path + suffix, size: (await stat(path + suffix)).size }
    }
  }
  const type = typeOf(path)
  return {
    type,
    modifiedAt: mtimeMs,
    etag: `${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}`,
    headers: headersFor(url, type),
    copies,
  }
}

function headersFor(url: string, type: string): HeaderList {
  const isHashed = /^\/(assets|builds\/meta)\//.test(url)
  const isPicture = !isHashed && type.startsWith("image/")
  return [
    ["Content-Type", type],
    [
      "Cache-Control",
      isHashed ? ONE_YEAR : isPicture ? ONE_DAY : LATEST_BUILD.test(url) ? "no-cache" : TEN_MINUTES,
    ],
    ["Content-Security-Policy", policyFor(url, type)],
    // Logos and preview images are embedded by other sites.
    ...(isPicture ? ([["Cross-Origin-Resource-Policy", "cross-origin"]] satisfies HeaderList) : []),
  ]
}

interface ResponsePlan {
  status: 200 | 206 | 304 | 416
  headers: HeaderList
  copy?: { path: string; size: number }
  range?: { start: number; end: number }
}

function planResponse(file: StaticFile, request: IncomingMessage): ResponsePlan {
  const whole = file.copies.identity!
  const encoding = request.headers.range ? "identity" : chooseEncoding(request.headers["accept-encoding"])
  const copy = file.copies[encoding] ?? whole
  const etag = copy === whole ? `"${file.etag}"` : `"${file.etag}-${encoding}"`
  const headers: HeaderList = [
    ...file.headers,
    ["ETag", etag],
    ["Last-Modified", new Date(file.modifiedAt).toUTCString()],
    ["Accept-Ranges", "bytes"],
  ]
  if (file.copies.br || file.copies.gzip) headers.push(["Vary", "Accept-Encoding"])
  if (isNotModified(request.headers, etag, file.modifiedAt)) {
    return { status: 304, headers: headers.filter(([name]) => name !== "Content-Type") }
  }
  const ifRange = request.headers["if-range"]
  const range =
    ifRange === undefined || ifRange === etag ? parseRange(request.headers.range, whole.size) : null
  if (range === "unsatisfiable") {
    const refusal: HeaderList = [
      ["Content-Range", `bytes */${whole.size}`],
      ["Content-Length", "0"],
      ["Cache-Control", NO_STORE],
    ]
    return { status: 416, headers: mergeHeaders(headers, refusal) }
  }
  if (range) {
    const span: HeaderList = [
      ["Content-Range", `bytes ${range.start}-${range.end}/${whole.size}`],
      ["Content-Length", String(range.end - range.start + 1)],
    ]
    return { status: 206, headers: [...headers, ...span], copy, range }
  }
  if (copy !== whole) headers.push(["Content-Encoding", encoding])
  return { status: 200, headers: [...headers, ["Content-Length", String(copy.size)]], copy }
}

// A worker uses the policy of its own file; this one has a second file and fetches pages to cache them. An SVG opened directly
// is a document that may only style itself.
function policyFor(url: string, type: string) {
  if (url === OFFLINE_WORKER) return `${BARE_POLICY}; connect-src 'self'; script-src 'self'`
  return type.startsWith("image/svg") ? `${BARE_POLICY}; style-src 'unsafe-inline'` : BARE_POLICY
}
