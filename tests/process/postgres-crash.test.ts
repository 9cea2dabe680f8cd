import { rename } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { expect, onTestFailed, onTestFinished, test } from "vitest"
import { chance, summary } from "./random-delays.ts"
import { RunningSite } from "./running-site.ts"
import { brokenPromises, Writers } from "./writers.ts"

const KILLS = 20

test("a database that is killed while people write comes back, and the site stays up meanwhile", async () => {
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
    site.killPostgres()
    const killed = performance.now()
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200)
    await site.ready()
    await writers.nextAcknowledgement()
    returns.push(performance.now() - killed)
    expect(await brokenPromises(site, writers.acknowledged), `seed ${seed}, kill ${kill}`).toEqual({
      lost: [],
      twice: [],
    })
  }
  await writers.stop()
  expect(site.isRunning).toBe(true)
  expect(await brokenPromises(site, writers.acknowledged), `seed ${seed}`).toEqual({ lost: [], twice: [] })
  // Nobody was left without an answer, and the only excuse was that the database is away.
  expect([...writers.answers.keys()].filter(status => status !== "201" && status !== "503")).toEqual([])
  console.info(
    `${KILLS} kills of PostgreSQL, ${writers.acknowledged.size} notes, back after ${summary(returns)}, seed ${seed}`,
  )
}, 400_000)

test("while the database cannot start the site says so, and goes on by itself when it can", async () => {
  const site = await RunningSite.first()
  onTestFailed(() => console.error(site.output))
  onTestFinished(() => site.remove())
  const writers = await Writers.onto(site)
  const folder = join(site.dataDir, "postgres")
  site.killPostgres()
  await rename(folder, `${folder}.away`)
  writers.start()
  onTestFinished(() => writers.stop())
  while (!writers.answers.has("503") || (await fetch(`${site.url}/readyz`)).status !== 503) await sleep(50)
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200)

  await rename(`${folder}.away`, folder)
  await writers.nextAcknowledgement()
  await site.ready()
  await writers.stop()
  expect(site.isRunning).toBe(true)
  expect(await brokenPromises(site, writers.acknowledged)).toEqual({ lost: [], twice: [] })
  expect([...writers.answers.keys()].filter(status => status !== "201" && status !== "503")).toEqual([])
}, 200_000)

test("a child that does not notice the end of its server keeps nobody from coming back", async () => {
  const site = await RunningSite.first()
  onTestFailed(() => console.error(site.output))
  onTestFinished(() => site.remove())
  const writers = await Writers.onto(site)
  const { postmaster, children } = site.postgresProcesses()
  process.kill(children.at(-1)!, "SIGSTOP")
  process.kill(postmaster, "SIGKILL")
  writers.start()
  onTestFinished(() => writers.stop())
  await writers.nextAcknowledgement()
  await writers.stop()
  expect(await brokenPromises(site, writers.acknowledged)).toEqual({ lost: [], twice: [] })
}, 200_000)
