import { HttpError, JSON_TYPE, readBody } from "../../http.ts"
import type { Caller } from "../../postgres/database.ts"
import { verifyCaller } from "../../tokens.ts"
import { isObject, isStorable } from "../connections/frames.ts"
import type { House } from "../hub.ts"
import { privateAccess } from "./access.ts"
import { sizeOf } from "./channel-messages.ts"
import type { Broadcast } from "./topics.ts"

const PATH = /^\/realtime\/v1\/api\/broadcast(?:\/([^/]+)\/events\/([^/]+))?\/?$/

/** Broadcasts without a websocket: many messages in one body, or one with its topic and event in the path. */
export async function answerBroadcast(house: House, request: Request) {
  const { limits, restRate } = house
  const url = new URL(request.url)
  const path = PATH.exec(url.pathname)
  if (!path) return null
  if (request.method !== "POST")
    throw new HttpError(405, { message: "Method not allowed" }, { allow: "POST" })
  const caller = await verifyCaller(request, house.keys, house.siteUrl)
  const isSingle = path[1] !== undefined
  const bytes = await readBody(request, limits.frameBytes)
  const messages = isSingle ? [singleMessage(request, url, path, bytes)] : manyMessages(bytes)
  if (messages.some(({ payload }) => sizeOf(payload) > limits.payloadBytes)) {
    throw new HttpError(422, { message: "Payload size exceeds the limit" })
  }
  if (messages.some(({ name }) => name.length > limits.topicLength || !isStorable(name))) {
    throw new HttpError(422, { message: "The topic is too long or not a text" })
  }
  if (restRate.isExceededBy(messages.length)) {
    throw new HttpError(429, { message: "You have exceeded your rate limit" })
  }
  const refused = await send(house, caller, messages)
  if (isSingle && refused > 0) throw new HttpError(403, { message: "Unauthorized" })
  return new Response(null, { status: 202 })
}

// As on hosted, a message somebody may not send is left out without a word about the channel.
async function send(house: House, caller: Caller, messages: Broadcast[]) {
  const mayWrite = new Map<string, boolean>()
  let refused = 0
  for (const message of messages) {
    if (message.isPrivate && !mayWrite.has(message.name)) {
      const { writeBroadcast } = await privateAccess(house, caller, message.name)
      mayWrite.set(message.name, writeBroadcast)
    }
    if (message.isPrivate && !mayWrite.get(message.name)) refused++
    else house.broadcast(message)
  }
  return refused
}

function singleMessage(request: Request, url: URL, path: RegExpExecArray, bytes: Uint8Array): Broadcast {
  if (url.searchParams.has("persist") || url.searchParams.has("persist[ttl]")) {
    throw new HttpError(422, { message: "Messages are not stored here" })
  }
  const isPrivate = url.searchParams.get("private") === "true"
  const [name, event] = [decoded(path[1]!), decoded(path[2]!)]
  const type = request.headers.get("content-type") ?? JSON_TYPE
  if (type.startsWith("application/octet-stream")) return { name, event, isPrivate, payload: bytes }
  if (!type.startsWith("application/json")) throw new HttpError(415, { message: "Unsupported media type" })
  return { name, event, isPrivate, payload: parsed(bytes) }
}

function manyMessages(bytes: Uint8Array): Broadcast[] {
  const body = parsed(bytes)
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

function decoded(part: string) {
  try {
    return decodeURIComponent(part)
  } catch {
    throw new HttpError(400, { message: "The path is not encoded correctly" })
  }
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes))
  } catch {
    throw new HttpError(400, { message: "The body is not JSON" })
  }
}
