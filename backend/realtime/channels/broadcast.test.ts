import { randomUUID } from "node:crypto"
import { afterAll, expect, test } from "vitest"
import { realtimeBackend, subscribed } from "../testing/realtime-backend.ts"

const live = await realtimeBackend()
afterAll(live.close)

async function listen(name: string, vsn = "2.0.0") {
  const received: Record<string, unknown>[] = []
  const channel = live.client({ vsn }).channel(name)
  channel.on("broadcast", { event: "msg" }, message => received.push(message))
  expect(await subscribed(channel)).toBe("SUBSCRIBED")
  return received
}

test.each(["1.0.0", "2.0.0"])("version %s: a broadcast reaches the others and is acknowledged", async vsn => {
  const name = randomUUID()
  const lists = [await listen(name, "1.0.0"), await listen(name, "2.0.0")]
  const own: unknown[] = []
  const sender = live.client({ vsn }).channel(name, { config: { broadcast: { ack: true } } })
  sender.on("broadcast", { event: "msg" }, message => own.push(message))
  expect(await subscribed(sender)).toBe("SUBSCRIBED")
  expect(await sender.send({ type: "broadcast", event: "msg", payload: { text: "héllo ✓" } })).toBe("ok")
  const expected = [{ type: "broadcast", event: "msg", payload: { text: "héllo ✓" } }]
  await expect.poll(() => lists).toEqual([expected, expected])
  expect(own).toEqual([])
})

test.each(["1.0.0", "2.0.0"])("version %s: a sender receives its own broadcasts on request", async vsn => {
  const own: unknown[] = []
  const sender = live.client({ vsn }).channel(randomUUID(), { config: { broadcast: { self: true } } })
  sender.on("broadcast", { event: "*" }, ({ payload }) => own.push(payload))
  await subscribed(sender)
  await sender.send({ type: "broadcast", event: "any", payload: { n: 1 } })
  await expect.poll(() => own).toEqual([{ n: 1 }])
})

test("bytes arrive as bytes, and are not sent to clients of the older version", async () => {
  const name = randomUUID()
  const [older, newer] = [await listen(name, "1.0.0"), await listen(name, "2.0.0")]
  const sender = live.client().channel(name)
  await subscribed(sender)
  await sender.send({ type: "broadcast", event: "msg", payload: new Uint8Array([1, 2, 255]).buffer })
  await sender.send({ type: "broadcast", event: "msg", payload: { after: true } })
  await expect.poll(() => newer).toHaveLength(2)
  expect([...new Uint8Array(newer[0]!.payload as ArrayBuffer)]).toEqual([1, 2, 255])
  await expect.poll(() => older.map(({ payload }) => payload)).toEqual([{ after: true }])
})

test("messages can be sent over HTTP, one or many", async () => {
  const name = `${randomUUID()} ü/x`
  const received = await listen(name)
  const channel = live.client().channel(name)
  expect(await channel.httpSend("msg", { rest: 1 })).toEqual({ success: true })
  expect(await channel.httpSend("msg", new Uint8Array([7]))).toEqual({ success: true })
  const messages = [1, 2].map(n => ({ topic: name, event: "msg", payload: { batch: n } }))
  expect(await post({ messages })).toEqual([202, ""])
  await expect.poll(() => received).toHaveLength(4)
  expect(received.map(({ payload }) => (payload instanceof ArrayBuffer ? "bytes" : payload))).toEqual([
    { rest: 1 },
    "bytes",
    { batch: 1 },
    { batch: 2 },
  ])
})

test.each([
  ["no messages", {}, 422],
  ["no list", { messages: "x" }, 422],
  ["a message without an event", { messages: [{ topic: "a", payload: {} }] }, 422],
  ["a payload that is no object", { messages: [{ topic: "a", event: "b", payload: "text" }] }, 422],
  ["a message that is null", { messages: [null] }, 422],
  ["a topic with a NUL", { messages: [{ topic: "a\0", event: "b", payload: {}, private: true }] }, 422],
  [
    "too large a payload",
    { messages: [{ topic: "a", event: "b", payload: { x: "x".repeat(300_000) } }] },
    422,
  ],
  [
    "too large a body",
    { messages: [{ topic: "a", event: "b", payload: { x: "x".repeat(1_100_000) } }] },
    413,
  ],
  ["too many messages", { messages: Array(1001).fill({ topic: "a", event: "b", payload: {} }) }, 429],
])("rejects %s", async (_what, body, status) => {
  expect((await post(body))[0]).toBe(status)
})

test("rejects storing and replaying messages", async () => {
  const service = live.client({}, undefined, live.keys.secretKey)
  const channel = service.channel("kept", { config: { private: true, broadcast: { replay: { since: 0 } } } })
  await expect(channel.httpSend("msg", {}, { persist: true })).rejects.toThrow("Messages are not stored here")
  expect(await subscribed(channel)).toMatch(/^CHANNEL_ERROR: UnableToReplayMessages/)
})

test("rejects HTTP broadcasts without a key or with anything but JSON", async () => {
  expect((await post({ messages: [] }, { apikey: "sb_publishable_wrong" }))[0]).toBe(401)
  expect((await post("{"))[0]).toBe(400)
  const response = await fetch(`${live.server.url}/realtime/v1/websocket`, {
    headers: { apikey: live.keys.publishableKey },
  })
  expect(response.status).toBe(426)
})

test("SQL can send a message, and a trigger the changes of its table", async () => {
  const name = randomUUID()
  const received = await listen(name)
  await live.sql("select realtime.send('{\"db\": 1}', 'msg', $1, false)", [name])
  await expect.poll(() => received).toMatchObject([{ payload: { db: 1, id: expect.any(String) } }])

  const service = live.client({}, undefined, live.keys.secretKey)
  const changes: unknown[] = []
  const channel = service.channel(`notes:${name}`, { config: { private: true } })
  channel.on("broadcast", { event: "INSERT" }, ({ payload }) => changes.push(payload))
  expect(await subscribed(channel)).toBe("SUBSCRIBED")
  await live.sql(`create function tell() returns trigger language plpgsql as $$ begin
      perform realtime.broadcast_changes('notes:${name}', tg_op, tg_op, tg_table_name, tg_table_schema, new, old);
      return null; end $$;
    create trigger tell after insert on notes for each row execute function tell()`)
  await live.sql("insert into notes (title) values ('told')")
  const expected = { operation: "INSERT", table: "notes", schema: "public", old_record: null }
  await expect.poll(() => changes).toMatchObject([{ ...expected, record: { title: "told" } }])
})

async function post(body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${live.server.url}/realtime/v1/api/broadcast`, {
    method: "POST",
    headers: { apikey: live.keys.publishableKey, "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  })
  return [response.status, await response.text()] as const
}
