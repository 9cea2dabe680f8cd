import { afterAll, expect, test, vi } from "vitest"
import { openBackend } from "#backend/open.ts"
import { SITE_URL } from "#tests/support/backend.ts"
import { testDatabase } from "#tests/support/database.ts"
import { openRealtime } from "../realtime.ts"

const MINUTE = 60_000
const database = await testDatabase()
const opened = await openBackend({ dataDir: ".cache", databaseUrl: database.url })
afterAll(async () => {
  await opened.close()
  await database.drop()
})

async function counts() {
  const [row] = await database.sql(`select (select count(*)::int from realtime.outbox) as outbox,
    (select count(*)::int from realtime.envelopes) as envelopes,
    (select array_agg(topic order by topic) from realtime.messages) as messages`)
  return row
}

test("outbox, envelopes and messages are deleted after their retention", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] })
  const realtime = await openRealtime({ ...opened, siteUrl: SITE_URL })
  await database.sql(`delete from realtime.outbox;
    insert into realtime.messages (topic, extension, inserted_at) values ('old', 'broadcast', now() - interval '4 days'),
      ('young', 'broadcast', now() - interval '2 days');
    insert into realtime.envelopes (body, sent_at) values ('old', now() - interval '2 minutes'), ('young', now());
    update site_settings set tagline = 'One.'`)
  await sweepFor(10_000)
  await expect.poll(counts).toEqual({ outbox: 1, envelopes: 1, messages: ["young"] })
  await sweepFor(4 * MINUTE)
  expect(await counts()).toMatchObject({ outbox: 1 })
  await sweepFor(2 * MINUTE)
  await expect.poll(counts).toMatchObject({ outbox: 0 })
  vi.useRealTimers()
  await realtime.close()
})

/** Advances the service's timers, with time for its queries after each step. */
async function sweepFor(milliseconds: number) {
  for (let passed = 0; passed < milliseconds; passed += 10_000) {
    await vi.advanceTimersByTimeAsync(10_000)
    await database.sql("select pg_sleep(0.05)")
  }
}
