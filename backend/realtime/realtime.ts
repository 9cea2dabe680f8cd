import type { IncomingMessage } from "node:http"
import type { Duplex } from "node:stream"
import type pg from "pg"
import { WebSocketServer } from "ws"
import { HttpError } from "../http.ts"
import type { Keys } from "../keys.ts"
import type { Database } from "../postgres/database.ts"
import { listenForNotifications } from "../postgres/listen.ts"
import { deliverChange } from "./changes/deliver-change.ts"
import { Outbox } from "./changes/outbox.ts"
import { Subscribers } from "./changes/subscribers.ts"
import type { PublicTopics } from "./channels/access.ts"
import { closeEndedSessions } from "./channels/ended-sessions.ts"
import { leave } from "./channels/leave.ts"
import { handleMessage } from "./channels/messages.ts"
import { Presence } from "./channels/presence.ts"
import { handleBroadcastRequest } from "./channels/rest-broadcast.ts"
import { Topics } from "./channels/topics.ts"
import { AddressCounter } from "./connections/address-counter.ts"
import { Connection, GOING_AWAY } from "./connections/connection.ts"
import { checkHandshake, rejectHandshake, SOCKET_PATH } from "./connections/handshake.ts"
import { LIMITS, type Limits, Rate } from "./connections/limits.ts"
import type { RealtimeHub } from "./hub.ts"
import { PeerBus } from "./peers/peer-messages.ts"
import { Peers } from "./peers/peers.ts"
import { TaskQueue } from "./task-queue.ts"

interface RealtimeOptions {
  database: Database
  admin: pg.Pool
  /** Opens a dedicated connection as the owner. */
  connect(): Promise<pg.Client>
  keys: Keys
  siteUrl: string
  limits?: Partial<Limits>
  /** None unless listed. */
  publicTopics?: PublicTopics
  /** Receives errors that no client waits for. */
  report?: (error: unknown) => void
}

interface Realtime {
  fetch(request: Request): Promise<Response | null>
  /** Handles a websocket request; `address` is the client's, if known. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, address?: string): void
  close(): Promise<void>
}

const CLEANUP_MS = 10_000
const TICK_MS = 1_000
const OVERFLOW_RATIO = 0.1
const TOO_MANY_FROM_ADDRESS = "Too many connections from this address"
// Fewer than the pool's connections, so that joins never block the rest of the API.
const MAX_CONCURRENT_QUERIES = 4

export async function openRealtime(options: RealtimeOptions): Promise<Realtime> {
  const { database, admin, keys, siteUrl, report = () => {} } = options
  const limits = { ...LIMITS, ...options.limits }
  const connections = new Set<Connection>()
  const addressCounter = new AddressCounter()
  const topics = new Topics()
  const subscribers = new Subscribers()
  const message = new PeerBus({
    admin,
    report,
    receive: (process, message) => peers.receive(process, message),
  })
  const presence = new Presence(topics, message => peers.send(message))
  const peers: Peers = new Peers({ message, presence, topics })
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
  const hub: RealtimeHub = {
    database,
    queue: new TaskQueue(MAX_CONCURRENT_QUERIES),
    limits,
    publicTopics: options.publicTopics ?? [],
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
    return client.once("end", () => outbox.pause())
  }
  const stopListening = await listenForNotifications(
    connect,
    ["realtime_outbox", "realtime_message", "session_ended"],
    {
      onNotification(channel, payload) {
        if (channel === "realtime_outbox") return outbox.notified(payload)
        if (channel === "realtime_message") return message.notified(payload)
        closeEndedSessions(hub, connections, admin, payload).catch(report)
      },
      onReconnect() {
        outbox.catchUp().catch(report)
        closeEndedSessions(hub, connections, admin).catch(report)
        peers.announce()
      },
    },
  )
  await outbox.start()
  peers.announce()
  const cleaner = setInterval(() => void cleanUp(), CLEANUP_MS)
  const ticker = setInterval(tick, TICK_MS)
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: limits.frameBytes,
    perMessageDeflate: false,
  })

  async function cleanUp() {
    try {
      await outbox.cleanUp()
      await closeEndedSessions(hub, connections, admin)
      await message.deleteOld()
      await admin.query("delete from realtime.messages where inserted_at < now() - interval '3 days'")
    } catch (error) {
      report(error)
    }
  }

  function tick() {
    peers.tick()
    let unsent = 0
    for (const connection of connections) {
      connection.closeIfIdle()
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
    // Until the upgrade, a broken connection is simply closed.
    socket.on("error", () => socket.destroy())
    try {
      const { apiKey, version } = await checkHandshake(request, keys, siteUrl)
      if (connections.size >= withOverflow(limits.connections)) {
        throw new HttpError(503, { message: "Too many connected users" })
      }
      const sameAddressCount = address === "" ? 0 : addressCounter.count(address)
      if (sameAddressCount >= withOverflow(limits.connectionsPerAddress)) {
        throw new HttpError(429, { message: TOO_MANY_FROM_ADDRESS })
      }
      server.handleUpgrade(request, socket, head, webSocket => {
        const connection: Connection = new Connection({
          socket: webSocket,
          version,
          apiKey,
          limits,
          isOverLimit: connections.size >= limits.connections,
          handle: message => handleMessage(hub, connection, message),
          report,
        })
        connections.add(connection)
        const release = addressCounter.add(address)
        // Browsers see a close reason but not the body of a rejected upgrade.
        if (sameAddressCount >= limits.connectionsPerAddress)
          connection.closeForViolation(TOO_MANY_FROM_ADDRESS)
        webSocket.on("close", () => {
          connections.delete(connection)
          release()
          for (const channel of [...connection.channels.values()]) leave(hub, channel)
        })
      })
    } catch (error) {
      if (!(error instanceof HttpError)) report(error)
      rejectHandshake(socket, error instanceof HttpError ? error : new HttpError(500, { message: "Error" }))
    }
  }

  return {
    async fetch(request) {
      if (new URL(request.url).pathname === SOCKET_PATH) {
        throw new HttpError(426, { message: "Upgrade required" }, { upgrade: "websocket" })
      }
      return handleBroadcastRequest(hub, request)
    },
    upgrade: (request, socket, head, address) => void upgrade(request, socket, head, address),
    async close() {
      clearInterval(cleaner)
      clearInterval(ticker)
      for (const connection of connections) connection.close(GOING_AWAY, "The server is stopping")
      outbox.close()
      await peers.leave()
      await stopListening()
    },
  }
}

// Some clients above the limit are accepted, to tell them why they cannot stay.
function withOverflow(limit: number) {
  return Math.ceil(limit * (1 + OVERFLOW_RATIO))
}
