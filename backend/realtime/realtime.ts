import type { IncomingMessage } from "node:http"
import type { Duplex } from "node:stream"
import type pg from "pg"
import { WebSocketServer } from "ws"
import { HttpError } from "../http.ts"
import type { Keys } from "../keys.ts"
import type { Database } from "../postgres/database.ts"
import { listenTo } from "../postgres/listen.ts"
import { deliverChange } from "./changes/deliver-change.ts"
import { Outbox } from "./changes/outbox.ts"
import { Subscribers } from "./changes/subscribers.ts"
import { closeEndedSessions } from "./channels/ended-sessions.ts"
import { leave } from "./channels/leave.ts"
import { converse } from "./channels/messages.ts"
import { Presence } from "./channels/presence.ts"
import { answerBroadcast } from "./channels/rest-broadcast.ts"
import { Topics } from "./channels/topics.ts"
import { Addresses } from "./connections/address-counter.ts"
import { Connection, GOING_AWAY } from "./connections/connection.ts"
import { checkHandshake, refuseHandshake, SOCKET_PATH } from "./connections/handshake.ts"
import { LIMITS, type Limits, Rate } from "./connections/limits.ts"
import type { House } from "./hub.ts"
import { NewsExchange } from "./peers/peer-messages.ts"
import { Peers } from "./peers/peers.ts"
import { Queue } from "./task-queue.ts"

export interface RealtimeOptions {
  database: Database
  admin: pg.Pool
  /** A connection of one's own as the owner. */
  connect(): Promise<pg.Client>
  keys: Keys
  siteUrl: string
  limits?: Partial<Limits>
  /** Told of what goes wrong where no client waits for an answer. */
  report?: (error: unknown) => void
}

export interface Realtime {
  fetch(request: Request): Promise<Response | null>
  /** Takes a request for a websocket; `address` is the client's, as far as it is known. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, address?: string): void
  close(): Promise<void>
}

const SWEEP_MS = 10_000
const LOOK_MS = 1_000
const SURPLUS = 0.1
const TOO_MANY_OF_ADDRESS = "Too many connections from this address"
// The visitors' pool has more connections than these, so that joins never keep the rest of the API waiting.
const QUESTIONS_AT_ONCE = 4

export async function openRealtime(options: RealtimeOptions): Promise<Realtime> {
  const { database, admin, keys, siteUrl, report = () => {} } = options
  const limits = { ...LIMITS, ...options.limits }
  const connections = new Set<Connection>()
  const addresses = new Addresses()
  const topics = new Topics()
  const subscribers = new Subscribers()
  const news = new NewsExchange({ admin, report, hear: (process, told) => peers.hear(process, told) })
  const presence = new Presence(topics, told => peers.tell(told))
  const peers: Peers = new Peers({ news, presence, topics })
  const outbox = new Outbox({
    admin,
    report,
    watchedTables: () => subscribers.watchedTables(),
    async deliver(entry) {
      if (entry.kind === "change") return deliverChange(entry, subscribers, database)
      const { id, topic, event, payload, private: isPrivate } = entry.record
      topics.broadcast({ name: topic, isPrivate: isPrivate === true, event, payload, meta: { id } })
    },
  })
  const house: House = {
    database,
    queue: new Queue(QUESTIONS_AT_ONCE),
    limits,
    joinRate: new Rate(limits.allJoinsPerSecond),
    restRate: new Rate(limits.restMessagesPerSecond),
    keys,
    siteUrl,
    topics,
    presence,
    subscribers,
    broadcast(message, except) {
      topics.broadcast(message, except)
      peers.broadcast(message)
    },
  }

  async function connect() {
    const client = await options.connect()
    return client.once("end", () => outbox.hold())
  }
  const stopListening = await listenTo(connect, ["realtime_outbox", "realtime_news", "session_ended"], {
    heard(channel, payload) {
      if (channel === "realtime_outbox") return outbox.notified(payload)
      if (channel === "realtime_news") return news.notified(payload)
      closeEndedSessions(house, connections, admin, payload).catch(report)
    },
    missed() {
      outbox.catchUp().catch(report)
      closeEndedSessions(house, connections, admin).catch(report)
      peers.greet()
    },
  })
  await outbox.begin()
  peers.greet()
  const sweeper = setInterval(() => void sweep(), SWEEP_MS)
  const looker = setInterval(look, LOOK_MS)
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: limits.frameBytes,
    perMessageDeflate: false,
  })

  async function sweep() {
    try {
      await outbox.sweep()
      await closeEndedSessions(house, connections, admin)
      await news.forgetOld()
      await admin.query("delete from realtime.messages where inserted_at < now() - interval '3 days'")
    } catch (error) {
      report(error)
    }
  }

  function look() {
    peers.look()
    let unsent = 0
    for (const connection of connections) {
      connection.closeIfSilent()
      unsent += connection.unsentBytes
    }
    if (unsent <= limits.allUnsentBytes) return
    const slowest = [...connections].sort((a, b) => b.unsentBytes - a.unsentBytes)
    for (const connection of slowest) {
      if (unsent <= limits.allUnsentBytes) return
      unsent -= connection.unsentBytes
      connection.drop()
    }
  }

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, address = "") {
    // Until the websocket takes over, a broken connection simply ends.
    socket.on("error", () => socket.destroy())
    try {
      const { apiKey, version } = await checkHandshake(request, keys, siteUrl)
      if (connections.size >= withSurplus(limits.connections)) {
        throw new HttpError(503, { message: "Too many connected users" })
      }
      const neighbors = address === "" ? 0 : addresses.countOf(address)
      if (neighbors >= withSurplus(limits.connectionsPerAddress)) {
        throw new HttpError(429, { message: TOO_MANY_OF_ADDRESS })
      }
      server.handleUpgrade(request, socket, head, webSocket => {
        const connection: Connection = new Connection({
          socket: webSocket,
          version,
          apiKey,
          limits,
          isSurplus: connections.size >= limits.connections,
          handle: message => converse(house, connection, message),
          report,
        })
        connections.add(connection)
        const forget = addresses.add(address)
        // A browser sees the reason of a close, but not the body of a refusal.
        if (neighbors >= limits.connectionsPerAddress) connection.closeForRules(TOO_MANY_OF_ADDRESS)
        webSocket.on("close", () => {
          connections.delete(connection)
          forget()
          for (const channel of [...connection.channels.values()]) leave(house, channel)
        })
      })
    } catch (error) {
      if (!(error instanceof HttpError)) report(error)
      refuseHandshake(socket, error instanceof HttpError ? error : new HttpError(500, { message: "Error" }))
    }
  }

  return {
    async fetch(request) {
      if (new URL(request.url).pathname === SOCKET_PATH) {
        throw new HttpError(426, { message: "Upgrade required" }, { upgrade: "websocket" })
      }
      return answerBroadcast(house, request)
    },
    upgrade: (request, socket, head, address) => void upgrade(request, socket, head, address),
    async close() {
      clearInterval(sweeper)
      clearInterval(looker)
      for (const connection of connections) connection.close(GOING_AWAY, "The server is stopping")
      outbox.close()
      await peers.leave()
      await stopListening()
    },
  }
}

// Some more than allowed are let in, to be told why they cannot stay.
function withSurplus(limit: number) {
  return Math.ceil(limit * (1 + SURPLUS))
}
