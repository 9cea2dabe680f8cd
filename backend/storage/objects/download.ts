import { jsonResponse } from "../../http.ts"
import { noSuchKey, storageError } from "../errors.ts"
import { checkedKey } from "../names.ts"
import { asService, type Call } from "../storage-request.ts"
import { mayBeShown, servedType } from "../uploads/media-types.ts"
import { byteRange, isUnchanged } from "./conditional-request.ts"
import { anyBucket, type ObjectRow, visibleObject, withTimes } from "./rows.ts"

const FALLBACK_TYPE = "application/octet-stream"

/** Where an object was found, which decides who else may keep a copy of the answer. */
type Reach = "public" | "private"

/** An object the caller may see; those of public buckets may be seen by everybody. */
export async function callersObject(call: Call, bucket: string, key: string) {
  const { public: isPublic } = await anyBucket(call, bucket)
  return visibleObject(isPublic ? asService(call) : call, bucket, checkedKey(key))
}

/** An object by an address somebody signed who could see it. */
export async function signedObject(call: Call, bucket: string, key: string) {
  await call.room.signatures.verify("download", call.url.searchParams.get("token"), `${bucket}/${key}`)
  return visibleObject(asService(call), bucket, checkedKey(key))
}

export function sendInfo(object: ObjectRow) {
  const { id, name, version, bucket_id, metadata, user_metadata, created_at, updated_at } = withTimes(object)
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

export async function sendObject(call: Call, object: ObjectRow, reach: Reach): Promise<Response> {
  const { request } = call
  const { files } = call.room
  const size = await files.sizeOf(object.version)
  if (size === null) throw noSuchKey()
  const headers = headersOf(call, object, reach)
  if (isUnchanged(request.headers, headers)) return new Response(null, { status: 304, headers })
  const range = request.method === "GET" ? byteRange(request.headers, headers, size) : null
  if (range === "unsatisfiable") throw unsatisfiable(size)
  const { start, end } = range ?? { start: 0, end: size - 1 }
  headers.set("content-length", String(end - start + 1))
  if (range) headers.set("content-range", `bytes ${start}-${end}/${size}`)
  const isEmpty = request.method === "HEAD" || size === 0
  const body = isEmpty ? null : files.read(object.version!, start, end)
  return new Response(body, { status: range ? 206 : 200, headers })
}

function headersOf({ url }: Call, { metadata, version, updated_at }: ObjectRow, reach: Reach) {
  const type = metadata?.mimetype ?? FALLBACK_TYPE
  const cacheControl = metadata?.cacheControl ?? "no-cache"
  const headers = new Headers({
    "accept-ranges": "bytes",
    "cache-control": reach === "public" ? cacheControl : `private, ${withoutSharing(cacheControl)}`,
    "content-type": servedType(type),
    etag: `"${version}"`,
    "last-modified": new Date(updated_at).toUTCString(),
    // Whatever somebody has uploaded, it must not act in the name of this site.
    "content-security-policy": "sandbox; default-src 'none'",
    "x-content-type-options": "nosniff",
  })
  const download = url.searchParams.get("download")
  if (download !== null || !mayBeShown(type)) headers.set("content-disposition", attachment(download))
  return headers
}

// The uploader says how long a copy is good, not who may keep one.
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
