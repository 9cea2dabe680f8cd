import { afterAll, expect, test } from "vitest"
import { realtimeBackend, subscribed } from "../testing/realtime-backend.ts"

const live = await realtimeBackend(["lobby"])
afterAll(live.close)

test("visitors and members cannot join a public channel that is not listed", async () => {
  const { client: member } = await live.member()
  for (const client of [live.client(), member]) {
    expect(await subscribed(client.channel("anything"))).toContain("Unauthorized")
    expect(await subscribed(client.channel("lobby"))).toBe("SUBSCRIBED")
  }
})

test("a channel for row changes carries no broadcasts or presence of visitors", async () => {
  const received: unknown[] = []
  const filter = { event: "*", schema: "public", table: "notes" } as const
  const listener = live.client().channel("changes")
  listener.on("postgres_changes", filter, ({ new: row }) => received.push(row))
  listener.on("broadcast", { event: "*" }, message => received.push(message))
  expect(await subscribed(listener)).toBe("SUBSCRIBED")
  const sender = live
    .client()
    .channel("changes")
    .on("postgres_changes", filter, () => {})
  expect(await subscribed(sender)).toBe("SUBSCRIBED")
  await sender.send({ type: "broadcast", event: "msg", payload: {} })
  expect(await sender.track({ name: "me" })).toBe("error")
  await live.sql("insert into public.notes (title, published) values ('seen', true)")
  await expect.poll(() => received).toEqual([expect.objectContaining({ title: "seen" })])
})

test("a broadcast over HTTP reaches a public topic only from the service", async () => {
  const received: unknown[] = []
  const listener = live
    .client()
    .channel("lobby")
    .on("broadcast", { event: "*" }, ({ event }) => received.push(event))
  await subscribed(listener)
  const send = async (apiKey: string, topic: string, event: string) => {
    const url = `${live.server.url}/realtime/v1/api/broadcast/${topic}/events/${event}`
    const headers = { apikey: apiKey, "content-type": "application/json" }
    return (await fetch(url, { method: "POST", headers, body: "{}" })).status
  }
  expect(await send(live.keys.publishableKey, "elsewhere", "a")).toBe(403)
  expect(await send(live.keys.secretKey, "elsewhere", "b")).toBe(202)
  expect(await send(live.keys.publishableKey, "lobby", "c")).toBe(202)
  await expect.poll(() => received).toEqual(["c"])
})
