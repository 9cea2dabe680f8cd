import { featureNotEnabled, invalidRequest, tooLarge } from "../errors.ts"
import { checkSignature, hasSignature, SIGNATURE_BYTES, validateMediaType } from "./media-types.ts"
import { readForm } from "./multipart.ts"

interface UploadBody {
  type: string
  cacheControl: string
  userMetadata: Record<string, unknown> | null
  /** Declared size in bytes, if known. */
  declaredSize: number | null
  chunks: AsyncIterable<Uint8Array>
}

const NO_CACHE = "no-cache"
const CACHE_CONTROL = /^[\w=, -]{1,100}$/

/** Parses an upload: the file as the whole body or as part of a form, with its metadata. */
export async function parseUpload(request: Request): Promise<UploadBody> {
  const { headers, body } = request
  const type = headers.get("content-type") ?? "application/octet-stream"
  // Compressed content would be sent to clients that cannot decode it.
  if ((headers.get("content-encoding") ?? "identity") !== "identity") throw featureNotEnabled()
  if (/^multipart\/form-data\b/i.test(type)) return parseFormUpload(body, type)
  const encoded = headers.get("x-metadata")
  const length = headers.get("content-length")
  return {
    type: validateMediaType(type),
    cacheControl: validCacheControl(headers.get("cache-control")),
    userMetadata: encoded === null ? null : parseMetadata(Buffer.from(encoded, "base64").toString("utf8")),
    declaredSize: length === null ? null : Number(length),
    chunks: body ?? none(),
  }
}

async function parseFormUpload(
  body: ReadableStream<Uint8Array> | null,
  contentType: string,
): Promise<UploadBody> {
  const { fields, file } = body ? await readForm(body, contentType) : { fields: new Map(), file: null }
  if (!file) throw invalidRequest("No content provided")
  if (fields.has("contentEncoding")) throw featureNotEnabled()
  const seconds = fields.get("cacheControl")
  const metadata = fields.get("metadata")
  const type = fields.get("contentType") ?? file.type ?? "application/octet-stream"
  return {
    type: validateMediaType(type),
    cacheControl: seconds ? validCacheControl(`max-age=${seconds}`) : NO_CACHE,
    userMetadata: metadata === undefined ? null : parseMetadata(metadata),
    declaredSize: null,
    chunks: file.chunks,
  }
}

/** Passes chunks on until the size limit is exceeded or the signature is wrong. */
export async function* validateChunks(body: UploadBody, limit: number, signal: AbortSignal) {
  if ((body.declaredSize ?? 0) > limit) throw tooLarge()
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

export function parseMetadata(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      return value as Record<string, unknown>
    }
  } catch {
    // Falls through: invalid JSON and non-objects are both rejected.
  }
  throw invalidRequest("The metadata is not a JSON object")
}

export function validCacheControl(value: string | null): string {
  return value !== null && CACHE_CONTROL.test(value) ? value : NO_CACHE
}

async function* none(): AsyncGenerator<Uint8Array> {}
