import type { IncomingMessage, ServerResponse } from "node:http"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { UNCACHED_QUALITY } from "../pages/encoded-page.ts"
import { type HeaderList, mergeHeaders } from "../security/security-headers.ts"
import {
  COMPRESS_FROM_BYTES,
  chooseEncoding,
  compressBrotli,
  compressGzip,
  isCompressible,
} from "./compression.ts"
import type { PlainResponse } from "./responses.ts"

/** One request and what the log needs to know about it. */
export interface RequestContext {
  request: IncomingMessage
  response: ServerResponse
  id: string
  /** The path for the log; empty if not logged. */
  path: string
  /** Body bytes sent. */
  bytes: number
}

/** Aborts the work for a client that has disconnected. */
export function abortSignalFor(response: ServerResponse): AbortSignal {
  const controller = new AbortController()
  response.on("close", () => {
    if (!response.writableFinished) controller.abort()
  })
  return controller.signal
}

export function sendPlainResponse(
  context: RequestContext,
  { status, headers, body }: PlainResponse,
  always: HeaderList,
) {
  const own: HeaderList = [["Content-Length", String(Buffer.byteLength(body))]]
  writeHead(context, status, mergeHeaders(always, [...headers, ...own]))
  endResponse(context, body)
}

export async function sendBody(
  context: RequestContext,
  status: number,
  headers: HeaderList,
  body: Buffer | ReadableStream<Uint8Array> | null,
  mayCompress = true,
) {
  if (body instanceof ReadableStream) return sendStream(context, status, headers, body)
  const whole = body ?? Buffer.alloc(0)
  const { bytes, encoding } = mayCompress
    ? await compressFor(context.request, headers, whole)
    : { bytes: whole, encoding: null }
  const own: HeaderList = hasNoBody(status) ? [] : [["Content-Length", String(bytes.length)]]
  if (encoding) own.push(["Content-Encoding", encoding], ["Vary", withVary(headers)])
  writeHead(context, status, mergeHeaders(headers, own))
  endResponse(context, bytes)
}

async function sendStream(
  context: RequestContext,
  status: number,
  headers: HeaderList,
  body: ReadableStream<Uint8Array>,
) {
  writeHead(context, status, headers)
  if (context.request.method === "HEAD" || hasNoBody(status)) {
    await body.cancel()
    context.response.end()
    return
  }
  const source = Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0])
  source.on("data", (chunk: Buffer) => {
    context.bytes += chunk.length
  })
  await pipeline(source, context.response)
}

async function compressFor(request: IncomingMessage, headers: HeaderList, body: Buffer) {
  const type = headers.find(([name]) => name.toLowerCase() === "content-type")?.[1] ?? ""
  const isEncoded = headers.some(([name]) => name.toLowerCase() === "content-encoding")
  const encoding = chooseEncoding(request.headers["accept-encoding"])
  if (body.length < COMPRESS_FROM_BYTES || isEncoded || !isCompressible(type) || encoding === "identity") {
    return { bytes: body, encoding: null }
  }
  const bytes =
    encoding === "br"
      ? await compressBrotli(body, UNCACHED_QUALITY.brotli)
      : await compressGzip(body, UNCACHED_QUALITY.gzip)
  return { bytes, encoding }
}

function withVary(headers: HeaderList): string {
  const vary = headers.find(([name]) => name.toLowerCase() === "vary")?.[1]
  return vary ? `${vary}, Accept-Encoding` : "Accept-Encoding"
}

function writeHead({ response, id }: RequestContext, status: number, headers: HeaderList) {
  response.writeHead(status, [...headers, ["X-Request-Id", id] as [string, string]].flat())
}

function endResponse(context: RequestContext, body: string | Buffer) {
  const { request, response } = context
  if (request.method === "HEAD" || hasNoBody(response.statusCode)) {
    response.end()
    return
  }
  context.bytes = Buffer.byteLength(body)
  response.end(body)
}

function hasNoBody(status: number): boolean {
  return status === 204 || status === 304
}
