import type { IncomingMessage, ServerResponse } from "node:http"

interface BodyProblem {
  status: 400 | 408 | 413 | 415
  message: string
}

/** The client disconnected before the whole request had arrived. */
export class ClientDisconnected extends Error {}

// Forms and queries are small, so slow ones are cut off; the server limits uploads.
const BODY_TIMEOUT_MS = 10_000

const KB = 1024
const LIMITS = { form: 64 * KB, json: 1024 * KB, upload: 5 * 1024 * KB }

export function bodyLimit(contentType: string | undefined, isGateway: boolean): number {
  const type = (contentType ?? "").toLowerCase()
  if (type.startsWith("multipart/form-data")) return LIMITS.upload
  if (isGateway) return isFile(type) ? LIMITS.upload : LIMITS.json
  return type.startsWith("application/json") ? LIMITS.json : LIMITS.form
}

// Storage accepts a file as the whole body with the file's own type.
function isFile(type: string): boolean {
  return /^(image|audio|video)\/|^application\/(pdf|octet-stream)/.test(type)
}

/** Whether the body is a file for storage, which has its own size limit. */
export function isUpload(method: string, path: string): boolean {
  return /^(POST|PUT)$/.test(method) && path.startsWith("/storage/v1/object/")
}

/** Reads the whole body into memory; rejected as soon as it is known to be too large. */
export async function readBody(
  request: IncomingMessage,
  response: ServerResponse,
  limit: number,
): Promise<Buffer | BodyProblem> {
  if (isCompressed(request)) return COMPRESSED
  const declaredLength = Number(request.headers["content-length"] ?? 0)
  if (declaredLength > limit) return tooLarge(limit)
  // A request without a body never emits "end".
  if (request.readableEnded) return Buffer.alloc(0)
  if (request.headers.expect !== undefined) response.writeContinue()
  const chunks: Buffer[] = []
  let size = 0
  // Not `for await`: leaving that loop early would destroy the socket before the response is sent.
  return new Promise<Buffer | BodyProblem>((resolve, reject) => {
    const timeoutProblem = { status: 408, message: "The request took too long to arrive." } as const
    const timer = setTimeout(() => resolve(timeoutProblem), BODY_TIMEOUT_MS)
    request.once("close", () => clearTimeout(timer))
    request.once("end", () => clearTimeout(timer))
    request.on("data", (chunk: Buffer) => {
      size += chunk.length
      if (size <= limit) chunks.push(chunk)
      else resolve(tooLarge(limit))
    })
    request.on("end", () => resolve(Buffer.concat(chunks)))
    request.on("close", () => reject(new ClientDisconnected()))
    request.on("error", () => reject(new ClientDisconnected()))
  })
}

/** Streams the body with backpressure. */
export function streamBody(
  request: IncomingMessage,
  response: ServerResponse,
): ReadableStream<Uint8Array> | BodyProblem {
  if (isCompressed(request)) return COMPRESSED
  let isReading = true
  let hasContinued = request.headers.expect === undefined
  // Not `Readable.toWeb`: canceling would destroy the socket before the response is sent.
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        if (request.readableEnded) return controller.close()
        request.on("data", (chunk: Buffer) => {
          if (!isReading) return
          controller.enqueue(chunk)
          request.pause()
        })
        request.on("end", () => isReading && controller.close())
        request.on(
          "close",
          () => isReading && !request.complete && controller.error(new ClientDisconnected()),
        )
        request.pause()
      },
      pull() {
        if (!hasContinued) response.writeContinue()
        hasContinued = true
        request.resume()
      },
      cancel() {
        isReading = false
      },
    },
    { highWaterMark: 0 },
  )
}

const COMPRESSED: BodyProblem = { status: 415, message: "Compressed request bodies are not accepted." }

function isCompressed({ headers }: IncomingMessage): boolean {
  const encoding = headers["content-encoding"]
  return encoding !== undefined && encoding.toLowerCase() !== "identity"
}

function tooLarge(limit: number): BodyProblem {
  const message =
    limit === LIMITS.upload
      ? `That file is too large. Go back and choose one of ${limit / KB / KB} MB or less.`
      : `The request body is larger than ${limit / KB} KB.`
  return { status: 413, message }
}

/**
 * Discards the rest of a rejected body up to a limit, so that the client can read the response instead of
 * getting a connection reset.
 */
export function discardBody(request: IncomingMessage) {
  if (request.complete) return
  let remaining = 32 * 1024 * KB
  request.removeAllListeners("data")
  request.on("data", (chunk: Buffer) => {
    remaining -= chunk.length
    if (remaining < 0) request.destroy()
  })
  request.resume()
}
