import { jsonResponse } from "../../http.ts"
import { asService, type Call, maxUploadBytes, ownerOf } from "../call.ts"
import { validateKey } from "../names.ts"
import { findBucket } from "../objects/rows.ts"
import { checkWritable, metadataOf, type NewObject, writeObject } from "../objects/write-object.ts"
import { checkAllowed } from "./media-types.ts"
import { parseUpload, validateChunks } from "./upload-body.ts"

const UPLOAD_URL_SECONDS = 2 * 60 * 60

/** POST and PUT of an object: PUT replaces, POST only with `x-upsert`. */
export async function uploadObject(call: Call, bucket: string, key: string) {
  const upsert = call.request.method === "PUT" || call.request.headers.get("x-upsert") === "true"
  return storeUpload(call, { bucket, key, owner: ownerOf(call), upsert }, maxUploadBytes(call))
}

/** Creates a URL through which anyone can upload this object, if the caller may. */
export async function signUpload(call: Call, bucket: string, key: string) {
  const upsert = call.request.headers.get("x-upsert") === "true"
  const owner = ownerOf(call)
  await findBucket(call, bucket)
  const nothing = { version: null, metadata: {}, userMetadata: null }
  await checkWritable(call, { bucket, key: validateKey(key), owner, upsert, ...nothing })
  const url = `${bucket}/${key}`
  const claims = { url, upsert, max: maxUploadBytes(call), ...(owner === null ? {} : { owner }) }
  const token = await call.context.signatures.sign("upload", UPLOAD_URL_SECONDS, claims)
  return jsonResponse(200, { url: `/object/upload/sign/${encodeURI(url)}?token=${token}`, token })
}

/** Uploads to a signed URL; the policies were checked when it was signed. */
export async function uploadToSigned(call: Call, bucket: string, key: string) {
  const token = call.url.searchParams.get("token")
  const signed = await call.context.signatures.verify("upload", token, `${bucket}/${key}`)
  const upsert = signed.upsert === true
  const target = { bucket, key, owner: signed.owner ?? null, upsert }
  return storeUpload(asService(call), target, signed.max ?? call.context.maxMemberFileBytes)
}

type Target = Pick<NewObject, "bucket" | "key" | "owner" | "upsert">

async function storeUpload(call: Call, target: Target, max: number) {
  const { files } = call.context
  validateKey(target.key)
  const { file_size_limit, allowed_mime_types } = await findBucket(call, target.bucket)
  const limit = Math.min(file_size_limit ?? max, max)
  const body = await parseUpload(call.request)
  checkAllowed(body.type, allowed_mime_types)
  const { type, cacheControl, userMetadata, declaredSize } = body
  const described = { mimetype: type, cacheControl, ...(declaredSize === null ? {} : { size: declaredSize }) }
  await checkWritable(call, { ...target, version: null, metadata: described, userMetadata })
  const received = await files.receive(validateChunks(body, limit, call.request.signal))
  const { hash, size } = received
  try {
    const metadata = metadataOf(hash, size, type, cacheControl)
    const id = await writeObject(call, { ...target, version: hash, metadata, userMetadata }, async () => {
      await files.store(received)
      return true
    })
    return jsonResponse(200, { Id: id, Key: `${target.bucket}/${target.key}` })
  } catch (error) {
    await files.discard(received)
    throw error
  }
}
