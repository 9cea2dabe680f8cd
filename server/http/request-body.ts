import type { IncomingMessage, ServerResponse } from "node:http"

export interface BodyProblem {
  status: 400 | 408 | 413 | 415
  message: string
}

/** The visitor went away before the whole request had arrived. */
export class VisitorGone extends Error {}

// A form or a question is small: whoever needs longer is holding the connection. Uploads are bounded by the server.
const BODY_PATIENCE_MS = 10_000

const KB = 1024
const LIMITS = { form: 64 * KB, json: 1024 * KB, upload: 5 * 1024 * KB }

export function bodyLimit(contentType: string | undefined, isGateway: boolean): number {
  const type = (contentType ?? "").toLowerCase()
  if (type.startsWith("multipart/form-data")) return LIMITS.upload
  if (isGateway) return isFile(type) ? LIMITS.upload : LIMITS.json
  return type.startsWith("application/json") ? LIMITS.json : LIMITS.form
}

// Storage takes a file as the bare body, under the file's own type.
function isFile(type: string): boolean {
  return /^(image|audio|video)\/|^application\/(pdf|octet-stream)/.test(type)
}

/** Whether the body is a file on its way into storage, which decides by itself how much it takes in. */
export function isUpload(method: string, path: string): boolean {
  return /^(POST|PUT)$/.test(method) && path.startsWith("/storage/v1/object/")
}

/** The whole body in memory, refused as soon as it is known to be too large. */
export async function readBody(
  request: IncomingMessage,
  response: ServerResponse,
  limit: number,
): Promise<Buffer | BodyProblem> {
  if (isCompressed(request)) return COMPRESSED
  const announced = Number(request.headers["content-length"] ?? 0)
  if (announced > limit) return tooLarge(limit)
  // A request without a body never emits "end".
  if (request.readableEnded) return Buffer.alloc(0)
  if (request.headers.expect !== undefined) response.writeContinue()
  const chunks: Buffer[] = []
  let size = 0
  // Not `for await`: leaving that loop early would destroy the socket before the answer is out.
  return new Promise<Buffer | BodyProblem>((resolve, reject) => {
    const tooSlow = { status: 408, message: "The request took too long to arrive." } as const
    const patience = setTimeout(() => resolve(tooSlow), BODY_PATIENCE_MS)
    request.once("close", () => clearTimeout(patience))
    request.once("end", () => clearTimeout(patience))
    request.on("data", (chunk: Buffer) => {
      size += chunk.length
      if (size <= limit) chunks.push(chunk)
      else resolve(tooLarge(limit))
    })
    request.on("end", () => resolve(Buffer.concat(chunks)))
    request.on("close", () => reject(new VisitorGone()))
    request.on("error", () => reject(new VisitorGone()))
  })
}

/** The body as it comes, taken from the connection no faster than it is read. */
export function streamBody(
  request: IncomingMessage,
  response: ServerResponse,
): ReadableStream<Uint8Array> | BodyProblem {
  if (isCompressed(request)) return COMPRESSED
  let isWanted = true
  let isAskedFor = request.headers.expect === undefined
  // Not `Readable.toWeb`: whoever stops reading would destroy the socket before the answer is out.
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        if (request.readableEnded) return controller.close()
        request.on("data", (chunk: Buffer) => {
          if (!isWanted) return
          controller.enqueue(chunk)
          request.pause()
        })
        request.on("end", () => isWanted && controller.close())
        request.on("close", () => isWanted && !request.complete && controller.error(new VisitorGone()))
        request.pause()
      },
      pull() {
        if (!isAskedFor) response.writeContinue()
        isAskedFor = true
        request.resume()
      },
      cancel() {
        isWanted = false
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
  return { status: 413, message: `The request body is larger than ${limit / KB} KB.` }
}

/**
 * Reads and forgets what is left of a refused body, so that the visitor gets to read the answer instead of
 * a reset connection; but not for ever.
 */
export function discardBody(request: IncomingMessage) {
  if (request.complete) return
  let left = 8 * 1024 * KB
  request.removeAllListeners("data")
  request.on("data", (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) request.destroy()
  })
  request.resume()
}
