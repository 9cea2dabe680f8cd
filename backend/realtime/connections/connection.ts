import type { WebSocket } from "ws"
import type { Channel, ChannelConnection } from "../channels/channel.ts"
import { decodeFrame, encodeMessage, type Message, type Version } from "./frames.ts"
import { type Limits, Rate } from "./limits.ts"

// Close codes of RFC 6455.
export const GOING_AWAY = 1001
const INVALID_PAYLOAD = 1007
const POLICY_VIOLATION = 1008
const INTERNAL_ERROR = 1011
const TRY_AGAIN_LATER = 1013
const CLOSE_TIMEOUT_MS = 2_000
const MAX_QUEUED = 200

interface ConnectionOptions {
  socket: WebSocket
  version: Version
  apiKey: string
  limits: Limits
  /** Over the connection limit: the socket stays open but cannot join channels. */
  isOverLimit: boolean
  /** Called for one message at a time. */
  handle(message: Message): Promise<void>
  report(error: unknown): void
}

/** One websocket: handles messages in order and closes when the client breaks a limit or does not read. */
export class Connection implements ChannelConnection {
  readonly version: Version
  readonly apiKey: string
  readonly limits: Limits
  readonly isOverLimit: boolean
  readonly channels = new Map<string, Channel>()
  readonly joinRate: Rate
  readonly messageRate: Rate
  #socket: WebSocket
  #options: ConnectionOptions
  #frameRate: Rate
  #byteRate: Rate
  #lastReceivedAt = performance.now()
  #queue: { message: Message; size: number }[] = []
  #queuedBytes = 0
  #isHandling = false

  constructor(options: ConnectionOptions) {
    const { socket, version, apiKey, limits, isOverLimit } = options
    this.#socket = socket
    this.#options = options
    this.version = version
    this.apiKey = apiKey
    this.limits = limits
    this.isOverLimit = isOverLimit
    this.joinRate = new Rate(limits.joinsPerSecond)
    this.messageRate = new Rate(limits.messagesPerSecond)
    this.#frameRate = new Rate(limits.framesPerSecond)
    this.#byteRate = new Rate(limits.bytesPerSecond)
    socket.on("message", (bytes: Buffer, isBinary) => this.#receive(bytes, isBinary))
    // ws has already sent the close code; the close event follows.
    socket.on("error", () => {})
  }

  get isOpen() {
    return this.#socket.readyState === this.#socket.OPEN
  }

  get unsentBytes() {
    return this.#socket.bufferedAmount
  }

  send(message: Omit<Message, "payload">, payloadJson: string) {
    if (this.isOpen) this.sendFrame(encodeMessage(this.version, message, payloadJson), false)
  }

  sendFrame(frame: Buffer, isBinary: boolean) {
    if (!this.isOpen) return
    if (this.unsentBytes > this.limits.unsentBytes) return this.drop()
    this.#socket.send(frame, { binary: isBinary }, () => {
      // A send fails only when the socket is closing, which is handled separately.
    })
  }

  reply({ joinRef, ref, topic }: Message, status: "ok" | "error", response: object = {}) {
    this.send({ joinRef, ref, topic, event: "phx_reply" }, JSON.stringify({ status, response }))
  }

  /**
   * Closes with a reason, and terminates after a timeout because a client that does not read never replies.
   */
  close(code: number, reason: string) {
    if (this.#socket.readyState >= this.#socket.CLOSING) return
    this.#queue = []
    this.#socket.close(code, reason)
    setTimeout(() => this.#socket.terminate(), CLOSE_TIMEOUT_MS).unref()
  }

  closeForViolation(reason: string) {
    this.close(POLICY_VIOLATION, reason)
  }

  /** Terminates a client that does not read, discarding its unsent messages. */
  drop() {
    this.#queue = []
    this.#socket.close(TRY_AGAIN_LATER, "Too slow")
    this.#socket.terminate()
  }

  closeIfIdle() {
    if (performance.now() - this.#lastReceivedAt > this.limits.idleMs) {
      this.close(GOING_AWAY, "No heartbeat")
    }
  }

  #receive(bytes: Buffer, isBinary: boolean) {
    if (!this.isOpen) return
    this.#lastReceivedAt = performance.now()
    if (this.#frameRate.isExceededBy() || this.#byteRate.isExceededBy(bytes.length)) {
      return this.closeForViolation("Too many messages per second")
    }
    const message = decodeFrame(bytes, isBinary, this.version)
    if (!message) return this.close(INVALID_PAYLOAD, "Not a message")
    // Heartbeats do not wait for a slow join; the client would otherwise disconnect.
    if (message.topic === "phoenix") return this.reply(message, "ok")
    this.#queue.push({ message, size: bytes.length })
    this.#queuedBytes += bytes.length
    if (this.#queue.length > MAX_QUEUED || this.#queuedBytes > this.limits.frameBytes) this.#socket.pause()
    if (!this.#isHandling) void this.#handleQueued()
  }

  async #handleQueued() {
    this.#isHandling = true
    try {
      for (let next = this.#queue.shift(); next && this.isOpen; next = this.#queue.shift()) {
        this.#queuedBytes -= next.size
        await this.#options.handle(next.message)
        if (this.#socket.isPaused && this.#queue.length === 0) this.#socket.resume()
      }
    } catch (error) {
      this.#options.report(error)
      this.close(INTERNAL_ERROR, "Internal error")
    } finally {
      this.#isHandling = false
    }
  }
}
