import { randomUUID } from "node:crypto"
import type { RealtimeChannel } from "@supabase/supabase-js"
import { afterAll, expect, test } from "vitest"
import { realtimeBackend, subscribed } from "../testing/realtime-backend.ts"

const live = await realtimeBackend()
afterAll(live.close)

async function enter(name: string, key: string, vsn = "2.0.0") {
  const client = live.client({ vsn })
  const channel = client.channel(name, { config: { presence: { key } } })
  const events: string[] = []
  channel
    .on("presence", { event: "sync" }, () => events.push("sync"))
    .on("presence", { event: "join" }, ({ key }) => events.push(`join ${key}`))
    .on("presence", { event: "leave" }, ({ key }) => events.push(`leave ${key}`))
  expect(await subscribed(channel)).toBe("SUBSCRIBED")
  return { client, channel, events }
}

function present(channel: RealtimeChannel) {
  const entries = Object.entries(channel.presenceState<{ at?: number }>())
  return Object.fromEntries(entries.map(([key, metas]) => [key, metas.map(({ at }) => at)]))
}

test.each(["1.0.0", "2.0.0"])("version %s: tracked clients see each other join and leave", async vsn => {
  const name = randomUUID()
  const ann = await enter(name, "ann", vsn)
  const bob = await enter(name, "bob", vsn)
  expect(await ann.channel.track({ at: 1 })).toBe("ok")
  expect(await bob.channel.track({ at: 2 })).toBe("ok")
  for (const { channel } of [ann, bob]) {
    await expect.poll(() => present(channel)).toEqual({ ann: [1], bob: [2] })
  }
  await ann.channel.track({ at: 3 })
  await expect.poll(() => present(bob.channel)).toEqual({ ann: [3], bob: [2] })
  expect(await ann.channel.untrack()).toBe("ok")
  await expect.poll(() => present(bob.channel)).toEqual({ bob: [2] })
  expect(bob.events).toContain("leave ann")
})

test("a client that joins later gets the current state", async () => {
  const name = randomUUID()
  const first = await enter(name, "first")
  await first.channel.track({ at: 1 })
  const second = await enter(name, "second")
  await expect.poll(() => present(second.channel)).toEqual({ first: [1] })
})

test("a broken connection removes its presence; another client with the same key stays", async () => {
  const name = randomUUID()
  const watcher = await enter(name, "watcher")
  const [tab, otherTab] = [await enter(name, "ann"), await enter(name, "ann")]
  await tab.channel.track({ at: 1 })
  await otherTab.channel.track({ at: 2 })
  await expect.poll(() => present(watcher.channel)).toEqual({ ann: [1, 2] })
  await tab.client.realtime.disconnect()
  await expect.poll(() => present(watcher.channel)).toEqual({ ann: [2] })
  await otherTab.client.removeChannel(otherTab.channel)
  await expect.poll(() => present(watcher.channel)).toEqual({})
})

test("keys with a meaning in JavaScript work like any other", async () => {
  const name = randomUUID()
  const [odd, watcher] = [await enter(name, "__proto__"), await enter(name, "constructor")]
  await odd.channel.track({ at: 1 })
  await watcher.channel.track({ at: 2 })
  await expect.poll(() => watcher.events).toContain("join __proto__")
  expect(({} as Record<string, unknown>).metas).toBeUndefined()
})

test("too many presence events close the channel with hosted's message", async () => {
  const { channel } = await enter(randomUUID(), "busy")
  const told: string[] = []
  channel.on("system", {}, ({ message }) => told.push(message))
  for (let n = 0; n < 6; n++) void channel.track({ at: n })
  await expect.poll(() => told).toContain("Client presence rate limit exceeded")
  await expect.poll(() => channel.state).toBe("closed")
})
