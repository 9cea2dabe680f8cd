import { jsonResponse } from "../../http.ts"
import { type Call, jsonBody, readRows } from "../call.ts"
import { integerField, textList } from "../fields.ts"
import { validateKey } from "../names.ts"
import { visibleObject } from "./rows.ts"

const MAX_PATHS = 1000
const MAX_SECONDS = 5 * 60

/** Creates a URL at which anyone can read one object for a while, if the caller can see it. */
export async function signUrl(call: Call, bucket: string, key: string) {
  const { expiresIn } = await jsonBody(call.request)
  const seconds = lifetime(call, expiresIn)
  await visibleObject(call, bucket, validateKey(key))
  return jsonResponse(200, { signedURL: await signedPath(call, bucket, key, seconds) })
}

export async function signUrls(call: Call, bucket: string) {
  const body = await jsonBody(call.request)
  const seconds = lifetime(call, body.expiresIn)
  const paths = textList(body, "paths", MAX_PATHS)
  const names = await readRows<string>(
    call,
    `select to_json(name) from storage.objects
      where bucket_id = $1 and name in (select jsonb_array_elements_text($2::jsonb))`,
    [bucket, JSON.stringify(paths)],
  )
  const visible = new Set(names)
  const error = "Either the object does not exist or you do not have access to it"
  const results = paths.map(async path =>
    visible.has(path)
      ? { error: null, path, signedURL: await signedPath(call, bucket, path, seconds) }
      : { error, path, signedURL: null },
  )
  return jsonResponse(200, await Promise.all(results))
}

// Short, so that a caller who loses access cannot keep it through an old URL.
function lifetime({ caller }: Call, expiresIn: unknown) {
  const wanted = integerField(expiresIn, "body/expiresIn", { min: 1 })
  return caller.role === "service_role" ? wanted : Math.min(wanted, MAX_SECONDS)
}

// Not encoded: the client encodes the whole URL.
async function signedPath({ context }: Call, bucket: string, key: string, seconds: number) {
  const url = `${bucket}/${key}`
  return `/object/sign/${url}?token=${await context.signatures.sign("download", seconds, { url })}`
}
