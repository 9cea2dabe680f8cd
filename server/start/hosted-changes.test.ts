import { expect, test } from "vitest"
import { createLog } from "../logging/log.ts"
import type { Tables } from "../pages/page-cache.ts"
import { startRealtimeServer } from "../testing/realtime-server.ts"
import { subscribeToHostedChanges, visitorClient } from "./hosted-changes.ts"

test('hosted changes are reported, and "all" after a lost connection', async () => {
  const realtime = await startRealtimeServer()
  const heard: Tables[] = []
  const resolvers: (() => void)[] = []
  const lines: string[] = []
  const log = createLog({ pretty: false, write: text => lines.push(text) })
  const hear = (tables: Tables) => {
    heard.push(tables)
    for (const resolve of resolvers.splice(0)) resolve()
  }
  const next = () => new Promise<void>(resolve => resolvers.push(resolve))

  const subscribed = next()
  const stop = await subscribeToHostedChanges(realtime.url, "sb_publishable_test", hear, log)
  await subscribed
  expect(heard).toEqual(["all"])

  const changed = next()
  realtime.announce("events")
  await changed
  expect(heard).toEqual(["all", ["events"]])

  const again = next()
  realtime.dropConnections()
  await again
  expect(heard).toEqual(["all", ["events"], "all"])
  log.flush()
  expect(lines.join("")).toContain("the change feed is interrupted")

  await stop()
  await realtime.close()
})

test("the server's realtime client uses the specification's intervals", async () => {
  const { realtime } = await visitorClient("http://hosted.test", "sb_publishable_test")
  expect([realtime.timeout, realtime.heartbeatIntervalMs]).toEqual([10_000, 30_000])
  expect([1, 2, 3, 4, 5].map(tries => realtime.reconnectAfterMs(tries))).toEqual([
    1_000, 2_000, 5_000, 10_000, 10_000,
  ])
})
