import { asService, type Call, readRows } from "../call.ts"
import { noSuchBucket, noSuchKey } from "../errors.ts"

/** File metadata with hosted's names. */
export interface FileMetadata {
  eTag: string
  size: number
  mimetype: string
  cacheControl: string
  lastModified: string
  contentLength: number
  httpStatusCode: number
}

export interface ObjectRow {
  id: string
  bucket_id: string
  name: string
  owner: string | null
  owner_id: string | null
  created_at: string
  updated_at: string
  last_accessed_at: string
  metadata: FileMetadata | null
  /** Hash of the content. */
  version: string | null
  user_metadata: Record<string, unknown> | null
}

export interface BucketRow {
  id: string
  name: string
  owner: string | null
  public: boolean
  type: string
  file_size_limit: number | null
  allowed_mime_types: string[] | null
  created_at: string
  updated_at: string
}

export const OBJECT_JSON = `json_build_object('id', o.id, 'bucket_id', o.bucket_id, 'name', o.name, 'owner', o.owner,
  'owner_id', o.owner_id, 'created_at', o.created_at, 'updated_at', o.updated_at,
  'last_accessed_at', o.last_accessed_at, 'metadata', o.metadata, 'version', o.version,
  'user_metadata', o.user_metadata)`

export const BUCKET_JSON = `json_build_object('id', b.id, 'name', b.name, 'owner', coalesce(b.owner_id, b.owner::text, ''),
  'public', coalesce(b.public, false), 'type', b.type, 'file_size_limit', b.file_size_limit,
  'allowed_mime_types', b.allowed_mime_types, 'created_at', b.created_at, 'updated_at', b.updated_at)`

/** A bucket, read as the service because its limits apply to everyone. */
export async function findBucket(call: Call, id: string): Promise<BucketRow> {
  const [bucket] = await readRows<BucketRow>(
    asService(call),
    `select ${BUCKET_JSON} from storage.buckets b where id = $1`,
    [id],
  )
  if (!bucket) throw noSuchBucket()
  return bucket
}

/** An object that the caller may see. */
export async function visibleObject(call: Call, bucket: string, key: string): Promise<ObjectRow> {
  const [object] = await readRows<ObjectRow>(
    call,
    `select ${OBJECT_JSON} from storage.objects o where bucket_id = $1 and name = $2`,
    [bucket, key],
  )
  if (!object) throw noSuchKey()
  return object
}

/** An object of a public bucket, visible to everyone. */
export async function publicObject(call: Call, bucket: string, key: string): Promise<ObjectRow> {
  const [found] = await readRows<ObjectRow | { id: null }>(
    asService(call),
    `select ${OBJECT_JSON} from storage.buckets b
      left join storage.objects o on o.bucket_id = b.id and o.name = $2 where b.id = $1 and b.public`,
    [bucket, key],
  )
  if (!found) throw noSuchBucket()
  if (found.id === null) throw noSuchKey()
  return found
}

const TIMES = ["created_at", "updated_at", "last_accessed_at"]

/** Formats times like hosted: UTC with milliseconds. */
export function withIsoTimes<Row extends object>(row: Row): Row {
  const entries = Object.entries(row).map(([name, value]) => [
    name,
    TIMES.includes(name) && value !== null ? new Date(value).toISOString() : value,
  ])
  return Object.fromEntries(entries)
}
