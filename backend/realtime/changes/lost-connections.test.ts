import { randomUUID } from "node:crypto"
import pg from "pg"
import { afterAll, expect, test } from "vitest"
import { realtimeBackend, subscribed } from "../testing/realtime-backend.ts"

const live = await realtimeBackend()
afterAll(live.close)

async function collectTitles(prefix: string) {
  const received: string[] = []
  const channel = live.client().channel(randomUUID())
  const subscription = { event: "INSERT", schema: "public", table: "notes" } as const
  channel.on("postgres_changes", subscription, ({ new: row }) => {
    if (row.title.startsWith(prefix)) received.push(row.title)
  })
  expect(await subscribed(channel)).toBe("SUBSCRIBED")
  return received
}

function insert(title: string) {
  return live.sql("insert into notes (title, published) values ($1, true)", [title])
}

test("changes committed while the connection is lost arrive once and in order", async () => {
  const received = await collectTitles("lost ")
  const expected: string[] = []
  for (let round = 0; round < 5; round++) {
    await live.sql(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen realtime%'`)
    for (let n = 0; n < 4; n++) {
      expected.push(`lost ${round}.${n}`)
      await insert(`lost ${round}.${n}`)
    }
    await expect.poll(() => received).toEqual(expected)
  }
})

test("a transaction that starts before and commits after a lost connection arrives too", async () => {
  const received = await collectTitles("slow ")
  const slow = new pg.Client({ connectionString: live.databaseUrl })
  await slow.connect()
  await slow.query("begin; insert into notes (title, published) values ('slow', true), ('slow 1', true)")
  await insert("slow 0")
  await expect.poll(() => received).toEqual(["slow 0"])
  await live.sql(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen realtime%'`)
  await slow.query("commit")
  await slow.end()
  await expect.poll(() => received).toEqual(["slow 0", "slow 1"])
})

test("changes are delivered even if every connection of the gateway is lost meanwhile", async () => {
  const received = await collectTitles("all ")
  for (let n = 0; n < 10; n++) {
    await insert(`all ${n}`)
    await live.sql(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and application_name = 'open-airway'`)
  }
  const expected = Array.from({ length: 10 }, (_, n) => `all ${n}`)
  await expect.poll(() => received).toEqual(expected)
})

test("a disconnected client reconnects, and its heartbeat is answered", async () => {
  const beats: string[] = []
  const client = live.client({
    heartbeatIntervalMs: 200,
    timeout: 2_000,
    reconnectAfterMs: () => 50,
    heartbeatCallback: status => beats.push(status),
  })
  const states: string[] = []
  const channel = client.channel(randomUUID())
  channel.subscribe(status => states.push(status))
  await expect.poll(() => states).toEqual(["SUBSCRIBED"])
  await expect.poll(() => beats).toContain("ok")
  live.server.cut()
  await expect.poll(() => states).toEqual(["SUBSCRIBED", "CHANNEL_ERROR", "SUBSCRIBED"])
})
