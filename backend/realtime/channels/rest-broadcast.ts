import { HttpError, JSON_TYPE, readBody } from "../../http.ts"
import type { Caller } from "../../postgres/database.ts"
import { verifyCaller } from "../../tokens.ts"
import { isObject, isStorable } from "../connections/frames.ts"
import type { RealtimeHub } from "../hub.ts"
import { privateAccess, publicAccess } from "./access.ts"
import { topicKeyOf } from "./channel.ts"
import { sizeOf } from "./channel-messages.ts"
import type { Broadcast } from "./topics.ts"

const PATH = /^\/realtime\/v1\/api\/broadcast(?:\/([^/]+)\/events\/([^/]+))?\/?$/

/** Broadcasts over HTTP: many messages in one body, or one with topic and event in the path. */
export async function handleBroadcastRequest(hub: RealtimeHub, request: Request) {
  const { limits, restRate } = hub
  const url = new URL(request.url)
  const path = PATH.exec(url.pathname)
  if (!path) return null
  if (request.method !== "POST")
    throw new HttpError(405, { message: "Method not allowed" }, { allow: "POST" })
  const caller = await verifyCaller(request, hub.keys, hub.siteUrl)
  const isSingle = path[1] !== undefined
  const bytes = await readBody(request, limits.frameBytes)
  const messages = isSingle ? [parseSingleMessage(request, url, path, bytes)] : parseMessages(bytes)
  if (messages.some(({ payload }) => sizeOf(payload) > limits.payloadBytes)) {
    throw new HttpError(422, { message: "Payload size exceeds the limit" })
  }
  if (messages.some(({ name }) => name.length > limits.topicLength || !isStorable(name))) {
    throw new HttpError(422, { message: "The topic is too long or not a text" })
  }
  if (restRate.isExceededBy(messages.length)) {
    throw new HttpError(429, { message: "You have exceeded your rate limit" })
  }
  const rejected = await send(hub, caller, messages)
  if (isSingle && rejected > 0) throw new HttpError(403, { message: "Unauthorized" })
  return new Response(null, { status: 202 })
}

// As on hosted, messages the caller may not send are dropped silently.
async function send(hub: RealtimeHub, caller: Caller, messages: Broadcast[]) {
  const canWrite = new Map<string, boolean>()
  let rejected = 0
  for (const message of messages) {
    const { name, isPrivate } = message
    const key = topicKeyOf(name, isPrivate)
    if (!canWrite.has(key)) {
      const access = isPrivate
        ? await privateAccess(hub, caller, name)
        : publicAccess(hub.publicTopics, caller, name)
      canWrite.set(key, access.writeBroadcast)
    }
    if (canWrite.get(key)) hub.broadcast(message)
    else rejected++
  }
  return rejected
}

function parseSingleMessage(request: Request, url: URL, path: RegExpExecArray, bytes: Uint8Array): Broadcast {
  if (url.searchParams.has("persist") || url.searchParams.has("persist[ttl]")) {
    throw new HttpError(422, { message: "Messages are not stored here" })
  }
  const isPrivate = url.searchParams.get("private") === "true"
  const [name, event] = [decodePathSegment(path[1]!), decodePathSegment(path[2]!)]
  const type = request.headers.get("content-type") ?? JSON_TYPE
  if (type.startsWith("application/octet-stream")) return { name, event, isPrivate, payload: bytes }
  if (!type.startsWith("application/json")) throw new HttpError(415, { message: "Unsupported media type" })
  return { name, event, isPrivate, payload: parseJsonBody(bytes) }
}

function parseMessages(bytes: Uint8Array): Broadcast[] {
  const body = parseJsonBody(bytes)
  if (!isObject(body) || !Array.isArray(body.messages) || body.messages.length === 0) {
    throw new HttpError(422, { errors: { messages: ["can't be blank"] } })
  }
  return body.messages.map(message => {
    const { topic, event, payload, private: isPrivate = false } = isObject(message) ? message : {}
    const missing = Object.entries({ topic, event, payload })
      .filter(([name, value]) =>
        name === "payload" ? !isObject(value) : typeof value !== "string" || !value,
      )
      .map(([name]) => [name, ["can't be blank"]])
    if (missing.length > 0) throw new HttpError(422, { errors: { messages: [Object.fromEntries(missing)] } })
    return { name: String(topic), event: String(event), payload, isPrivate: isPrivate === true }
  })
}

function decodePathSegment(part: string) {
  try {
    return decodeURIComponent(part)
  } catch {
    throw new HttpError(400, { message: "The path is not encoded correctly" })
  }
}

function parseJsonBody(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes))
  } catch {
    throw new HttpError(400, { message: "The body is not JSON" })
  }
}
