import type { IncomingMessage, ServerResponse } from "node:http"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { PASSING_QUALITY } from "../pages/encoded-page.ts"
import { type HeaderList, mergeHeaders } from "../security/security-headers.ts"
import {
  COMPRESS_FROM_BYTES,
  chooseEncoding,
  compressBrotli,
  compressGzip,
  isCompressible,
} from "./compression.ts"
import type { Answer } from "./responses.ts"

/** One request on its way to its answer. */
export interface Exchange {
  request: IncomingMessage
  response: ServerResponse
  id: string
  /** The path as the log may show it; empty for what is not logged. */
  path: string
  /** Bytes of body sent. */
  bytes: number
}

/** Ends what is done for a visitor who has gone away. */
export function signalOf(response: ServerResponse): AbortSignal {
  const controller = new AbortController()
  response.on("close", () => {
    if (!response.writableFinished) controller.abort()
  })
  return controller.signal
}

export function sendAnswer(exchange: Exchange, { status, headers, body }: Answer, always: HeaderList) {
  const own: HeaderList = [["Content-Length", String(Buffer.byteLength(body))]]
  writeHead(exchange, status, mergeHeaders(always, [...headers, ...own]))
  endWith(exchange, body)
}

export async function sendBody(
  exchange: Exchange,
  status: number,
  headers: HeaderList,
  body: Buffer | ReadableStream<Uint8Array> | null,
  mayCompress = true,
) {
  if (body instanceof ReadableStream) return sendStream(exchange, status, headers, body)
  const whole = body ?? Buffer.alloc(0)
  const { bytes, encoding } = mayCompress
    ? await compressFor(exchange.request, headers, whole)
    : { bytes: whole, encoding: null }
  const own: HeaderList = hasNoBody(status) ? [] : [["Content-Length", String(bytes.length)]]
  if (encoding) own.push(["Content-Encoding", encoding], ["Vary", withVary(headers)])
  writeHead(exchange, status, mergeHeaders(headers, own))
  endWith(exchange, bytes)
}

async function sendStream(
  exchange: Exchange,
  status: number,
  headers: HeaderList,
  body: ReadableStream<Uint8Array>,
) {
  writeHead(exchange, status, headers)
  if (exchange.request.method === "HEAD" || hasNoBody(status)) {
    await body.cancel()
    exchange.response.end()
    return
  }
  const source = Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0])
  source.on("data", (chunk: Buffer) => {
    exchange.bytes += chunk.length
  })
  await pipeline(source, exchange.response)
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
      ? await compressBrotli(body, PASSING_QUALITY.brotli)
      : await compressGzip(body, PASSING_QUALITY.gzip)
  return { bytes, encoding }
}

function withVary(headers: HeaderList): string {
  const vary = headers.find(([name]) => name.toLowerCase() === "vary")?.[1]
  return vary ? `${vary}, Accept-Encoding` : "Accept-Encoding"
}

function writeHead({ response, id }: Exchange, status: number, headers: HeaderList) {
  response.writeHead(status, [...headers, ["X-Request-Id", id] as [string, string]].flat())
}

function endWith(exchange: Exchange, body: string | Buffer) {
  const { request, response } = exchange
  if (request.method === "HEAD" || hasNoBody(response.statusCode)) {
    response.end()
    return
  }
  exchange.bytes = Buffer.byteLength(body)
  response.end(body)
}

function hasNoBody(status: number): boolean {
  return status === 204 || status === 304
}
