export type Version = "1.0.0" | "2.0.0"

export interface Message {
  joinRef: string | null
  ref: string | null
  topic: string
  event: string
  payload: Record<string, unknown>
}

const CLIENT_BROADCAST = 3
const SERVER_BROADCAST = 4
const CLIENT_HEADER_BYTES = 7
const SERVER_HEADER_BYTES = 5
const JSON_ENCODING = 1
const MAX_PART_BYTES = 255
const utf8 = new TextDecoder("utf-8", { fatal: true })

/** Decodes a client's frame; null if it is not a message of this protocol version. */
export function decodeFrame(bytes: Buffer, isBinary: boolean, version: Version): Message | null {
  try {
    if (isBinary) return version === "2.0.0" ? decodeBroadcast(bytes) : null
    const parsed: unknown = JSON.parse(utf8.decode(bytes))
    if (Array.isArray(parsed)) {
      const [joinRef, ref, topic, event, payload] = parsed
      return version === "2.0.0" ? validate({ joinRef, ref, topic, event, payload }) : null
    }
    if (version === "2.0.0" || !isObject(parsed)) return null
    return validate({ ...parsed, joinRef: parsed.join_ref })
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError || error instanceof RangeError) return null
    throw error
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

/** Whether PostgreSQL can store the text: no NUL and no lone surrogates. */
export function isStorable(text: string) {
  return !text.includes("\0") && text.isWellFormed()
}

function validate(parsed: Record<string, unknown>): Message | null {
  const { joinRef = null, ref = null, topic, event, payload } = parsed
  if (!isRef(joinRef) || !isRef(ref) || typeof topic !== "string" || typeof event !== "string") return null
  if (payload !== undefined && payload !== null && !isObject(payload)) return null
  return { joinRef, ref, topic, event, payload: payload ?? {} }
}

function isRef(value: unknown): value is string | null {
  return value === null || (typeof value === "string" && value.length <= MAX_PART_BYTES)
}

// Layout: kind, five lengths, encoding; then join ref, ref, topic, event, metadata and payload.
function decodeBroadcast(bytes: Buffer): Message | null {
  if (bytes[0] !== CLIENT_BROADCAST || bytes.length < CLIENT_HEADER_BYTES) return null
  const encoding = bytes[6]
  let offset = CLIENT_HEADER_BYTES
  const [joinRef, ref, topic, event] = [...bytes.subarray(1, 6)].map(length => {
    if (offset + length > bytes.length) throw new RangeError("the frame is shorter than it says")
    return utf8.decode(bytes.subarray(offset, (offset += length)))
  })
  const body = bytes.subarray(offset)
  const payload = encoding === JSON_ENCODING ? JSON.parse(utf8.decode(body)) : body
  return {
    joinRef: joinRef || null,
    ref: ref || null,
    topic: topic!,
    event: "broadcast",
    payload: { type: "broadcast", event, payload },
  }
}

/** Encodes a message; the payload is already JSON because many clients get the same one. */
export function encodeMessage(
  version: Version,
  { joinRef, ref, topic, event }: Omit<Message, "payload">,
  payloadJson: string,
): Buffer {
  const [topicJson, eventJson] = [JSON.stringify(topic), JSON.stringify(event)]
  const [joinRefJson, refJson] = [JSON.stringify(joinRef), JSON.stringify(ref)]
  return Buffer.from(
    version === "2.0.0"
      ? `[${joinRefJson},${refJson},${topicJson},${eventJson},${payloadJson}]`
      : `{"join_ref":${joinRefJson},"ref":${refJson},"topic":${topicJson},"event":${eventJson},"payload":${payloadJson}}`,
  )
}

/** Encodes a broadcast of raw bytes (version 2.0.0 only); null if a name is too long for the frame. */
export function encodeBinaryBroadcast(topic: string, event: string, payload: Uint8Array): Buffer | null {
  const [topicBytes, eventBytes] = [Buffer.from(topic), Buffer.from(event)]
  if (topicBytes.length > MAX_PART_BYTES || eventBytes.length > MAX_PART_BYTES) return null
  const header = Buffer.alloc(SERVER_HEADER_BYTES)
  header.set([SERVER_BROADCAST, topicBytes.length, eventBytes.length, 0, 0])
  return Buffer.concat([header, topicBytes, eventBytes, payload])
}
