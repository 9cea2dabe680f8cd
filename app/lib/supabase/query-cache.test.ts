import { expect, test } from "vitest"
import { QueryCache } from "./query-cache.ts"

const unexpected = (error: unknown) => {
  throw error
}

test("many readers at once put one question", async () => {
  const reads = new QueryCache()
  let asked = 0
  const ask = async () => ++asked
  const answers = await Promise.all(Array.from({ length: 50 }, () => reads.read("a", ["t"], ask, unexpected)))
  expect(answers).toEqual(Array(50).fill(1))
})

test("after a minute the old answer serves while one refresh runs", async () => {
  const clock = { now: 0 }
  const reads = new QueryCache(() => clock.now)
  let asked = 0
  const ask = async () => ++asked
  expect(await reads.read("a", ["t"], ask, unexpected)).toBe(1)

  clock.now = 60_001
  expect(await reads.read("a", ["t"], ask, unexpected)).toBe(1)
  expect(await reads.read("a", ["t"], ask, unexpected)).toBe(2)
  expect(asked).toBe(2)
})

test("a failed refresh is reported, and the old answer serves on", async () => {
  const clock = { now: 0 }
  const reads = new QueryCache(() => clock.now)
  const reported: unknown[] = []
  const report = (error: unknown) => void reported.push(error)
  await reads.read("a", ["t"], async () => "old", report)

  clock.now = 60_001
  const fail = async () => {
    throw new Error("database away")
  }
  expect(await reads.read("a", ["t"], fail, report)).toBe("old")
  await Promise.resolve()
  expect(await reads.read("a", ["t"], fail, report)).toBe("old")
  expect(reported).toHaveLength(1)
})

test("a failed first read is not kept", async () => {
  const reads = new QueryCache()
  await expect(reads.read("a", ["t"], () => Promise.reject(new Error("no")), unexpected)).rejects.toThrow(
    "no",
  )
  expect(await reads.read("a", ["t"], async () => "yes", unexpected)).toBe("yes")
})

test("a change drops the answers made from that table and no others", async () => {
  const reads = new QueryCache()
  await reads.read("events", ["events"], async () => "old", unexpected)
  await reads.read("team", ["team"], async () => "old", unexpected)
  reads.drop(["events"])
  expect(await reads.read("events", ["events"], async () => "new", unexpected)).toBe("new")
  expect(await reads.read("team", ["team"], async () => "new", unexpected)).toBe("old")
  reads.drop("all")
  expect(await reads.read("team", ["team"], async () => "new", unexpected)).toBe("new")
})

test("an answer asked before a change never replaces one asked after it", async () => {
  const reads = new QueryCache()
  const slow = Promise.withResolvers<string>()
  const early = reads.read("a", ["t"], () => slow.promise, unexpected)
  reads.drop(["t"])
  await reads.read("a", ["t"], async () => "after", unexpected)
  slow.resolve("before")
  expect(await early).toBe("before")
  expect(await reads.read("a", ["t"], async () => "asked again", unexpected)).toBe("after")
})

test("a refresh under way when a change comes does not bring the old answer back", async () => {
  const clock = { now: 0 }
  const reads = new QueryCache(() => clock.now)
  await reads.read("a", ["t"], async () => "first", unexpected)
  clock.now = 60_001
  const slow = Promise.withResolvers<string>()
  await reads.read("a", ["t"], () => slow.promise, unexpected)
  reads.drop(["t"])
  await reads.read("a", ["t"], async () => "after", unexpected)
  slow.resolve("stale refresh")
  await slow.promise
  expect(await reads.read("a", ["t"], async () => "asked again", unexpected)).toBe("after")
})

test("the number of kept answers is bounded", async () => {
  const reads = new QueryCache()
  let asked = 0
  const ask = async () => ++asked
  for (let i = 0; i <= 1_000; i++) await reads.read(`key ${i}`, ["t"], ask, unexpected)
  await reads.read("key 0", ["t"], ask, unexpected)
  expect(asked).toBe(1_002)
})
