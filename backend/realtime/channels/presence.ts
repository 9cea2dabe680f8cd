import { randomBytes } from "node:crypto"
import type { Channel } from "./channel.ts"
import type { Topics } from "./topics.ts"

/** A tracked client: its presence key and metadata. */
interface Tracked {
  key: string
  meta: Record<string, unknown>
}

/** Presence messages between processes. */
export type PresenceMessage =
  | { kind: "track"; topicKey: string; id: string; tracked: Tracked }
  | { kind: "untrack"; topicKey: string; id: string }
  | { kind: "all"; tracked: [topicKey: string, id: string, tracked: Tracked][] }

type State = Record<string, { metas: Record<string, unknown>[] }>
type TrackedByTopic = Map<string, Map<string, Tracked>>

const OWN = "own"

/** Presence state of this process and, as far as reported, of the others. */
export class Presence {
  #topics: Topics
  #publish: (message: PresenceMessage) => void
  #processes = new Map<string, TrackedByTopic>([[OWN, new Map()]])
  #ids = new WeakMap<Channel, string>()
  #lastId = 0
  /** Clients tracked on this process. */
  count = 0

  constructor(topics: Topics, publish: (message: PresenceMessage) => void) {
    this.#topics = topics
    this.#publish = publish
  }

  track(channel: Channel, payload: Record<string, unknown>) {
    const id = this.#ids.get(channel) ?? String(++this.#lastId)
    this.#ids.set(channel, id)
    const before = this.#at(OWN, channel.topicKey).get(id)
    const ref = { phx_ref: randomBytes(9).toString("base64") }
    const previous = before ? { phx_ref_prev: before.meta.phx_ref } : {}
    const tracked = { key: channel.presenceKey, meta: { ...payload, ...ref, ...previous } }
    if (!before) this.count++
    this.#set(OWN, channel.topicKey, id, tracked)
    this.#publish({ kind: "track", topicKey: channel.topicKey, id, tracked })
  }

  untrack(channel: Channel) {
    const id = this.#ids.get(channel)
    if (id === undefined || !this.#at(OWN, channel.topicKey).has(id)) return
    this.count--
    this.#set(OWN, channel.topicKey, id, null)
    this.#publish({ kind: "untrack", topicKey: channel.topicKey, id })
  }

  state(topicKey: string): State {
    const all = [...this.#processes.values()].flatMap(topics => [...(topics.get(topicKey)?.values() ?? [])])
    return stateOf(all)
  }

  /** All clients of this process, for a process that has just started. */
  localPresences(): PresenceMessage {
    const tracked = [...this.#processes.get(OWN)!].flatMap(([topicKey, entries]) =>
      [...entries].map(([id, one]) => [topicKey, id, one] as [string, string, Tracked]),
    )
    return { kind: "all", tracked }
  }

  receive(process: string, message: PresenceMessage) {
    if (message.kind === "track") return this.#set(process, message.topicKey, message.id, message.tracked)
    if (message.kind === "untrack") return this.#set(process, message.topicKey, message.id, null)
    const current = new Map(message.tracked.map(([topicKey, id, tracked]) => [`${topicKey}\n${id}`, tracked]))
    for (const [topicKey, entries] of this.#processes.get(process) ?? []) {
      for (const id of entries.keys())
        if (!current.has(`${topicKey}\n${id}`)) this.#set(process, topicKey, id, null)
    }
    for (const [topicKey, id, tracked] of message.tracked) this.#set(process, topicKey, id, tracked)
  }

  /** Removes all clients of a process. */
  removePeer(process: string) {
    this.receive(process, { kind: "all", tracked: [] })
    this.#processes.delete(process)
  }

  #at(process: string, topicKey: string): ReadonlyMap<string, Tracked> {
    return this.#processes.get(process)?.get(topicKey) ?? new Map()
  }

  #set(process: string, topicKey: string, id: string, tracked: Tracked | null) {
    const topics = this.#processes.get(process) ?? new Map<string, Map<string, Tracked>>()
    this.#processes.set(process, topics)
    const entries = topics.get(topicKey) ?? new Map<string, Tracked>()
    const before = entries.get(id)
    if (before?.meta.phx_ref === tracked?.meta.phx_ref) return
    if (tracked) topics.set(topicKey, entries.set(id, tracked))
    else entries.delete(id)
    if (entries.size === 0) topics.delete(topicKey)
    this.#topics.presenceDiff(topicKey, {
      joins: stateOf(tracked ? [tracked] : []),
      leaves: stateOf(before ? [before] : []),
    })
  }
}

// Clients choose their keys, so the object must not have a prototype.
function stateOf(all: Tracked[]): State {
  const state: State = Object.create(null)
  for (const { key, meta } of all) (state[key] ??= { metas: [] }).metas.push(meta)
  return state
}
