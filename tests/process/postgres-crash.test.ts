import { rename } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { afterAll, beforeEach, expect, onTestFinished, test } from "vitest"
import { KILLS, randomCounts } from "./kill-schedule.ts"
import { RunningSite } from "./running-site.ts"
import { inconsistencies, Writers } from "./writers.ts"

const site = await RunningSite.start()
afterAll(() => site.remove())
beforeEach(({ onTestFailed }) => onTestFailed(() => console.error(site.output)))

test("PostgreSQL killed during writes comes back while the site stays up", async () => {
  const { seed, between } = randomCounts()
  const writers = await newWriters()
  writers.start()
  for (let kill = 1; kill <= KILLS; kill++) {
    await writers.acknowledgements(between(1, 40))
    site.killPostgres()
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200)
    await site.ready()
    await writers.acknowledgements()
    const found = await inconsistencies(site, writers.acknowledged)
    expect(found, `seed ${seed}, kill ${kill}`).toEqual({ lost: [], duplicated: [] })
  }
  await expectConsistent(writers)
})

test("while PostgreSQL cannot start the site responds 503, and recovers without a restart", async () => {
  const writers = await newWriters()
  const folder = join(site.dataDir, "postgres")
  site.killPostgres()
  await rename(folder, `${folder}.away`)
  writers.start()
  await writers.response("503")
  while ((await fetch(`${site.url}/readyz`)).status !== 503) await delay(50)
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200)

  await rename(`${folder}.away`, folder)
  await writers.acknowledgements()
  await site.ready()
  await expectConsistent(writers)
})

test("PostgreSQL restarts although a stopped child process of the old server remains", async () => {
  const writers = await newWriters()
  const { postmaster, children } = site.postgresProcesses()
  process.kill(children.at(-1)!, "SIGSTOP")
  process.kill(postmaster, "SIGKILL")
  writers.start()
  // Until then, children of the killed server that still run may acknowledge notes.
  await site.postgresReady()
  await writers.acknowledgements()
  await writers.stop()
  const found = await inconsistencies(site, writers.acknowledged)
  expect(found).toEqual({ lost: [], duplicated: [] })
})

async function newWriters() {
  const writers = await Writers.create(site)
  onTestFinished(() => writers.stop())
  return writers
}

async function expectConsistent(writers: Writers) {
  await writers.stop()
  expect(site.isRunning).toBe(true)
  expect(await inconsistencies(site, writers.acknowledged)).toEqual({ lost: [], duplicated: [] })
  // No client was left without a response, and an unavailable database is the only error.
  expect([...writers.responses.keys()].filter(status => status !== "201" && status !== "503")).toEqual([])
}
