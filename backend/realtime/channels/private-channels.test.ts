import { randomUUID } from "node:crypto"
import { afterAll, expect, test } from "vitest"
import { realtimeBackend, subscribed, type TestClient } from "../testing/realtime-backend.ts"

const live = await realtimeBackend()
afterAll(live.close)
await live.sql(`create table public.rooms (name text, member uuid);
  alter table public.rooms enable row level security;
  grant select on public.rooms to authenticated;
  create policy "own" on public.rooms for select to authenticated using (member = (select auth.uid()));
  create policy "members read" on realtime.messages for select to authenticated using (
    exists (select from public.rooms where rooms.name = realtime.topic()) or realtime.topic() = 'news');
  create policy "members write" on realtime.messages for insert to authenticated with check (
    exists (select from public.rooms where rooms.name = (select realtime.topic())) and extension = 'broadcast');
  create policy "never in the attic" on realtime.messages as restrictive for select using (topic <> 'attic')`)

function open(client: TestClient, name: string) {
  const received: unknown[] = []
  const config = { private: true, broadcast: { ack: true } }
  const channel = client.channel(name, { config })
  channel.on("broadcast", { event: "*" }, ({ payload }) => received.push(payload))
  channel.on("presence", { event: "sync" }, () => {})
  return { channel, received }
}

async function memberOf(...rooms: string[]) {
  const member = await live.member()
  for (const name of rooms) await live.sql("insert into rooms values ($1, $2)", [name, member.id])
  return member
}

test("members of a private channel read and write; others and visitors cannot join", async () => {
  const room = randomUUID()
  const [ada, ben] = [await memberOf(room), await memberOf(room)]
  const [byAda, byBen] = [open(ada.client, room), open(ben.client, room)]
  expect([await subscribed(byAda.channel), await subscribed(byBen.channel)]).toEqual([
    "SUBSCRIBED",
    "SUBSCRIBED",
  ])
  expect(await byAda.channel.send({ type: "broadcast", event: "x", payload: { n: 1 } })).toBe("ok")
  await expect.poll(() => byBen.received).toEqual([{ n: 1 }])

  const refusal = `CHANNEL_ERROR: Unauthorized: You do not have permissions to read from this Channel topic: ${room}`
  expect(await subscribed(open((await live.member()).client, room).channel)).toBe(refusal)
  expect(await subscribed(open(live.client(), room).channel)).toBe(refusal)
})

test("read permission does not allow writing, by socket or HTTP", async () => {
  const [reader, writer] = [await live.member(), await live.member()]
  const [byReader, byWriter] = [open(reader.client, "news"), open(writer.client, "news")]
  await subscribed(byReader.channel)
  await subscribed(byWriter.channel)
  const sent = byWriter.channel.send({ type: "broadcast", event: "x", payload: {} }, { timeout: 300 })
  expect(await sent).toBe("timed out")
  await expect(byWriter.channel.httpSend("x", { over: "http" })).rejects.toThrow("Unauthorized")
  expect(await byWriter.channel.track({ here: true })).toBe("error")
  await live.sql("select realtime.send('{\"id\": 1}', 'x', 'news', true)")
  await expect.poll(() => byReader.received).toEqual([{ id: 1 }])
})

test("a public channel of the same name is separate", async () => {
  const room = randomUUID()
  const inside = open((await memberOf(room)).client, room)
  await subscribed(inside.channel)
  const outside = live.client().channel(room, { config: { broadcast: { ack: true } } })
  await subscribed(outside)
  expect(await outside.send({ type: "broadcast", event: "x", payload: { from: "outside" } })).toBe("ok")
  await live.sql("select realtime.send('{\"id\": \"inside\"}', 'x', $1, true)", [room])
  await expect.poll(() => inside.received).toEqual([{ id: "inside" }])
})

test("a restrictive policy also applies to those whom others let in", async () => {
  const { client } = await memberOf("attic")
  expect(await subscribed(open(client, "attic").channel)).toMatch(/^CHANNEL_ERROR: Unauthorized/)
})

test("the service can join everything, and messages are kept three days", async () => {
  const service = live.client({}, undefined, live.keys.secretKey)
  const anywhere = open(service, randomUUID())
  expect(await subscribed(anywhere.channel)).toBe("SUBSCRIBED")
  expect(await anywhere.channel.send({ type: "broadcast", event: "x", payload: {} })).toBe("ok")
})
