import { randomUUID } from "node:crypto"
import { createClient } from "@supabase/supabase-js"
import { afterAll, expect, test } from "vitest"
import { mountBackend } from "#backend/mount.ts"
import { SITE_URL } from "#tests/support/backend.ts"
import { runScript } from "#tests/support/process.ts"
import { realtimeBackend, serve, subscribed, type TestClient } from "../testing/realtime-backend.ts"

const live = await realtimeBackend()
const PEER = {
  siteUrl: SITE_URL,
  dataDir: ".cache",
  databaseUrl: live.databaseUrl,
  realtime: { publicTopics: "all" as const },
}
const other = await mountBackend(PEER)
const otherServer = await serve(other.upgrade, other.fetch)
const clients: TestClient[] = []
afterAll(async () => {
  await Promise.all(clients.map(client => client.realtime.disconnect()))
  await otherServer.close()
  await other.close()
  await live.close()
})

function elsewhere(url = otherServer.url): TestClient {
  const client: TestClient = createClient(url, live.keys.publishableKey, { auth: { persistSession: false } })
  clients.push(client)
  return client
}

test("broadcasts reach other processes in order, even those too long for a notification", async () => {
  const name = randomUUID()
  const onNotification: unknown[] = []
  const there = elsewhere().channel(name)
  there.on("broadcast", { event: "x" }, ({ payload }) => onNotification.push(payload))
  await subscribed(there)
  const here = live.client().channel(name)
  await subscribed(here)
  const long = "ü".repeat(50_000)
  for (const text of ["first", "first", long, "last"]) {
    await here.send({ type: "broadcast", event: "x", payload: { text } })
  }
  await here.send({ type: "broadcast", event: "x", payload: new Uint8Array([1, 2]).buffer })
  await expect.poll(() => onNotification).toHaveLength(5)
  expect(onNotification.slice(0, 4)).toEqual([
    { text: "first" },
    { text: "first" },
    { text: long },
    { text: "last" },
  ])
  expect([...new Uint8Array(onNotification[4] as ArrayBuffer)]).toEqual([1, 2])
})

test("a change reaches the clients of each process once", async () => {
  const lists = [live.client(), elsewhere()].map(client => {
    const onNotification: unknown[] = []
    const channel = client.channel(randomUUID())
    const subscription = { event: "INSERT", schema: "public", table: "notes" } as const
    channel.on("postgres_changes", subscription, ({ new: row }) => onNotification.push(row.title))
    return { channel, onNotification }
  })
  for (const { channel } of lists) await subscribed(channel)
  await live.sql("insert into notes (title, published) values ('one', true), ('two', true)")
  for (const { onNotification } of lists) await expect.poll(() => onNotification).toEqual(["one", "two"])
})

test("presence is shared, and clients that join late get everyone", async () => {
  const name = randomUUID()
  const here = live.client().channel(name, { config: { presence: { key: "here", enabled: true } } })
  await subscribed(here)
  await here.track({ at: 1 })
  const there = elsewhere().channel(name, { config: { presence: { key: "there", enabled: true } } })
  await subscribed(there)
  await there.track({ at: 2 })
  for (const channel of [here, there]) {
    await expect.poll(() => Object.keys(channel.presenceState()).sort()).toEqual(["here", "there"])
  }
  await here.untrack()
  await expect.poll(() => Object.keys(there.presenceState())).toEqual(["there"])
})

test("a process that starts later gets the presences, and one that stops removes its own", async () => {
  const name = randomUUID()
  const here = live.client().channel(name, { config: { presence: { key: "here", enabled: true } } })
  await subscribed(here)
  await here.track({ at: 1 })
  const third = await mountBackend(PEER)
  const thirdServer = await serve(third.upgrade, third.fetch)
  const late = elsewhere(thirdServer.url).channel(name, {
    config: { presence: { key: "late", enabled: true } },
  })
  await subscribed(late)
  await late.track({ at: 2 })
  await expect.poll(() => Object.keys(late.presenceState()).sort()).toEqual(["here", "late"])
  await expect.poll(() => Object.keys(here.presenceState()).sort()).toEqual(["here", "late"])
  await third.close()
  await thirdServer.close()
  await expect.poll(() => Object.keys(here.presenceState())).toEqual(["here"])
})

test("presences of a killed process disappear after a while", async () => {
  const name = randomUUID()
  const here = live.client().channel(name, { config: { presence: { key: "here", enabled: true } } })
  await subscribed(here)
  const script = runScript(`
    import { createClient } from "@supabase/supabase-js"
    import { mountBackend } from "./backend/mount.ts"
    import { createServer } from "node:http"
    const backend = await mountBackend(${JSON.stringify(PEER)})
    const server = createServer().on("upgrade", backend.upgrade).listen(0, "127.0.0.1", () => {
      const url = "http://127.0.0.1:" + server.address().port
      const channel = createClient(url, ${JSON.stringify(live.keys.publishableKey)})
        .channel(${JSON.stringify(name)}, { config: { presence: { key: "doomed", enabled: true } } })
      channel.subscribe(async status => {
        if (status === "SUBSCRIBED") console.log("tracked", await channel.track({ at: 1 }))
      })
    })`)
  await script.said("tracked ok")
  await expect.poll(() => Object.keys(here.presenceState())).toEqual(["doomed"])
  await script.kill()
  await expect.poll(() => Object.keys(here.presenceState())).toEqual([])
})
