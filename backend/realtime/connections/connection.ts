import type { WebSocket } from "ws"
import type { Channel } from "../channels/channel.ts"
import { decodeFrame, encodeMessage, type Message, type Version } from "./frames.ts"
import { type Limits, Rate } from "./limits.ts"

// Close codes of RFC 6455.
export const GOING_AWAY = 1001
const NOT_UNDERSTOOD = 1007
const AGAINST_RULES = 1008
const OUR_FAULT = 1011
const TRY_LATER = 1013
const CLOSE_PATIENCE_MS = 2_000
const MOST_WAITING = 200

export interface ConnectionOptions {
  socket: WebSocket
  version: Version
  apiKey: string
  limits: Limits
  /** Whether there were too many connections before this one: it may stay, but not join. */
  isSurplus: boolean
  /** Called for one message after the other. */
  handle(message: Message): Promise<void>
  report(error: unknown): void
}

/** One websocket: reads messages in order, and ends when its client breaks the rules or does not read. */
export class Connection {
  readonly version: Version
  readonly apiKey: string
  readonly limits: Limits
  readonly isSurplus: boolean
  readonly channels = new Map<string, Channel>()
  readonly joinRate: Rate
  readonly messageRate: Rate
  #socket: WebSocket
  #options: ConnectionOptions
  #frameRate: Rate
  #byteRate: Rate
  #lastHeard = performance.now()
  #waiting: { message: Message; size: number }[] = []
  #waitingBytes = 0
  #isHandling = false

  constructor(options: ConnectionOptions) {
    const { socket, version, apiKey, limits, isSurplus } = options
    this.#socket = socket
    this.#options = options
    this.version = version
    this.apiKey = apiKey
    this.limits = limits
    this.isSurplus = isSurplus
    this.joinRate = new Rate(limits.joinsPerSecond)
    this.messageRate = new Rate(limits.messagesPerSecond)
    this.#frameRate = new Rate(limits.framesPerSecond)
    this.#byteRate = new Rate(limits.bytesPerSecond)
    socket.on("message", (bytes: Buffer, isBinary) => this.#receive(bytes, isBinary))
    // A broken frame has been answered with its close code; the close event follows.
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
      // A send fails only when the socket is closing, and closing is handled on its own.
    })
  }

  reply({ joinRef, ref, topic }: Message, status: "ok" | "error", response: object = {}) {
    this.send({ joinRef, ref, topic, event: "phx_reply" }, JSON.stringify({ status, response }))
  }

  /** Says why and ends, for good after a moment: a client that does not read does not answer either. */
  close(code: number, reason: string) {
    if (this.#socket.readyState >= this.#socket.CLOSING) return
    this.#waiting = []
    this.#socket.close(code, reason)
    setTimeout(() => this.#socket.terminate(), CLOSE_PATIENCE_MS).unref()
  }

  closeForRules(reason: string) {
    this.close(AGAINST_RULES, reason)
  }

  /** Ends a client that lets its messages pile up; they are thrown away at once. */
  drop() {
    this.#waiting = []
    this.#socket.close(TRY_LATER, "Too slow")
    this.#socket.terminate()
  }

  closeIfSilent() {
    if (performance.now() - this.#lastHeard > this.limits.silenceMs) {
      this.close(GOING_AWAY, "No heartbeat")
    }
  }

  #receive(bytes: Buffer, isBinary: boolean) {
    if (!this.isOpen) return
    this.#lastHeard = performance.now()
    if (this.#frameRate.isExceededBy() || this.#byteRate.isExceededBy(bytes.length)) {
      return this.closeForRules("Too many messages per second")
    }
    const message = decodeFrame(bytes, isBinary, this.version)
    if (!message) return this.close(NOT_UNDERSTOOD, "Not a message")
    // Heartbeats do not wait for a join that takes long, or the client would take us for dead.
    if (message.topic === "phoenix") return this.reply(message, "ok")
    this.#waiting.push({ message, size: bytes.length })
    this.#waitingBytes += bytes.length
    if (this.#waiting.length > MOST_WAITING || this.#waitingBytes > this.limits.frameBytes)
      this.#socket.pause()
    if (!this.#isHandling) void this.#handleWaiting()
  }

  async #handleWaiting() {
    this.#isHandling = true
    try {
      for (let next = this.#waiting.shift(); next && this.isOpen; next = this.#waiting.shift()) {
        this.#waitingBytes -= next.size
        await this.#options.handle(next.message)
        if (this.#socket.isPaused && this.#waiting.length === 0) this.#socket.resume()
      }
    } catch (error) {
      this.#options.report(error)
      this.close(OUR_FAULT, "Internal error")
    } finally {
      this.#isHandling = false
    }
  }
}
