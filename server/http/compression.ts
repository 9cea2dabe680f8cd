import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"

export type Encoding = "br" | "gzip" | "identity"

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

export const COMPRESS_FROM_BYTES = 1024
const COMPRESSIBLE = /^(text\/|application\/(json|javascript|xml|manifest\+json|.+\+(json|xml))|image\/svg)/

export function isCompressible(contentType: string): boolean {
  return COMPRESSIBLE.test(contentType) && !contentType.startsWith("text/event-stream")
}

export function compressBrotli(body: Uint8Array, quality: number): Promise<Buffer> {
  return brotliAsync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  })
}

export function compressGzip(body: Uint8Array, level: number): Promise<Buffer> {
  return gzipAsync(body, { level })
}

// Browsers send only a few different values, so each is parsed once.
const chosen = new Map<string, Encoding>()
const MAX_CACHED = 200
// Comparing with the last value is cheaper than computing the hash of a new string.
let lastAccept: string | undefined
let lastEncoding: Encoding = "identity"

export function chooseEncoding(accept: string | undefined): Encoding {
  if (accept === lastAccept) return lastEncoding
  lastEncoding = accept === undefined ? "identity" : encodingFor(accept)
  lastAccept = accept
  return lastEncoding
}

function encodingFor(accept: string): Encoding {
  let encoding = chosen.get(accept)
  if (encoding === undefined) {
    encoding = parseAcceptEncoding(accept)
    if (chosen.size >= MAX_CACHED) chosen.clear()
    chosen.set(accept, encoding)
  }
  return encoding
}

function parseAcceptEncoding(accept: string): Encoding {
  const weights = new Map<string, number>()
  for (const part of accept.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map(text => text.trim())
    const weight = parameters.find(parameter => parameter.startsWith("q="))?.slice(2) ?? "1"
    if (name) weights.set(name, Number(weight) || 0)
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get("*") ?? 0
  if (weightOf("br") > 0 && weightOf("br") >= weightOf("gzip")) return "br"
  return weightOf("gzip") > 0 ? "gzip" : "identity"
}
