import { HttpError, jsonResponse } from "../../http.ts"
import { accessDenied, alreadyExists, featureNotEnabled, noSuchKey, tooLarge } from "../errors.ts"
import { booleanField, objectField, requiredText, textField, textList } from "../fields.ts"
import { checkedKey } from "../names.ts"
import { type Call, change, jsonBody, ownerOf } from "../storage-request.ts"
import { checkAllowed, checkedMediaType, checkSignature, SIGNATURE_BYTES } from "../uploads/media-types.ts"
import { checkedCacheControl, parsedMetadata } from "../uploads/upload-body.ts"
import { anyBucket, OBJECT_JSON, type ObjectRow, visibleObject, withTimes } from "./rows.ts"
import { metadataOf, writeObject } from "./write-object.ts"

const MAX_DELETED = 1000

/** Another name for the same object, in this or another bucket. */
export async function moveObject(call: Call) {
  const { bucket, source, target, targetBucket } = await placesIn(call)
  const object = await visibleObject(call, bucket, source)
  if (targetBucket !== bucket) await mustFit(call, object, targetBucket)
  const text = `update storage.objects as o set bucket_id = $3, name = $4,
      owner = coalesce($5::uuid, o.owner), owner_id = coalesce($5::uuid::text, o.owner_id)
    where bucket_id = $1 and name = $2 returning to_json(o.id)`
  const values = [bucket, source, targetBucket, target, ownerOf(call)]
  try {
    const [id] = await change<string>(call, { text, values })
    if (id === undefined) throw accessDenied()
    return jsonResponse(200, { message: "Successfully moved", Id: id, Key: `${targetBucket}/${target}` })
  } catch (error) {
    const isDuplicate = error instanceof HttpError && error.body.code === "ResourceAlreadyExists"
    throw isDuplicate ? alreadyExists("KeyAlreadyExists") : error
  }
}

/** A second object with the same content. */
export async function copyObject(call: Call) {
  const { body, bucket, source, target, targetBucket } = await placesIn(call)
  const object = await visibleObject(call, bucket, source)
  const { files } = call.room
  const size = await files.sizeOf(object.version)
  if (size === null) throw noSuchKey()
  const copied = await describedCopy(call, object, body)
  await mustFit(call, { ...object, metadata: copied.metadata }, targetBucket)
  const upsert = call.request.headers.get("x-upsert") === "true"
  const described = { ...copied, owner: ownerOf(call), version: object.version, upsert }
  let isThere = true
  const id = await writeObject(call, { bucket: targetBucket, key: target, ...described }, async () => {
    // The original may be gone by now and its file with it; from here on the row holds the file.
    isThere = (await files.sizeOf(object.version)) !== null
    return isThere
  })
  if (!isThere) throw noSuchKey()
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
  const removed = await remove(call, bucket, [checkedKey(key)])
  if (removed.length === 0) throw noSuchKey()
  return jsonResponse(200, { message: "Successfully deleted" })
}

/** Removes those of the named objects that the caller may remove, and tells which. */
export async function removeObjects(call: Call, bucket: string) {
  const body = await jsonBody(call.request)
  const entries = body.prefixes
  // An entry that is not a name asks for one of several versions.
  if (Array.isArray(entries) && entries.some(entry => typeof entry === "object")) throw featureNotEnabled()
  const removed = await remove(call, bucket, textList(body, "prefixes", MAX_DELETED))
  return jsonResponse(200, removed.map(withTimes))
}

function remove(call: Call, bucket: string, names: string[]) {
  const text = `delete from storage.objects as o
    where bucket_id = $1 and name in (select jsonb_array_elements_text($2::jsonb)) returning ${OBJECT_JSON}`
  return change<ObjectRow>(call, { text, values: [bucket, JSON.stringify(names)] })
}

async function placesIn(call: Call) {
  const body = await jsonBody(call.request)
  if (textField(body, "sourceVersionId") !== undefined) throw featureNotEnabled()
  const bucket = requiredText(body, "bucketId")
  return {
    body,
    bucket,
    source: checkedKey(requiredText(body, "sourceKey")),
    target: checkedKey(requiredText(body, "destinationKey")),
    targetBucket: textField(body, "destinationBucket") || bucket,
  }
}

/** What is in one bucket must not slip into another that would not have taken it in. */
async function mustFit(call: Call, { metadata }: ObjectRow, targetBucket: string) {
  const { file_size_limit, allowed_mime_types } = await anyBucket(call, targetBucket)
  checkAllowed(metadata?.mimetype ?? "application/octet-stream", allowed_mime_types)
  if (file_size_limit !== null && (metadata?.size ?? 0) > file_size_limit) throw tooLarge()
}

async function describedCopy(call: Call, object: ObjectRow, body: Record<string, unknown>) {
  const { version, metadata, user_metadata } = object
  const type = metadata?.mimetype ?? "application/octet-stream"
  const cacheControl = metadata?.cacheControl ?? "no-cache"
  const size = metadata?.size ?? 0
  if (booleanField(body, "copyMetadata") ?? true) {
    return { metadata: metadataOf(version!, size, type, cacheControl), userMetadata: user_metadata }
  }
  const given = objectField(body, "metadata") ?? {}
  const newType = checkedMediaType(textField(given, "mimetype") ?? type)
  checkSignature(newType, await call.room.files.firstBytes(version!, SIGNATURE_BYTES))
  const newCacheControl = checkedCacheControl(textField(given, "cacheControl") ?? cacheControl)
  const encoded = call.request.headers.get("x-metadata")
  const userMetadata = encoded ? parsedMetadata(Buffer.from(encoded, "base64").toString("utf8")) : null
  return { metadata: metadataOf(version!, size, newType, newCacheControl), userMetadata }
}
