import { readdirSync } from "node:fs"
import { setTimeout as sleep } from "node:timers/promises"
import { expect, onTestFailed, onTestFinished, test } from "vitest"
import { chance, summary } from "./random-delays.ts"
import { freePort, RunningSite } from "./running-site.ts"
import { brokenPromises, Writers } from "./writers.ts"

const KILLS = 20

test("a site that is killed while people write comes back with everything it acknowledged", async () => {
  const { seed, between } = chance()
  const site = await RunningSite.first()
  onTestFailed(() => console.error(site.output))
  onTestFinished(() => site.remove())
  const writers = await Writers.onto(site)
  const returns: number[] = []
  writers.start()
  onTestFinished(() => writers.stop())
  for (let kill = 1; kill <= KILLS; kill++) {
    await writers.nextAcknowledgement()
    await sleep(between(0, 400))
    await site.kill()
    returns.push(await site.start())
    expect(await brokenPromises(site, writers.acknowledged), `seed ${seed}, kill ${kill}`).toEqual({
      lost: [],
      twice: [],
    })
  }
  await writers.stop()
  expect(await brokenPromises(site, writers.acknowledged), `seed ${seed}`).toEqual({ lost: [], twice: [] })
  expect(writers.acknowledged.size).toBeGreaterThan(KILLS)
  console.info(
    `${KILLS} kills of the site, ${writers.acknowledged.size} notes, back after ${summary(returns)}, seed ${seed}`,
  )
}, 400_000)

test("first starts that are killed half-way leave a folder that starts", async () => {
  const { seed, between } = chance()
  const site = await RunningSite.onNewFolder()
  onTestFailed(() => console.error(`seed ${seed}`, site.output))
  onTestFinished(() => site.remove())
  for (let kill = 1; kill <= 5; kill++) {
    const start = site.spawn(site.port)
    const gone = new Promise(resolve => start.once("exit", resolve))
    await sleep(between(200, 1500))
    start.kill("SIGKILL")
    await gone
  }
  await site.start()
  const [history] = await site.sql<{ applied: number }>(
    "select count(*)::int as applied from supabase_migrations.schema_migrations",
  )
  expect(history?.applied).toBe(readdirSync("supabase/migrations").length)
}, 200_000)

test("a second site on the same folder is refused and says which process has it", async () => {
  const site = await RunningSite.first()
  onTestFailed(() => console.error(site.output))
  onTestFinished(() => site.remove())
  const second = site.spawn(await freePort())
  let message = ""
  second.stderr.on("data", (bytes: Buffer) => {
    message += bytes
  })
  const code = await new Promise(resolve => second.once("exit", resolve))
  expect(code).toBe(1)
  expect(message).toContain(`in use by process ${site.pid}`)
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200)
}, 200_000)

test("a note that is lost or kept twice is noticed", async () => {
  const site = await RunningSite.first()
  onTestFinished(() => site.remove())
  const writers = await Writers.onto(site)
  expect(await brokenPromises(site, writers.acknowledged)).toEqual({ lost: [], twice: [] })
  await site.sql(
    "insert into public.crash_notes values ('twice'), ('twice'); delete from public.crash_notes where note = 'first'",
  )
  expect(await brokenPromises(site, writers.acknowledged)).toEqual({ lost: ["first"], twice: ["twice"] })
}, 200_000)
