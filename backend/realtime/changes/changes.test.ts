import { randomUUID } from "node:crypto"
import type { RealtimePostgresChangesPayload } from "@supabase/supabase-js"
import { afterAll, expect, test } from "vitest"
import { realtimeBackend, subscribed, type TestClient } from "../testing/realtime-backend.ts"

type Payload = RealtimePostgresChangesPayload<Record<string, unknown>>

const live = await realtimeBackend()
afterAll(live.close)
const visitor = live.client()
const service = live.client({}, undefined, live.keys.secretKey)

/**
 * Collects everything a client receives about notes; its marker row shows when all earlier changes have
 * arrived.
 */
async function hear(client: TestClient, subscription: object = {}) {
  const received: Payload[] = []
  const channel = client.channel(randomUUID())
  const whole = { event: "*", schema: "public", table: "notes", ...subscription }
  channel.on("postgres_changes" as never, whole as never, (payload: Payload) => received.push(payload))
  expect(await subscribed(channel)).toBe("SUBSCRIBED")
  return received
}

async function insert(row: object) {
  const { data } = await service.from("notes").insert(row).select().single().throwOnError()
  return data as { id: number; owner: string; title: string }
}

/** Published rows reach everyone, so a client that received this one has received all before it. */
async function settled(...lists: Payload[][]) {
  const title = `marker ${randomUUID()}`
  await insert({ title, published: true })
  for (const list of lists) {
    await expect.poll(() => list.some(({ new: row }) => "title" in row && row.title === title)).toBe(true)
    list.splice(
      list.findIndex(({ new: row }) => "title" in row && row.title === title),
      1,
    )
  }
}

test.each(["1.0.0", "2.0.0"])(
  "version %s: a row arrives with its types and without hidden columns",
  async vsn => {
    const received = await hear(live.client({ vsn }))
    const row = await insert({ title: "Open", published: true, secret: "hidden" })
    await expect.poll(() => received).toHaveLength(1)
    expect(received[0]).toEqual({
      schema: "public",
      table: "notes",
      commit_timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      eventType: "INSERT",
      new: { id: row.id, owner: null, title: "Open", published: true },
      old: {},
      errors: null,
    })
  },
)

test("a member's rows are only sent to that member, also on update and delete", async () => {
  const [ada, ben] = [await live.member(), await live.member()]
  const lists = [await hear(ada.client), await hear(ben.client), await hear(visitor)] as const
  const { id } = await insert({ owner: ada.id, title: "Draft" })
  await service.from("notes").update({ title: "Draft 2" }).eq("id", id).throwOnError()
  await service.from("notes").delete().eq("id", id).throwOnError()
  await settled(...lists)
  const [byAda, byBen, byVisitor] = lists
  expect(byAda.map(({ eventType }) => eventType)).toEqual(["INSERT", "UPDATE", "DELETE"])
  expect(byAda.map(({ old }) => old)).toEqual([{}, { id }, { id }])
  expect([byBen, byVisitor]).toEqual([[], []])
})

test("a deleted row is announced with its key to those who could see it", async () => {
  const received = await hear(visitor)
  const { id } = await insert({ title: "Public", published: true })
  await service.from("notes").delete().eq("id", id).throwOnError()
  await settled(received)
  expect(received.map(({ eventType, old }) => [eventType, old])).toEqual([
    ["INSERT", {}],
    ["DELETE", { id }],
  ])
})

test("a row that moves out of sight is no longer announced", async () => {
  const received = await hear(visitor)
  const { id } = await insert({ title: "For a while", published: true })
  await expect.poll(() => received).toHaveLength(1)
  await service.from("notes").update({ published: false, title: "Withdrawn" }).eq("id", id).throwOnError()
  await service.from("notes").delete().eq("id", id).throwOnError()
  await settled(received)
  expect(received.map(({ eventType }) => eventType)).toEqual(["INSERT"])
})

test("a hidden version stays hidden even if the row is visible when it is delivered", async () => {
  const received = await hear(visitor)
  await live.sql(`do $$ declare note int; begin
    insert into notes (title) values ('unpublished thoughts') returning id into note;
    update notes set title = 'polished', published = true where id = note;
  end $$`)
  await settled(received)
  expect(received.map(({ new: row }) => "title" in row && row.title)).toEqual(["polished"])
})

test("the service receives everything", async () => {
  const received = await hear(service)
  await insert({ title: "Draft", owner: randomUUID(), secret: "s" })
  await settled(received)
  expect(received).toMatchObject([{ new: { title: "Draft", secret: "s" } }])
})

test("changes arrive in commit order, large statements as a whole", async () => {
  const received = await hear(visitor)
  await live.sql("insert into notes (title, published) select n, true from generate_series(1, 450) n")
  await live.sql("delete from notes where title ~ '^[0-9]+$'")
  await expect.poll(() => received.length).toBe(900)
  const expected = Array.from({ length: 450 }, (_, n) => String(n + 1))
  expect(received.slice(0, 450).map(({ new: row }) => "title" in row && row.title)).toEqual(expected)
  expect(new Set(received.slice(450).map(({ eventType }) => eventType))).toEqual(new Set(["DELETE"]))
})

test("a row that is too large arrives truncated, and its deletion is not sent", async () => {
  const received = await hear(visitor)
  const [row] = await live.sql<{ id: number }>(
    "insert into notes (title, published) values (repeat('x', 1200000), true) returning id",
  )
  const { id } = row!
  await expect.poll(() => received).toHaveLength(1)
  await service.from("notes").delete().eq("id", id).throwOnError()
  await settled(received)
  expect(received).toHaveLength(1)
  expect(received[0]).toMatchObject({
    errors: ["Error 413: Payload Too Large"],
    new: { id, published: true },
  })
  expect(received[0]!.new).not.toHaveProperty("title")
})
