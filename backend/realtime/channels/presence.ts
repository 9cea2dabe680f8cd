import { randomBytes } from "node:crypto"
import type { Channel } from "./channel.ts"
import type { Topics } from "./topics.ts"

/** One tracked client: the key it goes by and what it says about itself. */
export interface Tracked {
  key: string
  meta: Record<string, unknown>
}

/** What processes tell each other about who is present. */
export type PresenceNews =
  | { kind: "track"; place: string; id: string; tracked: Tracked }
  | { kind: "untrack"; place: string; id: string }
  | { kind: "all"; tracked: [place: string, id: string, tracked: Tracked][] }

type State = Record<string, { metas: Record<string, unknown>[] }>
type Places = Map<string, Map<string, Tracked>>

const OWN = "own"

/** Who is present where: on this process, and on the others as far as they have told us. */
export class Presence {
  #topics: Topics
  #publish: (news: PresenceNews) => void
  #processes = new Map<string, Places>([[OWN, new Map()]])
  #ids = new WeakMap<Channel, string>()
  #lastId = 0
  /** Clients that are present on this process. */
  count = 0

  constructor(topics: Topics, publish: (news: PresenceNews) => void) {
    this.#topics = topics
    this.#publish = publish
  }

  track(channel: Channel, payload: Record<string, unknown>) {
    const id = this.#ids.get(channel) ?? String(++this.#lastId)
    this.#ids.set(channel, id)
    const before = this.#at(OWN, channel.place).get(id)
    const ref = { phx_ref: randomBytes(9).toString("base64") }
    const previous = before ? { phx_ref_prev: before.meta.phx_ref } : {}
    const tracked = { key: channel.presenceKey, meta: { ...payload, ...ref, ...previous } }
    if (!before) this.count++
    this.#set(OWN, channel.place, id, tracked)
    this.#publish({ kind: "track", place: channel.place, id, tracked })
  }

  untrack(channel: Channel) {
    const id = this.#ids.get(channel)
    if (id === undefined || !this.#at(OWN, channel.place).has(id)) return
    this.count--
    this.#set(OWN, channel.place, id, null)
    this.#publish({ kind: "untrack", place: channel.place, id })
  }

  state(place: string): State {
    const all = [...this.#processes.values()].flatMap(places => [...(places.get(place)?.values() ?? [])])
    return stateOf(all)
  }

  /** Everybody on this process, for a process that has to learn it. */
  everybodyHere(): PresenceNews {
    const tracked = [...this.#processes.get(OWN)!].flatMap(([place, entries]) =>
      [...entries].map(([id, one]) => [place, id, one] as [string, string, Tracked]),
    )
    return { kind: "all", tracked }
  }

  hear(process: string, news: PresenceNews) {
    if (news.kind === "track") return this.#set(process, news.place, news.id, news.tracked)
    if (news.kind === "untrack") return this.#set(process, news.place, news.id, null)
    const told = new Map(news.tracked.map(([place, id, tracked]) => [`${place}\n${id}`, tracked]))
    for (const [place, entries] of this.#processes.get(process) ?? []) {
      for (const id of entries.keys()) if (!told.has(`${place}\n${id}`)) this.#set(process, place, id, null)
    }
    for (const [place, id, tracked] of news.tracked) this.#set(process, place, id, tracked)
  }

  /** Everybody on that process has left. */
  forget(process: string) {
    this.hear(process, { kind: "all", tracked: [] })
    this.#processes.delete(process)
  }

  #at(process: string, place: string): ReadonlyMap<string, Tracked> {
    return this.#processes.get(process)?.get(place) ?? new Map()
  }

  #set(process: string, place: string, id: string, tracked: Tracked | null) {
    const places = this.#processes.get(process) ?? new Map<string, Map<string, Tracked>>()
    this.#processes.set(process, places)
    const entries = places.get(place) ?? new Map<string, Tracked>()
    const before = entries.get(id)
    if (before?.meta.phx_ref === tracked?.meta.phx_ref) return
    if (tracked) places.set(place, entries.set(id, tracked))
    else entries.delete(id)
    if (entries.size === 0) places.delete(place)
    this.#topics.presenceDiff(place, {
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
