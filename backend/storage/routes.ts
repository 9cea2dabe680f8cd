import {
  createBucket,
  deleteBucket,
  emptyBucket,
  getBucket,
  listBuckets,
  updateBucket,
} from "./buckets/buckets.ts"
import { featureNotEnabled, noRoute } from "./errors.ts"
import { checkedKey, decoded, splitPath } from "./names.ts"
import { callersObject, sendInfo, sendObject, signedObject } from "./objects/download.ts"
import { listFolder } from "./objects/list-folder.ts"
import { listPages } from "./objects/list-pages.ts"
import { copyObject, moveObject, removeObject, removeObjects } from "./objects/move-copy-remove.ts"
import { publicObject } from "./objects/rows.ts"
import { signUrl, signUrls } from "./objects/signed-urls.ts"
import type { Call } from "./storage-request.ts"
import { signUpload, uploadObject, uploadToSigned } from "./uploads/upload.ts"

export interface Route {
  operation: string
  /** Whether it is for everybody, without an API key. */
  isOpen: boolean
  answer(call: Call): Promise<Response>
}

type Answer = (call: Call, bucket: string, key: string) => Promise<Response>

/** What is left of the path behind the pattern: nothing, a bucket, or a bucket and a key. */
type Rest = "" | "bucket" | "object"

const ROUTES: [
  methods: string,
  path: string,
  rest: Rest,
  operation: string,
  answer: Answer,
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
  ["GET", "object/info/authenticated", "object", "object.info_authenticated", sendCallersInfo],
  ["GET", "object/info", "object", "object.info_authenticated", sendCallersInfo],
  ["GET HEAD", "object/authenticated", "object", "object.get_authenticated", sendCallers],
  ["GET HEAD", "object", "object", "object.get_authenticated", sendCallers],
  ["POST", "object", "object", "object.upload", uploadObject],
  ["PUT", "object", "object", "object.upload_update", uploadObject],
  ["DELETE", "object", "object", "object.delete", removeObject],
  ["DELETE", "object", "bucket", "object.delete_many", removeObjects],
]

// Parts of the Storage API that a project may have or not; this one has them not.
const NOT_ENABLED = /^(render|cdn|vector|iceberg|s3|upload\/resumable)\/|^bucket\/[^/]+\/lifecycle$/

export function findRoute(method: string, path: string): Route {
  if (NOT_ENABLED.test(path)) throw featureNotEnabled()
  const emptied = /^bucket\/([^/]+)\/empty$/.exec(path)
  if (method === "POST" && emptied) {
    return route("bucket.empty", (call, bucket) => emptyBucket(call, bucket), emptied[1]!)
  }
  for (const [methods, pattern, kind, operation, answer, isOpen] of ROUTES) {
    if (!methods.split(" ").includes(method)) continue
    const rest = restBehind(path, pattern)
    if (rest !== null && kindOf(rest) === kind) return route(operation, answer, rest, isOpen)
  }
  throw noRoute(method, `/${decoded(path).slice(0, 200)}`)
}

function restBehind(path: string, pattern: string): string | null {
  if (path === pattern) return ""
  return path.startsWith(`${pattern}/`) ? path.slice(pattern.length + 1) : null
}

function kindOf(rest: string): Rest {
  if (rest === "") return ""
  return rest.includes("/") ? "object" : "bucket"
}

function route(operation: string, answer: Answer, rest: string, isOpen = false): Route {
  const { bucket, key } = splitPath(rest)
  return {
    operation,
    isOpen,
    async answer(call) {
      // One object, one version.
      if (call.url.searchParams.has("versionId")) throw featureNotEnabled()
      return answer(call, bucket, key)
    },
  }
}

async function sendPublic(call: Call, bucket: string, key: string) {
  return sendObject(call, await publicObject(call, bucket, checkedKey(key)), "public")
}

async function sendSigned(call: Call, bucket: string, key: string) {
  return sendObject(call, await signedObject(call, bucket, key), "private")
}

async function sendCallers(call: Call, bucket: string, key: string) {
  return sendObject(call, await callersObject(call, bucket, key), "private")
}

async function sendPublicInfo(call: Call, bucket: string, key: string) {
  return sendInfo(await publicObject(call, bucket, checkedKey(key)))
}

async function sendCallersInfo(call: Call, bucket: string, key: string) {
  return sendInfo(await callersObject(call, bucket, key))
}
