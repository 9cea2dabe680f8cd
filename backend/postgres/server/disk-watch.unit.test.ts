import { existsSync, mkdtempSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { watchDisk } from "./disk-watch.ts"

const MEGABYTE = 1024 * 1024
const NEVER = 2 ** 30

/** A disk with an adjustable amount of free space, in megabytes. */
async function testDisk(megabytes: number) {
  const dataDir = mkdtempSync(join(tmpdir(), "open-airway-test-"))
  const lines: string[] = []
  const disk = { megabytes }
  const watch = await watchDisk({
    ...{ dataDir, minFreeBytes: 10 * MEGABYTE, reserveBytes: 2 * MEGABYTE, intervalMs: NEVER },
    freeBytes: async () => disk.megabytes * MEGABYTE,
    log: line => lines.push(line),
  })
  onTestFinished(async () => {
    await watch.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })
  async function setFree(next: number) {
    disk.megabytes = next
    await watch.check()
  }
  return { watch, lines, setFree, dataDir, reserve: join(dataDir, "disk-reserve") }
}

test("a disk with space gets a reserve file, once, and no log line", async () => {
  const { watch, lines, setFree, reserve } = await testDisk(100)
  expect(existsSync(reserve)).toBe(false)
  await setFree(100)
  expect(statSync(reserve).size).toBe(2 * MEGABYTE)
  const { mtimeMs } = statSync(reserve)
  await setFree(98)
  expect(statSync(reserve).mtimeMs).toBe(mtimeMs)
  expect([watch.isFull, lines]).toEqual([false, []])
})

test("a full disk is logged once, its reserve is freed, and it ends by itself with one line", async () => {
  const { watch, lines, setFree, reserve, dataDir } = await testDisk(100)
  await setFree(100)
  for (const free of [9, 11, 0, 5]) {
    await setFree(free)
    expect([watch.isFull, existsSync(reserve)]).toEqual([true, false])
  }
  expect(lines).toEqual([
    `The disk is full (9 MB left for ${dataDir}): the site can be read, but saves nothing until space is freed`,
  ])
  await setFree(20)
  expect([watch.isFull, existsSync(reserve)]).toEqual([false, true])
  expect(lines.slice(1)).toEqual(["The disk has space again: the site saves as usual"])
})

test("a disk that is full at the start is known before PostgreSQL starts", async () => {
  const { watch, lines } = await testDisk(3)
  expect(watch.isFull).toBe(true)
  expect(lines).toHaveLength(1)
})

test("an unknown amount of free space is logged once and changes nothing", async () => {
  const lines: string[] = []
  const watch = await watchDisk({
    ...{ dataDir: "/nowhere/at/all", intervalMs: NEVER, log: line => lines.push(line) },
  })
  await watch.check()
  await watch.stop()
  expect(watch.isFull).toBe(false)
  expect(lines).toEqual([expect.stringMatching(/^The free disk space is unknown: ENOENT/)])
})
