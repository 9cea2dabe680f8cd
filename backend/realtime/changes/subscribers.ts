import type { Channel } from "../channels/channel.ts"
import type { Subscription } from "../channels/join-config.ts"
import type { Change } from "./outbox.ts"

export interface Subscriber {
  channel: Channel
  subscription: Subscription
}

/** Subscriptions indexed by table. */
export class Subscribers {
  #byTable = new Map<string, Set<Subscriber>>()
  #byChannel = new Map<Channel, Subscriber[]>()

  /** Subscriptions of all channels. */
  count = 0

  add(channel: Channel) {
    const added = channel.subscriptions.map(subscription => ({ channel, subscription }))
    if (added.length === 0) return
    this.#byChannel.set(channel, added)
    this.count += added.length
    for (const subscriber of added) {
      const key = keyOf(subscriber.subscription.schema, subscriber.subscription.table)
      const known = this.#byTable.get(key)
      if (known) known.add(subscriber)
      else this.#byTable.set(key, new Set([subscriber]))
    }
  }

  remove(channel: Channel) {
    for (const subscriber of this.#byChannel.get(channel) ?? []) {
      this.count--
      const key = keyOf(subscriber.subscription.schema, subscriber.subscription.table)
      const known = this.#byTable.get(key)
      known?.delete(subscriber)
      if (known?.size === 0) this.#byTable.delete(key)
    }
    this.#byChannel.delete(channel)
  }

  of({ schema, table, operation }: Change): Subscriber[] {
    const keys = [keyOf(schema, table), keyOf(schema, null), keyOf("*", table), keyOf("*", null)]
    return keys
      .flatMap(key => [...(this.#byTable.get(key) ?? [])])
      .filter(({ subscription: { event } }) => event === "*" || event === operation)
  }

  watchedTables(): string[] | "all" {
    const tables = new Set<string>()
    for (const key of this.#byTable.keys()) {
      const [, table] = JSON.parse(key) as [string, string | null]
      if (table === null) return "all"
      tables.add(table)
    }
    return [...tables]
  }
}

function keyOf(schema: string, table: string | null) {
  return JSON.stringify([schema, table])
}
