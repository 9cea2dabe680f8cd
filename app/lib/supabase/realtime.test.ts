import { createClient } from "@supabase/supabase-js"
import { expect, test } from "vitest"
import type { Database } from "./database.types.ts"
import { openChannel, REALTIME, reconnectAfterMs } from "./realtime.ts"
import type { SupabaseDb } from "./types.ts"

test("supabase-js uses our constants", () => {
  const { realtime } = createClient("http://site.test", "key", { realtime: REALTIME })
  expect([realtime.timeout, realtime.heartbeatIntervalMs]).toEqual([10_000, 30_000])
  const delays = [1, 2, 3, 4].map(tries => realtime.reconnectAfterMs(tries) / reconnectAfterMs(tries, 0.5))
  expect(delays.every(share => share >= 0.8 && share <= 1.2)).toBe(true)
})

test("reconnects after 1, 2, 5 and then every 10 seconds", () => {
  expect([1, 2, 3, 4, 5, 99].map(tries => reconnectAfterMs(tries, 0.5))).toEqual([
    1_000, 2_000, 5_000, 10_000, 10_000, 10_000,
  ])
})

test("reconnect delays are spread by 20 percent", () => {
  expect([reconnectAfterMs(4, 0), reconnectAfterMs(4, 1)]).toEqual([8_000, 12_000])
})

test("each subscription has its own channel until its part of the page is removed", async () => {
  const db: SupabaseDb = createClient<Database>("http://127.0.0.1:9", "key")
  const subscription = {
    listen: (channel: ReturnType<typeof db.channel>) =>
      channel.on("postgres_changes", { event: "UPDATE", schema: "public", table: "event_dates" }, () => {}),
    read: async () => [],
    take: () => {},
  }
  openChannel(db, AbortSignal.abort(), subscription)
  expect(db.getChannels()).toHaveLength(0)
  const [first, second] = [new AbortController(), new AbortController()]
  openChannel(db, first.signal, subscription)
  openChannel(db, second.signal, subscription)
  expect(db.getChannels()).toHaveLength(2)
  first.abort()
  await expect.poll(() => db.getChannels().length).toBe(1)
  second.abort()
  await expect.poll(() => db.getChannels().length).toBe(0)
})
