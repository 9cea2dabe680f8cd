import { randomUUID } from "node:crypto"
import { HttpError } from "../../http.ts"
import type { Statement } from "../../postgres/database.ts"
import { type Call, writeRows } from "../call.ts"
import { alreadyExists } from "../errors.ts"
import type { FileMetadata } from "./rows.ts"

export interface NewObject {
  bucket: string
  key: string
  owner: string | null
  /** Hash of the content; null while only checking whether the object can be written. */
  version: string | null
  metadata: Partial<FileMetadata>
  userMetadata: Record<string, unknown> | null
  upsert: boolean
}

const INSERT = `insert into storage.objects as o
    (id, bucket_id, name, owner, owner_id, version, metadata, user_metadata)
  values ($1::uuid, $2, $3,
    case when $4 ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then $4::uuid end, $4, $5, $6::jsonb, $7::jsonb)`

// `returning` requires select permission, which a plain insert does not.
const UPSERT = `${INSERT} on conflict (bucket_id, name) do update set version = excluded.version,
    metadata = excluded.metadata, user_metadata = excluded.user_metadata,
    owner = coalesce(excluded.owner, o.owner), owner_id = coalesce(excluded.owner_id, o.owner_id)
  returning to_json(o.id)`

/**
 * Writes the row of an object as the caller; `shouldCommit` runs before it becomes visible. Returns the
 * object's id.
 */
export async function writeObject(
  call: Call,
  object: NewObject,
  shouldCommit: () => boolean | Promise<boolean>,
): Promise<string> {
  const id = randomUUID()
  try {
    const [existing] = await writeRows<string>(call, statementFor(id, object), shouldCommit)
    return existing ?? id
  } catch (error) {
    const isDuplicate = error instanceof HttpError && error.body.code === "ResourceAlreadyExists"
    throw isDuplicate ? alreadyExists("KeyAlreadyExists") : error
  }
}

/** Checks the policies before any byte is received. */
export async function checkWritable(call: Call, object: NewObject) {
  await writeObject(call, object, () => false)
}

export function metadataOf(hash: string, size: number, mimetype: string, cacheControl: string): FileMetadata {
  return {
    eTag: `"${hash}"`,
    size,
    mimetype,
    cacheControl,
    lastModified: new Date().toISOString(),
    contentLength: size,
    httpStatusCode: 200,
  }
}

function statementFor(id: string, { bucket, key, owner, version, ...object }: NewObject): Statement {
  const metadata = JSON.stringify(object.metadata)
  const userMetadata = object.userMetadata && JSON.stringify(object.userMetadata)
  return {
    text: object.upsert ? UPSERT : INSERT,
    values: [id, bucket, key, owner, version, metadata, userMetadata],
  }
}
