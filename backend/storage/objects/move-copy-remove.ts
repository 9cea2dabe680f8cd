import { HttpError, jsonResponse } from "../../http.ts"
import { type Call, jsonBody, ownerOf, writeRows } from "../call.ts"
import { accessDenied, alreadyExists, featureNotEnabled, noSuchKey, tooLarge } from "../errors.ts"
import { booleanField, objectField, requiredText, textField, textList } from "../fields.ts"
import { validateKey } from "../names.ts"
import { checkAllowed, checkSignature, SIGNATURE_BYTES, validateMediaType } from "../uploads/media-types.ts"
import { parseMetadata, validCacheControl } from "../uploads/upload-body.ts"
import { findBucket, OBJECT_JSON, type ObjectRow, visibleObject, withIsoTimes } from "./rows.ts"
import { metadataOf, writeObject } from "./write-object.ts"

const MAX_DELETED = 1000

/** Moves an object, also to another bucket. */
export async function moveObject(call: Call) {
  const { bucket, source, target, targetBucket } = await parseMoveRequest(call)
  const object = await visibleObject(call, bucket, source)
  if (targetBucket !== bucket) await checkBucketLimits(call, object, targetBucket)
  const text = `update storage.objects as o set bucket_id = $3, name = $4,
      owner = coalesce($5::uuid, o.owner), owner_id = coalesce($5::uuid::text, o.owner_id)
    where bucket_id = $1 and name = $2 returning to_json(o.id)`
  const values = [bucket, source, targetBucket, target, ownerOf(call)]
  try {
    const [id] = await writeRows<string>(call, { text, values })
    if (id === undefined) throw accessDenied()
    return jsonResponse(200, { message: "Successfully moved", Id: id, Key: `${targetBucket}/${target}` })
  } catch (error) {
    const isDuplicate = error instanceof HttpError && error.body.code === "ResourceAlreadyExists"
    throw isDuplicate ? alreadyExists("KeyAlreadyExists") : error
  }
}

/** Copies an object. */
export async function copyObject(call: Call) {
  const { body, bucket, source, target, targetBucket } = await parseMoveRequest(call)
  const object = await visibleObject(call, bucket, source)
  const { files } = call.context
  const size = await files.sizeOf(object.version)
  if (size === null) throw noSuchKey()
  const copied = await copyMetadata(call, object, body)
  await checkBucketLimits(call, { ...object, metadata: copied.metadata }, targetBucket)
  const upsert = call.request.headers.get("x-upsert") === "true"
  const described = { ...copied, owner: ownerOf(call), version: object.version, upsert }
  let fileExists = true
  const id = await writeObject(call, { bucket: targetBucket, key: target, ...described }, async () => {
    // The original and its file may be gone by now; from here on the new row references the file.
    fileExists = (await files.sizeOf(object.version)) !== null
    return fileExists
  })
  if (!fileExists) throw noSuchKey()
  const Key = `${targetBucket}/${target}`
  return jsonResponse(200, {
    Id: id,
    Key,
    id,
    bucket_id: targetBucket,
    name: target,
    version: object.version,
  })
}

export async function removeObject(call: Call, bucket: string, key: string) {
  const removed = await remove(call, bucket, [validateKey(key)])
  if (removed.length === 0) throw noSuchKey()
  return jsonResponse(200, { message: "Successfully deleted" })
}

/** Removes the named objects that the caller may remove, and returns them. */
export async function removeObjects(call: Call, bucket: string) {
  const body = await jsonBody(call.request)
  const entries = body.prefixes
  // Entries that are not names refer to object versions.
  if (Array.isArray(entries) && entries.some(entry => typeof entry === "object")) throw featureNotEnabled()
  const removed = await remove(call, bucket, textList(body, "prefixes", MAX_DELETED))
  return jsonResponse(200, removed.map(withIsoTimes))
}

function remove(call: Call, bucket: string, names: string[]) {
  const text = `delete from storage.objects as o
    where bucket_id = $1 and name in (select jsonb_array_elements_text($2::jsonb)) returning ${OBJECT_JSON}`
  return writeRows<ObjectRow>(call, { text, values: [bucket, JSON.stringify(names)] })
}

async function parseMoveRequest(call: Call) {
  const body = await jsonBody(call.request)
  if (textField(body, "sourceVersionId") !== undefined) throw featureNotEnabled()
  const bucket = requiredText(body, "bucketId")
  return {
    body,
    bucket,
    source: validateKey(requiredText(body, "sourceKey")),
    target: validateKey(requiredText(body, "destinationKey")),
    targetBucket: textField(body, "destinationBucket") || bucket,
  }
}

/** The target bucket's limits also apply to moved and copied objects. */
async function checkBucketLimits(call: Call, { metadata }: ObjectRow, targetBucket: string) {
  const { file_size_limit, allowed_mime_types } = await findBucket(call, targetBucket)
  checkAllowed(metadata?.mimetype ?? "application/octet-stream", allowed_mime_types)
  if (file_size_limit !== null && (metadata?.size ?? 0) > file_size_limit) throw tooLarge()
}

async function copyMetadata(call: Call, object: ObjectRow, body: Record<string, unknown>) {
  const { version, metadata, user_metadata } = object
  const type = metadata?.mimetype ?? "application/octet-stream"
  const cacheControl = metadata?.cacheControl ?? "no-cache"
  const size = metadata?.size ?? 0
  if (booleanField(body, "copyMetadata") ?? true) {
    return { metadata: metadataOf(version!, size, type, cacheControl), userMetadata: user_metadata }
  }
  const given = objectField(body, "metadata") ?? {}
  const newType = validateMediaType(textField(given, "mimetype") ?? type)
  checkSignature(newType, await call.context.files.firstBytes(version!, SIGNATURE_BYTES))
  const newCacheControl = validCacheControl(textField(given, "cacheControl") ?? cacheControl)
  const encoded = call.request.headers.get("x-metadata")
  const userMetadata = encoded ? parseMetadata(Buffer.from(encoded, "base64").toString("utf8")) : null
  return { metadata: metadataOf(version!, size, newType, newCacheControl), userMetadata }
}
