import { afterAll, expect, test } from "vitest"
import { rawSocket, realtimeWithLimits, rejectedStatus } from "../testing/raw-socket.ts"

const alone = await realtimeWithLimits({})
afterAll(alone.close)
const key = alone.keys.publishableKey
const path = `/realtime/v1/websocket?apikey=${key}&vsn=2.0.0`

function binary(...bytes: number[]) {
  return Buffer.from(bytes)
}

test.each<[string, string | Buffer]>([
  ["no JSON", "hello"],
  ["nothing", ""],
  ["an object of the older version", '{"topic":"phoenix","event":"heartbeat","payload":{},"ref":"1"}'],
  ["a number", "1"],
  ["null", "null"],
  ["an empty list", "[]"],
  ["a topic that is a number", '["1","1",5,"phx_join",{}]'],
  ["an event that is missing", '["1","1","realtime:a"]'],
  ["a payload that is text", '["1","1","realtime:a","phx_join","x"]'],
  ["a payload that is a list", '["1","1","realtime:a","phx_join",[]]'],
  ["a reference that is an object", '["1",{},"realtime:a","phx_join",{}]'],
  ["a reference without end", JSON.stringify([null, "9".repeat(1000), "phoenix", "heartbeat", {}])],
  ["JSON nested beyond reason", `["1","1","realtime:a","x",${'{"a":'.repeat(100_000)}`],
  ["an empty frame", binary()],
  ["an unknown kind", binary(9, 0, 0, 0, 0, 0, 0)],
  ["a server's kind", binary(4, 0, 0, 0, 0)],
  ["a header cut short", binary(3, 1, 1)],
  ["lengths that lie", binary(3, 255, 255, 255, 255, 255, 1, 65)],
  ["bytes that are no text", binary(3, 0, 0, 2, 0, 0, 1, 0xff, 0xfe, 0x7b, 0x7d)],
  ["a JSON payload that is none", binary(3, 0, 0, 1, 1, 0, 1, 65, 65, 0x7b)],
])("%s closes the connection with a code", async (_what, frame) => {
  const raw = await rawSocket(alone.url, key)
  raw.socket.send(frame)
  expect(await raw.closed).toEqual({ code: 1007, reason: "Not a message" })
})

test("a list is not a message of the older version, nor are bytes", async () => {
  for (const frame of ['[null,"1","phoenix","heartbeat",{}]', binary(3, 0, 0, 0, 0, 0, 1, 0x7b, 0x7d)]) {
    const raw = await rawSocket(alone.url, key, { vsn: "1.0.0" })
    raw.socket.send(frame)
    expect((await raw.closed).code).toBe(1007)
  }
})

test("replies to unknown topics and ignores invalid parts of configurations", async () => {
  const raw = await rawSocket(alone.url, key)
  raw.join("room:1", {}, "1")
  raw.join("realtime:", {}, "2")
  raw.join(`realtime:${"x".repeat(300)}`, {}, "3")
  raw.send(null, "4", "realtime:nobody", "broadcast", {})
  const odd = { broadcast: "x", presence: [], private: "yes", postgres_changes: [1, null, "x"] }
  raw.join("realtime:odd", odd, "5")
  raw.send("6", "6", "realtime:none", "phx_join", { config: null })
  raw.send("7", "7", "realtime:strange", "phx_join", { config: { postgres_changes: [{ event: 5 }] } })
  raw.send("5", "8", "realtime:odd", "presence", { event: 7 })
  raw.send("5", "9", "realtime:odd", "presence", { event: "track", payload: "text" })
  raw.send("5", null, "realtime:odd", "broadcast", { event: { a: 1 } })
  raw.send("5", null, "realtime:odd", "no such event", {})
  raw.send("5", "10", "realtime:odd", "phx_leave", {})
  await expect
    .poll(() => raw.replies())
    .toEqual({
      1: "unmatched topic",
      2: "TopicNameRequired: You must provide a topic name",
      3: "TopicNameInvalid: The topic name is too long or not a text",
      4: "unmatched topic",
      5: "ok",
      6: "ok",
      7: "ok",
      8: "error",
      9: "Presence track payload must be a map",
      10: "ok",
    })
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  raw.socket.close()
})

test("rejects NUL and lone surrogates in a private topic or filter", async () => {
  const raw = await rawSocket(alone.url, key)
  raw.join("realtime:a\0b", { private: true }, "1")
  raw.join("realtime:\ud800", { private: true }, "2")
  const subscription = { event: "*", schema: "public", table: "site_settings", filter: "name=eq.a\0b" }
  raw.join("realtime:filter", { postgres_changes: [subscription] }, "3")
  await expect.poll(() => Object.keys(raw.replies())).toEqual(["1", "2", "3"])
  expect([raw.replies()[1], raw.replies()[2]]).toEqual(Array(2).fill(expect.stringMatching(/^TopicName/)))
  expect(alone.problems).toEqual([])
  raw.socket.close()
})

test.each([
  ["no key", "/realtime/v1/websocket", {}, 401],
  ["a wrong key", "/realtime/v1/websocket?apikey=sb_publishable_x", {}, 401],
  ["a key of odd letters", "/realtime/v1/websocket?apikey=%00%0d%0a", {}, 401],
  ["another path", `/realtime/v1/other?apikey=${key}`, {}, 404],
  ["a version to come", `/realtime/v1/websocket?apikey=${key}&vsn=3.0.0`, {}, 400],
  ["another site's page", path, { origin: "https://evil.example" }, 403],
  ["no site's page", path, { origin: "null" }, 403],
  ["a page that only sounds like ours", path, { origin: "http://localhost:3000.evil.example" }, 403],
  ["a page of our own", path, { origin: "http://localhost:3000" }, 101],
])("a handshake with %s", async (_what, path, headers, status) => {
  expect(await rejectedStatus(alone.url, path, headers)).toBe(status)
})
