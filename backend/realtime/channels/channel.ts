import type { SocketCaller } from "../connections/caller.ts"
import type { Message, Version } from "../connections/frames.ts"
import { type Limits, Rate } from "../connections/limits.ts"
import type { Access } from "./access.ts"
import type { JoinConfig, Subscription } from "./join-config.ts"

/** What a channel uses of its websocket. */
export interface ChannelConnection {
  readonly version: Version
  readonly apiKey: string
  readonly limits: Limits
  readonly channels: Map<string, Channel>
  send(message: Omit<Message, "payload">, payloadJson: string): void
  sendFrame(frame: Buffer, isBinary: boolean): void
  reply(message: Message, status: "ok" | "error", response?: object): void
}

/** One client in one topic, from join to leave. */
export class Channel {
  readonly connection: ChannelConnection
  /** As sent by the client: `realtime:{name}`. */
  readonly topic: string
  readonly joinRef: string | null
  readonly config: JoinConfig
  readonly presenceKey: string
  readonly presenceRate: Rate
  caller: SocketCaller
  access: Access
  subscriptions: Subscription[] = []
  isJoined = true
  hasPresence: boolean
  expiryTimer: NodeJS.Timeout | undefined

  constructor(options: {
    connection: ChannelConnection
    topic: string
    joinRef: string | null
    config: JoinConfig
    presenceKey: string
    caller: SocketCaller
    access: Access
  }) {
    const { count, windowMs } = options.connection.limits.presenceEvents
    this.connection = options.connection
    this.topic = options.topic
    this.joinRef = options.joinRef
    this.config = options.config
    this.presenceKey = options.presenceKey
    this.presenceRate = new Rate(count, windowMs)
    this.caller = options.caller
    this.access = options.access
    this.hasPresence = options.config.presence.isEnabled
  }

  get name() {
    return nameOf(this.topic)
  }

  /** Public and private channels of the same name are separate. */
  get topicKey() {
    return topicKeyOf(this.name, this.config.isPrivate)
  }

  push(event: string, payload: unknown) {
    const { topic, joinRef } = this
    this.connection.send({ topic, joinRef, ref: null, event }, JSON.stringify(payload))
  }

  pushSystem(extension: "system" | "postgres_changes", status: "ok" | "error", message: string) {
    this.push("system", { extension, status, message, channel: this.name })
  }
}

export const TOPIC_PREFIX = "realtime:"

export function nameOf(topic: string) {
  return topic.slice(TOPIC_PREFIX.length)
}

export function topicKeyOf(name: string, isPrivate: boolean) {
  return `${isPrivate ? "private" : "public"}:${name}`
}
