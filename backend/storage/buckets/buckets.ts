import { HttpError, jsonResponse } from "../../http.ts"
import { asService, type Call, jsonBody, ownerOf, readRows, writeRows } from "../call.ts"
import { accessDenied, alreadyExists, featureNotEnabled, noSuchBucket, storageError } from "../errors.ts"
import { requiredText, textField } from "../fields.ts"
import { validateBucketName } from "../names.ts"
import { BUCKET_JSON, type BucketRow, withIsoTimes } from "../objects/rows.ts"
import { bucketLimits, listOptions } from "./bucket-options.ts"

export async function listBuckets(call: Call) {
  const { column, direction, search, limit, offset } = listOptions(call.url.searchParams)
  const rows = await readRows<BucketRow>(
    call,
    `select ${BUCKET_JSON} from storage.buckets b where starts_with(lower(name), lower($1))
     order by ${column} ${direction}, id limit $2::int offset $3::int`,
    [search, limit, offset],
  )
  return jsonResponse(200, rows.map(withIsoTimes))
}

export async function getBucket(call: Call, id: string) {
  return jsonResponse(200, withIsoTimes(await visibleBucket(call, id)))
}

export async function createBucket(call: Call) {
  const body = await jsonBody(call.request)
  const name = validateBucketName(requiredText(body, "name"))
  const id = validateBucketName(textField(body, "id") ?? name)
  if ((textField(body, "type") ?? "STANDARD") !== "STANDARD") throw featureNotEnabled()
  const { isPublic, limit, types } = bucketLimits(body, call.context.maxFileBytes)
  const text = `insert into storage.buckets (id, name, owner, owner_id, public, file_size_limit, allowed_mime_types)
    values ($1, $2, $3::uuid, $3::uuid::text, $4::boolean, $5::bigint, ${typesSql("$6")})`
  const values = [id, name, ownerOf(call), String(isPublic ?? false), limit ?? null, types ?? null]
  try {
    await writeRows(call, { text, values })
  } catch (error) {
    throw hasErrorCode(error, "ResourceAlreadyExists") ? alreadyExists("BucketAlreadyExists") : error
  }
  return jsonResponse(200, { name })
}

/** Missing settings stay unchanged; null removes a limit. */
export async function updateBucket(call: Call, id: string) {
  const { isPublic, limit, types } = bucketLimits(await jsonBody(call.request), call.context.maxFileBytes)
  const text = `update storage.buckets set public = coalesce($2::boolean, public), updated_at = now(),
      file_size_limit = case when $3::boolean then $4::bigint else file_size_limit end,
      allowed_mime_types = case when $5::boolean then ${typesSql("$6")} else allowed_mime_types end
    where id = $1 returning to_json(id)`
  const given = (value: unknown) => String(value !== undefined)
  const values = [
    id,
    isPublic === undefined ? null : String(isPublic),
    ...[given(limit), limit ?? null],
    ...[given(types), types ?? null],
  ]
  const updated = await writeRows(call, { text, values })
  if (updated.length === 0) throw noSuchBucket()
  return jsonResponse(200, { message: "Successfully updated" })
}

export async function deleteBucket(call: Call, id: string) {
  const text = "delete from storage.buckets where id = $1 returning to_json(id)"
  try {
    const deleted = await writeRows(call, { text, values: [id] })
    if (deleted.length === 0) throw noSuchBucket()
  } catch (error) {
    // Only objects reference a bucket.
    throw hasErrorCode(error, "InvalidRequest") ? notEmpty() : error
  }
  return jsonResponse(200, { message: "Successfully deleted" })
}

/** All or nothing: deletes no object if the caller may not delete every one. */
export async function emptyBucket(call: Call, id: string) {
  await visibleBucket(call, id)
  const [count = 0] = await readRows<number>(
    asService(call),
    "select to_json(count(*)) from storage.objects where bucket_id = $1",
    [id],
  )
  const text =
    "with gone as (delete from storage.objects where bucket_id = $1 returning 1) select count(*) from gone"
  const [deleted = 0] = await writeRows<number>(call, { text, values: [id] }, ([gone = 0]) => gone >= count)
  if (deleted < count) throw accessDenied("The bucket holds objects that you may not delete")
  return jsonResponse(200, { message: "Successfully emptied" })
}

async function visibleBucket(call: Call, id: string) {
  const text = `select ${BUCKET_JSON} from storage.buckets b where id = $1`
  const [bucket] = await readRows<BucketRow>(call, text, [id])
  if (!bucket) throw noSuchBucket()
  return bucket
}

function typesSql(value: string) {
  return `case when ${value}::jsonb is not null then array(select jsonb_array_elements_text(${value}::jsonb)) end`
}

function hasErrorCode(error: unknown, code: string) {
  return error instanceof HttpError && error.body.code === code
}

function notEmpty() {
  const message = "The bucket you tried to delete is not empty"
  return storageError({ status: 409, code: "ResourceNotEmpty", message })
}
