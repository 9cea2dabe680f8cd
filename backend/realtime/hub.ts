import type { Keys } from "../keys.ts"
import type { Database } from "../postgres/database.ts"
import type { Subscribers } from "./changes/subscribers.ts"
import type { PublicTopics } from "./channels/access.ts"
import type { Channel } from "./channels/channel.ts"
import type { Presence } from "./channels/presence.ts"
import type { Broadcast, Topics } from "./channels/topics.ts"
import type { Limits, Rate } from "./connections/limits.ts"
import type { TaskQueue } from "./task-queue.ts"

/** State shared by every websocket connection in this process. */
export interface RealtimeHub {
  database: Database
  /** Limits concurrent database queries that clients can trigger. */
  queue: TaskQueue
  limits: Limits
  publicTopics: PublicTopics
  joinRate: Rate
  restRate: Rate
  keys: Keys
  siteUrl: string
  topics: Topics
  presence: Presence
  subscribers: Subscribers
  /** Sends to all members of the channel, on this process and the others. */
  broadcast(broadcast: Broadcast, except?: Channel): void
}
