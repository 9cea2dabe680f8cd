import { jsonResponse } from "../../http.ts"
import { checkedKey } from "../names.ts"
import { anyBucket } from "../objects/rows.ts"
import { metadataOf, mustBeWritable, type NewObject, writeObject } from "../objects/write-object.ts"
import { asService, type Call, mostBytes, ownerOf } from "../storage-request.ts"
import { checkAllowed } from "./media-types.ts"
import { checkedChunks, openUpload } from "./upload-body.ts"

const UPLOAD_ADDRESS_SECONDS = 2 * 60 * 60

/** POST and PUT of an object: the second replaces, the first only if it says so. */
export async function uploadObject(call: Call, bucket: string, key: string) {
  const upsert = call.request.method === "PUT" || call.request.headers.get("x-upsert") === "true"
  return takeIn(call, { bucket, key, owner: ownerOf(call), upsert }, mostBytes(call))
}

/** An address by which somebody else may upload this one object, if the caller may. */
export async function signUpload(call: Call, bucket: string, key: string) {
  const upsert = call.request.headers.get("x-upsert") === "true"
  const owner = ownerOf(call)
  await anyBucket(call, bucket)
  const nothing = { version: null, metadata: {}, userMetadata: null }
  await mustBeWritable(call, { bucket, key: checkedKey(key), owner, upsert, ...nothing })
  const url = `${bucket}/${key}`
  const claims = { url, upsert, most: mostBytes(call), ...(owner === null ? {} : { owner }) }
  const token = await call.room.signatures.sign("upload", UPLOAD_ADDRESS_SECONDS, claims)
  return jsonResponse(200, { url: `/object/upload/sign/${encodeURI(url)}?token=${token}`, token })
}

/** An upload to such an address: the policies were asked when it was signed. */
export async function uploadToSigned(call: Call, bucket: string, key: string) {
  const token = call.url.searchParams.get("token")
  const signed = await call.room.signatures.verify("upload", token, `${bucket}/${key}`)
  const upsert = signed.upsert === true
  const target = { bucket, key, owner: signed.owner ?? null, upsert }
  return takeIn(asService(call), target, signed.most ?? call.room.maxMemberFileBytes)
}

type Target = Pick<NewObject, "bucket" | "key" | "owner" | "upsert">

async function takeIn(call: Call, target: Target, most: number) {
  const { files } = call.room
  checkedKey(target.key)
  const { file_size_limit, allowed_mime_types } = await anyBucket(call, target.bucket)
  const limit = Math.min(file_size_limit ?? most, most)
  const body = await openUpload(call.request)
  checkAllowed(body.type, allowed_mime_types)
  const { type, cacheControl, userMetadata, announced } = body
  const described = { mimetype: type, cacheControl, ...(announced === null ? {} : { size: announced }) }
  await mustBeWritable(call, { ...target, version: null, metadata: described, userMetadata })
  const received = await files.receive(checkedChunks(body, limit, call.request.signal))
  const { hash, size } = received
  try {
    const metadata = metadataOf(hash, size, type, cacheControl)
    const id = await writeObject(call, { ...target, version: hash, metadata, userMetadata }, async () => {
      await files.keep(received)
      return true
    })
    return jsonResponse(200, { Id: id, Key: `${target.bucket}/${target.key}` })
  } catch (error) {
    await files.discard(received)
    throw error
  }
}
