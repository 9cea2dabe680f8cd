import { once } from "node:events"
import { existsSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { afterAll, beforeEach, expect, onTestFailed, onTestFinished, test } from "vitest"
import { freePort } from "#tests/support/free-port.ts"
import { KILLS, randomCounts } from "./kill-schedule.ts"
import { RunningSite } from "./running-site.ts"
import { inconsistencies, Writers } from "./writers.ts"

const site = await RunningSite.start()
afterAll(() => site.remove())
beforeEach(({ onTestFailed }) => onTestFailed(() => console.error(site.output)))

test("a site killed during writes restarts with every acknowledged write", async () => {
  const { seed, between } = randomCounts()
  const writers = await Writers.create(site)
  writers.start()
  onTestFinished(() => writers.stop())
  for (let kill = 1; kill <= KILLS; kill++) {
    await writers.acknowledgements(between(1, 40))
    await site.kill()
    await site.start()
    const found = await inconsistencies(site, writers.acknowledged)
    expect(found, `seed ${seed}, kill ${kill}`).toEqual({ lost: [], duplicated: [] })
  }
  await writers.stop()
  const found = await inconsistencies(site, writers.acknowledged)
  expect(found, `seed ${seed}`).toEqual({ lost: [], duplicated: [] })
  expect(writers.acknowledged.size).toBeGreaterThan(KILLS)
})

test("a data folder starts after first starts killed at every step", async () => {
  const newSite = await RunningSite.onEmptyFolder()
  onTestFailed(() => console.error(newSite.output))
  onTestFinished(() => newSite.remove())
  const socket = join(newSite.dataDir, "socket/.s.PGSQL.5432")
  const steps = [
    () => newSite.output.includes("Creating the database"),
    () => newSite.output.includes("Starting PostgreSQL"),
    () => newSite.output.includes("Starting PostgreSQL") && existsSync(socket),
    () => newSite.output.includes("Applied"),
    () => newSite.output.includes("Loading the built site"),
  ]
  for (const isReached of steps) {
    const start = newSite.spawn(newSite.port)
    const exit = once(start, "exit")
    while (!isReached()) {
      // The address is printed last: the step was never announced.
      const isOver = start.exitCode !== null || newSite.output.includes(`:${newSite.port}`)
      if (isOver) throw new Error(`the site was not killed in time:\n${newSite.output}`)
      await delay(1)
    }
    start.kill("SIGKILL")
    await exit
  }
  await newSite.start()
  const [history] = await newSite.sql<{ applied: number }>(
    "select count(*)::int as applied from supabase_migrations.schema_migrations",
  )
  expect(history?.applied).toBe(readdirSync("supabase/migrations").length)
})

test("a second site on the same folder is refused with the process that uses it", async () => {
  const second = site.spawn(await freePort())
  let message = ""
  second.stderr.on("data", (bytes: Buffer) => {
    message += bytes
  })
  const [code] = await once(second, "close")
  expect(code).toBe(1)
  expect(message).toContain(`in use by process ${site.pid}`)
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200)
})

test("a lost and a duplicated note are detected", async () => {
  const writers = await Writers.create(site)
  expect(await inconsistencies(site, writers.acknowledged)).toEqual({ lost: [], duplicated: [] })
  await site.sql(
    "insert into public.crash_notes values ('twice'), ('twice'); delete from public.crash_notes where note = 'first'",
  )
  const found = await inconsistencies(site, writers.acknowledged)
  expect(found).toEqual({ lost: ["first"], duplicated: ["twice"] })
})
