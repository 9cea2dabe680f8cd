import { jsonResponse } from "../../http.ts"
import { textList, wholeNumber } from "../fields.ts"
import { checkedKey } from "../names.ts"
import { ask, type Call, jsonBody } from "../storage-request.ts"
import { visibleObject } from "./rows.ts"

const MAX_PATHS = 1000
const LONGEST_SECONDS = 5 * 60

/** An address at which anybody can read one object for a while, for a caller who can see it. */
export async function signUrl(call: Call, bucket: string, key: string) {
  const { expiresIn } = await jsonBody(call.request)
  const seconds = lifetime(call, expiresIn)
  await visibleObject(call, bucket, checkedKey(key))
  return jsonResponse(200, { signedURL: await signedAddress(call, bucket, key, seconds) })
}

export async function signUrls(call: Call, bucket: string) {
  const body = await jsonBody(call.request)
  const seconds = lifetime(call, body.expiresIn)
  const paths = textList(body, "paths", MAX_PATHS)
  const names = await ask<string>(
    call,
    `select to_json(name) from storage.objects
      where bucket_id = $1 and name in (select jsonb_array_elements_text($2::jsonb))`,
    [bucket, JSON.stringify(paths)],
  )
  const visible = new Set(names)
  const error = "Either the object does not exist or you do not have access to it"
  const answers = paths.map(async path =>
    visible.has(path)
      ? { error: null, path, signedURL: await signedAddress(call, bucket, path, seconds) }
      : { error, path, signedURL: null },
  )
  return jsonResponse(200, await Promise.all(answers))
}

// Whoever loses sight of an object must not keep it by an address that was signed before.
function lifetime({ caller }: Call, expiresIn: unknown) {
  const wanted = wholeNumber(expiresIn, "body/expiresIn", { least: 1 })
  return caller.role === "service_role" ? wanted : Math.min(wanted, LONGEST_SECONDS)
}

// Not encoded: the client does that with the whole address.
async function signedAddress({ room }: Call, bucket: string, key: string, seconds: number) {
  const url = `${bucket}/${key}`
  return `/object/sign/${url}?token=${await room.signatures.sign("download", seconds, { url })}`
}
