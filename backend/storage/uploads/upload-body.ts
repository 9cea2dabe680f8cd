import { featureNotEnabled, invalidRequest, tooLarge } from "../errors.ts"
import { checkedMediaType, checkSignature, hasSignature, SIGNATURE_BYTES } from "./media-types.ts"
import { readForm } from "./multipart.ts"

export interface UploadBody {
  type: string
  cacheControl: string
  userMetadata: Record<string, unknown> | null
  /** The size in bytes where it was announced. */
  announced: number | null
  chunks: AsyncIterable<Uint8Array>
}

const NO_CACHE = "no-cache"
const CACHE_CONTROL = /^[\w=, -]{1,100}$/

/** What is uploaded: the file as the whole body or as a part of a form, with what was said about it. */
export async function openUpload(request: Request): Promise<UploadBody> {
  const { headers, body } = request
  const type = headers.get("content-type") ?? "application/octet-stream"
  // Compressed bytes would be sent to people who cannot read them.
  if ((headers.get("content-encoding") ?? "identity") !== "identity") throw featureNotEnabled()
  if (/^multipart\/form-data\b/i.test(type)) return openForm(body, type)
  const encoded = headers.get("x-metadata")
  const length = headers.get("content-length")
  return {
    type: checkedMediaType(type),
    cacheControl: checkedCacheControl(headers.get("cache-control")),
    userMetadata: encoded === null ? null : parsedMetadata(Buffer.from(encoded, "base64").toString("utf8")),
    announced: length === null ? null : Number(length),
    chunks: body ?? none(),
  }
}

async function openForm(body: ReadableStream<Uint8Array> | null, contentType: string): Promise<UploadBody> {
  const { fields, file } = body ? await readForm(body, contentType) : { fields: new Map(), file: null }
  if (!file) throw invalidRequest("No content provided")
  if (fields.has("contentEncoding")) throw featureNotEnabled()
  const seconds = fields.get("cacheControl")
  const metadata = fields.get("metadata")
  const type = fields.get("contentType") ?? file.type ?? "application/octet-stream"
  return {
    type: checkedMediaType(type),
    cacheControl: seconds ? checkedCacheControl(`max-age=${seconds}`) : NO_CACHE,
    userMetadata: metadata === undefined ? null : parsedMetadata(metadata),
    announced: null,
    chunks: file.chunks,
  }
}

/** The chunks, until there are more than allowed or they turn out not to be what they were called. */
export async function* checkedChunks(body: UploadBody, limit: number, signal: AbortSignal) {
  if ((body.announced ?? 0) > limit) throw tooLarge()
  let size = 0
  let first: Uint8Array | null = hasSignature(body.type) ? new Uint8Array() : null
  for await (const chunk of body.chunks) {
    signal.throwIfAborted()
    if (first) {
      first = Buffer.concat([first, chunk.subarray(0, SIGNATURE_BYTES)])
      if (first.length >= SIGNATURE_BYTES) {
        checkSignature(body.type, first)
        first = null
      }
    }
    size += chunk.length
    if (size > limit) throw tooLarge()
    yield chunk
  }
  if (first) checkSignature(body.type, first)
  signal.throwIfAborted()
}

export function parsedMetadata(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      return value as Record<string, unknown>
    }
  } catch {
    // Falls through: what is no JSON and what is no object are refused alike.
  }
  throw invalidRequest("The metadata is not a JSON object")
}

export function checkedCacheControl(value: string | null): string {
  return value !== null && CACHE_CONTROL.test(value) ? value : NO_CACHE
}

async function* none(): AsyncGenerator<Uint8Array> {}
