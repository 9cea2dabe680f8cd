import { jsonResponse } from "../../http.ts"
import { asService, type Call } from "../call.ts"
import { noSuchKey, storageError } from "../errors.ts"
import { validateKey } from "../names.ts"
import { canBeInline, servedType } from "../uploads/media-types.ts"
import { byteRange, isNotModified } from "./conditional-request.ts"
import { findBucket, type ObjectRow, visibleObject, withIsoTimes } from "./rows.ts"

const FALLBACK_TYPE = "application/octet-stream"

/** Whether shared caches may store the response. */
type Visibility = "public" | "private"

/** An object the caller may see; public buckets are visible to everyone. */
export async function callerObject(call: Call, bucket: string, key: string) {
  const { public: isPublic } = await findBucket(call, bucket)
  return visibleObject(isPublic ? asService(call) : call, bucket, validateKey(key))
}

/** An object accessed through a signed URL. */
export async function signedObject(call: Call, bucket: string, key: string) {
  await call.context.signatures.verify("download", call.url.searchParams.get("token"), `${bucket}/${key}`)
  return visibleObject(asService(call), bucket, validateKey(key))
}

export function sendInfo(object: ObjectRow) {
  const { id, name, version, bucket_id, metadata, user_metadata, created_at, updated_at } =
    withIsoTimes(object)
  return jsonResponse(200, {
    ...{ id, name, version, bucket_id },
    size: metadata?.size ?? null,
    content_type: metadata?.mimetype ?? null,
    cache_control: metadata?.cacheControl ?? null,
    etag: metadata?.eTag ?? null,
    metadata: user_metadata ?? {},
    last_modified: updated_at,
    created_at,
  })
}

export async function sendObject(call: Call, object: ObjectRow, visibility: Visibility): Promise<Response> {
  const { request } = call
  const { files } = call.context
  const size = await files.sizeOf(object.version)
  if (size === null) throw noSuchKey()
  const headers = buildHeaders(call, object, visibility)
  if (isNotModified(request.headers, headers)) return new Response(null, { status: 304, headers })
  const range = request.method === "GET" ? byteRange(request.headers, headers, size) : null
  if (range === "unsatisfiable") throw unsatisfiable(size)
  const { start, end } = range ?? { start: 0, end: size - 1 }
  headers.set("content-length", String(end - start + 1))
  if (range) headers.set("content-range", `bytes ${start}-${end}/${size}`)
  const isEmpty = request.method === "HEAD" || size === 0
  const body = isEmpty ? null : files.read(object.version!, start, end)
  return new Response(body, { status: range ? 206 : 200, headers })
}

function buildHeaders({ url }: Call, { metadata, version, updated_at }: ObjectRow, visibility: Visibility) {
  const type = metadata?.mimetype ?? FALLBACK_TYPE
  const cacheControl = metadata?.cacheControl ?? "no-cache"
  const headers = new Headers({
    "accept-ranges": "bytes",
    "cache-control": visibility === "public" ? cacheControl : `private, ${withoutSharing(cacheControl)}`,
    "content-type": servedType(type),
    etag: `"${version}"`,
    "last-modified": new Date(updated_at).toUTCString(),
    // Uploaded content must not run scripts on this site's origin.
    "content-security-policy": "sandbox; default-src 'none'",
    "x-content-type-options": "nosniff",
  })
  const download = url.searchParams.get("download")
  if (download !== null || !canBeInline(type)) headers.set("content-disposition", attachment(download))
  return headers
}

// The uploader controls how long a copy is valid, not who may cache it.
function withoutSharing(cacheControl: string) {
  const parts = cacheControl.split(",").map(part => part.trim())
  return parts.filter(part => !/^(public|s-maxage\b.*)$/i.test(part)).join(", ") || "no-cache"
}

function attachment(fileName: string | null) {
  if (!fileName) return "attachment"
  const encoded = encodeURIComponent(fileName.slice(0, 255).toWellFormed())
  return `attachment; filename=${encoded}; filename*=UTF-8''${encoded};`
}

function unsatisfiable(size: number) {
  const message = "The requested range is not satisfiable"
  const error = storageError({ status: 416, code: "InvalidRange", message }, 416)
  error.headers["content-range"] = `bytes */${size}`
  return error
}
