import { afterAll, expect, test } from "vitest"
import { rawSocket, realtimeWithLimits } from "../testing/raw-socket.ts"

const small = await realtimeWithLimits({
  connections: 4,
  channelsPerConnection: 3,
  joinsPerSecond: 6,
  messagesPerSecond: 20,
  framesPerSecond: 60,
  frameBytes: 20_000,
  payloadBytes: 10_000,
  idleMs: 1_500,
  subscriptionsPerChannel: 2,
  allSubscriptions: 3,
  allPresences: 2,
  joinBytes: 5_000,
  presenceBytes: 10_000,
})
afterAll(small.close)
const key = small.keys.publishableKey

test("limits the channels per connection", async () => {
  const raw = await rawSocket(small.url, key)
  for (let n = 1; n <= 4; n++) raw.join(`realtime:${n}`, {}, String(n))
  const tooMany = "ChannelRateLimitReached: Too many channels"
  await expect.poll(() => raw.replies()).toEqual({ 1: "ok", 2: "ok", 3: "ok", 4: tooMany })
  raw.send("1", "5", "realtime:1", "phx_leave", {})
  raw.join("realtime:4", {}, "6")
  await expect.poll(() => raw.replies()).toMatchObject({ 5: "ok", 6: "ok" })
  raw.socket.close()
})

test("a flood of joins gets an error and is disconnected", async () => {
  const raw = await rawSocket(small.url, key)
  for (let n = 1; n <= 30; n++) raw.join("realtime:same", {}, String(n))
  expect(await raw.closed).toEqual({ code: 1008, reason: "Too many joins per second" })
  expect(raw.replies()[7]).toBe("ClientJoinRateLimitReached: Too many joins per second")
})

test("a flood of messages closes the channel, a flood of heartbeats the connection", async () => {
  const raw = await rawSocket(small.url, key)
  raw.join("realtime:busy", {}, "1")
  for (let n = 0; n < 25; n++) raw.send("1", null, "realtime:busy", "broadcast", { event: "x", payload: {} })
  await expect.poll(() => raw.received.map(([, , , event]) => event)).toContain("phx_close")
  expect(raw.received).toContainEqual([
    "1",
    null,
    "realtime:busy",
    "system",
    expect.objectContaining({ message: "Too many messages per second" }),
  ])
  for (let n = 0; n < 80; n++) raw.send(null, "h", "phoenix", "heartbeat", {})
  expect(await raw.closed).toEqual({ code: 1008, reason: "Too many messages per second" })
})

test("payloads and frames have separate limits", async () => {
  const raw = await rawSocket(small.url, key)
  raw.join("realtime:large", { broadcast: { ack: true } }, "1")
  const payload = { x: "x".repeat(12_000) }
  raw.send("1", "2", "realtime:large", "broadcast", { event: "x", payload })
  await expect.poll(() => raw.replies()).toMatchObject({ 1: "ok", 2: "payload_size_exceeded" })
  raw.send("1", "3", "realtime:large", "presence", { event: "track", payload })
  await expect
    .poll(() => raw.received.map(([, , , , payload]) => payload))
    .toContainEqual(expect.objectContaining({ message: "Track message size exceeded" }))
  raw.socket.send("x".repeat(30_000))
  expect((await raw.closed).code).toBe(1009)
})

test("limits the subscriptions per channel", async () => {
  const raw = await rawSocket(small.url, key)
  const subscription = { event: "*", schema: "public", table: "site_settings" }
  raw.join("realtime:changes", { postgres_changes: [subscription, subscription, subscription] }, "1")
  await expect.poll(() => raw.replies()[1]).toMatch(/^ChannelRateLimitReached: Too many postgres_changes/)
  raw.join("realtime:two", { postgres_changes: [subscription, { ...subscription, event: "INSERT" }] }, "2")
  raw.join("realtime:four", { postgres_changes: [subscription, { ...subscription, event: "INSERT" }] }, "3")
  await expect.poll(() => raw.replies()[3]).toMatch(/^ChannelRateLimitReached: Too many postgres_changes/)
  expect(raw.replies()[2]).toBe("ok")
  raw.join("realtime:long", { postgres_changes: [{ ...subscription, filter: "x".repeat(6_000) }] }, "4")
  await expect.poll(() => raw.replies()[4]).toBe("InvalidJoinPayload: The join is too large")
  raw.socket.close()
  await raw.closed
})

test("limits the presences, and a client that leaves frees a slot", async () => {
  const sockets = await Promise.all([1, 2, 3].map(() => rawSocket(small.url, key)))
  for (const raw of sockets) {
    raw.join("realtime:present", {}, "1")
    raw.send("1", "2", "realtime:present", "presence", { event: "track", payload: {} })
    await expect.poll(() => raw.replies()[2]).toBeDefined()
  }
  expect(sockets.map(raw => raw.replies()[2])).toEqual(["ok", "ok", "Too many presences"])
  sockets[0]!.socket.close()
  await sockets[0]!.closed
  sockets[2]!.send("1", "3", "realtime:present", "presence", { event: "track", payload: {} })
  await expect.poll(() => sockets[2]!.replies()[3]).toBe("ok")
  for (const { socket, closed } of sockets) {
    socket.close()
    await closed
  }
})

test("an idle client is disconnected, one that sends heartbeats stays", async () => {
  const [silent, speaking] = [await rawSocket(small.url, key), await rawSocket(small.url, key)]
  const beat = setInterval(() => speaking.send(null, "h", "phoenix", "heartbeat", {}), 300)
  expect(await silent.closed).toEqual({ code: 1001, reason: "No heartbeat" })
  // Five more beats take longer than the silence that ended the other connection.
  const answered = speaking.received.length
  await expect.poll(() => speaking.received.length).toBeGreaterThanOrEqual(answered + 5)
  expect(speaking.socket.readyState).toBe(speaking.socket.OPEN)
  clearInterval(beat)
  speaking.socket.close()
  await speaking.closed
})

test("over the limit, a client gets an error message, and further ones are rejected", async () => {
  const sockets: Awaited<ReturnType<typeof rawSocket>>[] = []
  for (let n = 0; n < 6; n++) sockets.push(await rawSocket(small.url, key))
  sockets[4]!.join("realtime:full", {}, "1")
  const full = "ConnectionRateLimitReached: Too many connected users"
  await expect.poll(() => sockets[4]!.replies()).toEqual({ 1: full })
  expect((await sockets[5]!.closed).code).toBe(1006)
  sockets[0]!.join("realtime:full", {}, "1")
  await expect.poll(() => sockets[0]!.replies()).toEqual({ 1: "ok" })
  for (const { socket } of sockets) socket.close()
})

test("a client that sends too many bytes is disconnected", async () => {
  const strict = await realtimeWithLimits({ bytesPerSecond: 50_000 })
  const raw = await rawSocket(strict.url, strict.keys.publishableKey)
  raw.join("realtime:wide", {}, "1")
  const payload = { text: "x".repeat(20_000) }
  for (let n = 0; n < 5; n++) raw.send("1", null, "realtime:wide", "broadcast", { event: "x", payload })
  expect(await raw.closed).toEqual({ code: 1008, reason: "Too many messages per second" })
  await strict.close()
})
