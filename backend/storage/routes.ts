import {
  createBucket,
  deleteBucket,
  emptyBucket,
  getBucket,
  listBuckets,
  updateBucket,
} from "./buckets/buckets.ts"
import type { Call } from "./call.ts"
import { featureNotEnabled, noRoute } from "./errors.ts"
import { decodePath, splitPath, validateKey } from "./names.ts"
import { callerObject, sendInfo, sendObject, signedObject } from "./objects/download.ts"
import { listFolder } from "./objects/list-folder.ts"
import { listPages } from "./objects/list-pages.ts"
import { copyObject, moveObject, removeObject, removeObjects } from "./objects/move-copy-remove.ts"
import { publicObject } from "./objects/rows.ts"
import { signUrl, signUrls } from "./objects/signed-urls.ts"
import { signUpload, uploadObject, uploadToSigned } from "./uploads/upload.ts"

interface Route {
  operation: string
  /** Whether it can be called without an API key. */
  isOpen: boolean
  handle(call: Call): Promise<Response>
}

type Handler = (call: Call, bucket: string, key: string) => Promise<Response>

/** Rest of the path after the pattern: nothing, a bucket, or a bucket and a key. */
type PathKind = "" | "bucket" | "object"

const ROUTES: [
  methods: string,
  path: string,
  remainder: PathKind,
  operation: string,
  handle: Handler,
  isOpen?: boolean,
][] = [
  ["GET", "bucket", "", "bucket.list", listBuckets],
  ["POST", "bucket", "", "bucket.create", createBucket],
  ["GET", "bucket", "bucket", "bucket.get", getBucket],
  ["PUT", "bucket", "bucket", "bucket.update", updateBucket],
  ["DELETE", "bucket", "bucket", "bucket.delete", deleteBucket],
  ["POST", "object/list", "bucket", "object.list", listFolder],
  ["POST", "object/list-v2", "bucket", "object.list_v2", listPages],
  ["POST", "object/move", "", "object.move", moveObject],
  ["POST", "object/copy", "", "object.copy", copyObject],
  ["POST", "object/sign", "bucket", "object.sign_many", signUrls],
  ["POST", "object/sign", "object", "object.sign", signUrl],
  ["GET HEAD", "object/sign", "object", "object.get_signed", sendSigned, true],
  ["POST", "object/upload/sign", "object", "object.sign_upload_url", signUpload],
  ["PUT", "object/upload/sign", "object", "object.upload_signed", uploadToSigned, true],
  ["GET HEAD", "object/public", "object", "object.get_public", sendPublic, true],
  ["GET", "object/info/public", "object", "object.info_public", sendPublicInfo, true],
  ["GET", "object/info/authenticated", "object", "object.info_authenticated", sendCallerInfo],
  ["GET", "object/info", "object", "object.info_authenticated", sendCallerInfo],
  ["GET HEAD", "object/authenticated", "object", "object.get_authenticated", sendCallerObject],
  ["GET HEAD", "object", "object", "object.get_authenticated", sendCallerObject],
  ["POST", "object", "object", "object.upload", uploadObject],
  ["PUT", "object", "object", "object.upload_update", uploadObject],
  ["DELETE", "object", "object", "object.delete", removeObject],
  ["DELETE", "object", "bucket", "object.delete_many", removeObjects],
]

// Parts of the Storage API that are not enabled here.
const NOT_ENABLED = /^(render|cdn|vector|iceberg|s3|upload\/resumable)\/|^bucket\/[^/]+\/lifecycle$/

export function findRoute(method: string, path: string): Route {
  if (NOT_ENABLED.test(path)) throw featureNotEnabled()
  const emptied = /^bucket\/([^/]+)\/empty$/.exec(path)
  if (method === "POST" && emptied) {
    return route("bucket.empty", (call, bucket) => emptyBucket(call, bucket), emptied[1]!)
  }
  for (const [methods, pattern, kind, operation, handle, isOpen] of ROUTES) {
    if (!methods.split(" ").includes(method)) continue
    const remainder = remainderAfter(path, pattern)
    if (remainder !== null && pathKind(remainder) === kind) return route(operation, handle, remainder, isOpen)
  }
  throw noRoute(method, `/${decodePath(path).slice(0, 200)}`)
}

function remainderAfter(path: string, pattern: string): string | null {
  if (path === pattern) return ""
  return path.startsWith(`${pattern}/`) ? path.slice(pattern.length + 1) : null
}

function pathKind(remainder: string): PathKind {
  if (remainder === "") return ""
  return remainder.includes("/") ? "object" : "bucket"
}

function route(operation: string, handle: Handler, remainder: string, isOpen = false): Route {
  const { bucket, key } = splitPath(remainder)
  return {
    operation,
    isOpen,
    async handle(call) {
      // Object versions are not supported.
      if (call.url.searchParams.has("versionId")) throw featureNotEnabled()
      return handle(call, bucket, key)
    },
  }
}

async function sendPublic(call: Call, bucket: string, key: string) {
  return sendObject(call, await publicObject(call, bucket, validateKey(key)), "public")
}

async function sendSigned(call: Call, bucket: string, key: string) {
  return sendObject(call, await signedObject(call, bucket, key), "private")
}

async function sendCallerObject(call: Call, bucket: string, key: string) {
  return sendObject(call, await callerObject(call, bucket, key), "private")
}

async function sendPublicInfo(call: Call, bucket: string, key: string) {
  return sendInfo(await publicObject(call, bucket, validateKey(key)))
}

async function sendCallerInfo(call: Call, bucket: string, key: string) {
  return sendInfo(await callerObject(call, bucket, key))
}
