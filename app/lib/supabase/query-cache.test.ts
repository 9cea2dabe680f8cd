import { expect, test } from "vitest"
import { QueryCache } from "./query-cache.ts"

const unexpected = (error: unknown) => {
  throw error
}

test("concurrent reads share one query", async () => {
  const cache = new QueryCache()
  let count = 0
  const query = async () => ++count
  const values = await Promise.all(
    Array.from({ length: 50 }, () => cache.read("a", ["t"], query, unexpected)),
  )
  expect(values).toEqual(Array(50).fill(1))
})

test("after a minute the stale value is served while one refresh runs", async () => {
  const clock = { now: 0 }
  const cache = new QueryCache(() => clock.now)
  let count = 0
  const query = async () => ++count
  expect(await cache.read("a", ["t"], query, unexpected)).toBe(1)

  clock.now = 60_001
  expect(await cache.read("a", ["t"], query, unexpected)).toBe(1)
  expect(await cache.read("a", ["t"], query, unexpected)).toBe(2)
  expect(count).toBe(2)
})

test("a failed refresh is reported and the stale value stays", async () => {
  const clock = { now: 0 }
  const cache = new QueryCache(() => clock.now)
  const reported: unknown[] = []
  const report = (error: unknown) => void reported.push(error)
  await cache.read("a", ["t"], async () => "old", report)

  clock.now = 60_001
  const fail = async () => {
    throw new Error("database unavailable")
  }
  expect(await cache.read("a", ["t"], fail, report)).toBe("old")
  await Promise.resolve()
  expect(await cache.read("a", ["t"], fail, report)).toBe("old")
  expect(reported).toHaveLength(1)
})

test("a failed first read is not cached", async () => {
  const cache = new QueryCache()
  await expect(cache.read("a", ["t"], () => Promise.reject(new Error("no")), unexpected)).rejects.toThrow(
    "no",
  )
  expect(await cache.read("a", ["t"], async () => "yes", unexpected)).toBe("yes")
})

test("a change drops only the entries that depend on the table", async () => {
  const cache = new QueryCache()
  await cache.read("events", ["events"], async () => "old", unexpected)
  await cache.read("team", ["team"], async () => "old", unexpected)
  cache.drop(["events"])
  expect(await cache.read("events", ["events"], async () => "new", unexpected)).toBe("new")
  expect(await cache.read("team", ["team"], async () => "new", unexpected)).toBe("old")
  cache.drop("all")
  expect(await cache.read("team", ["team"], async () => "new", unexpected)).toBe("new")
})

test("after a lost feed values are queried again, and the old one is used while that fails", async () => {
  const clock = { now: 0 }
  const cache = new QueryCache(() => clock.now)
  const reported: unknown[] = []
  const report = (error: unknown) => void reported.push(error)
  const fail = () => Promise.reject(new Error("database unavailable"))
  await cache.read("a", ["t"], async () => "old", report)
  cache.drop("all")
  expect(await cache.read("a", ["t"], fail, report)).toBe("old")
  expect(reported).toHaveLength(1)

  clock.now = 5_001
  expect(await cache.read("a", ["t"], async () => "new", report)).toBe("old")
  expect(await cache.read("a", ["t"], fail, report)).toBe("new")
})

test("after a lost feed and a change nothing old is used", async () => {
  const cache = new QueryCache()
  await cache.read("a", ["t"], async () => "old", unexpected)
  cache.drop("all")
  cache.drop(["t"])
  const fail = () => Promise.reject(new Error("database unavailable"))
  await expect(cache.read("a", ["t"], fail, unexpected)).rejects.toThrow("database unavailable")
})

test("a query started before a change never replaces one started after it", async () => {
  const cache = new QueryCache()
  const slow = Promise.withResolvers<string>()
  const early = cache.read("a", ["t"], () => slow.promise, unexpected)
  cache.drop(["t"])
  await cache.read("a", ["t"], async () => "after", unexpected)
  slow.resolve("before")
  expect(await early).toBe("before")
  expect(await cache.read("a", ["t"], async () => "queried again", unexpected)).toBe("after")
})

test("a refresh that runs during a change does not restore the old value", async () => {
  const clock = { now: 0 }
  const cache = new QueryCache(() => clock.now)
  await cache.read("a", ["t"], async () => "first", unexpected)
  clock.now = 60_001
  const slow = Promise.withResolvers<string>()
  await cache.read("a", ["t"], () => slow.promise, unexpected)
  cache.drop(["t"])
  await cache.read("a", ["t"], async () => "after", unexpected)
  slow.resolve("stale refresh")
  await slow.promise
  expect(await cache.read("a", ["t"], async () => "queried again", unexpected)).toBe("after")
})

test("the number of entries is limited", async () => {
  const cache = new QueryCache()
  let count = 0
  const query = async () => ++count
  for (let i = 0; i <= 1_000; i++) await cache.read(`key ${i}`, ["t"], query, unexpected)
  await cache.read("key 0", ["t"], query, unexpected)
  expect(count).toBe(1_002)
})

test("from the moment at which the clock changes a value, it is queried before it is used", async () => {
  const clock = { now: 10_000 }
  const cache = new QueryCache(() => clock.now)
  let count = 0
  const changesAt = () => new Date(30_000).toISOString()
  const read = () => cache.read("a", ["t"], async () => ++count, unexpected, changesAt)
  expect([await read(), await read()]).toEqual([1, 1])
  clock.now = 29_999
  expect(await read()).toBe(1)
  clock.now = 30_000
  expect(await Promise.all([read(), read()])).toEqual([2, 2])
  // The database may still have given the old answer, because its clock is late.
  clock.now = 30_999
  expect(await read()).toBe(2)
  clock.now = 31_000
  expect(await read()).toBe(3)
})

test("a value that the clock has changed is used if it cannot be queried again", async () => {
  const clock = { now: 0 }
  const cache = new QueryCache(() => clock.now)
  const reported: unknown[] = []
  const report = (error: unknown) => void reported.push(error)
  const changesAt = () => new Date(5_000).toISOString()
  await cache.read("a", ["t"], async () => "old", report, changesAt)
  clock.now = 5_000
  const down = () => Promise.reject(new Error("database unavailable"))
  expect(await cache.read("a", ["t"], down, report, changesAt)).toBe("old")
  expect(reported).toHaveLength(1)
})
