import type { Keys } from "../keys.ts"
import type { Database } from "../postgres/database.ts"
import type { Subscribers } from "./changes/subscribers.ts"
import type { Channel } from "./channels/channel.ts"
import type { Presence } from "./channels/presence.ts"
import type { Broadcast, Topics } from "./channels/topics.ts"
import type { Limits, Rate } from "./connections/limits.ts"
import type { Queue } from "./task-queue.ts"

/** What all conversations of this process have in common. */
export interface House {
  database: Database
  /** Where questions to the database wait that anybody can make us ask. */
  queue: Queue
  limits: Limits
  joinRate: Rate
  restRate: Rate
  keys: Keys
  siteUrl: string
  topics: Topics
  presence: Presence
  subscribers: Subscribers
  /** To everybody in the channel, on this process and the others. */
  broadcast(broadcast: Broadcast, except?: Channel): void
}
