import { expect, test } from "vitest"
import { cachedPage, MINUTE, page, settled, setUp, textOf } from "../testing/page-cache.ts"
import type { RenderResult } from "./page-cache.ts"

test("a hundred concurrent visitors cost one render", async () => {
  let renders = 0
  const { cache } = setUp(async () => cachedPage(`v${++renders}`))
  const all = await Promise.all(Array.from({ length: 100 }, () => cache.renderAndStore("/", "id")))
  expect(new Set(all.map(textOf))).toEqual(new Set(["v1"]))
  expect(textOf(cache.get("/"))).toBe("v1")
})

test("a stale page is served while one render replaces it", async () => {
  let renders = 0
  const { cache, clock } = setUp(async () => cachedPage(`v${++renders}`))
  await cache.renderAndStore("/", "id")
  clock.now += MINUTE - 1
  expect(textOf(cache.get("/"))).toBe("v1")
  await settled()
  expect(renders).toBe(1)
  clock.now += 2
  expect([cache.get("/"), cache.get("/")].map(textOf)).toEqual(["v1", "v1"])
  await settled()
  expect([renders, textOf(cache.get("/"))]).toEqual([2, "v2"])
})

test("a change during a render leaves no outdated page behind", async () => {
  const first = Promise.withResolvers<RenderResult>()
  let renders = 0
  const { cache } = setUp(() => (renders++ === 0 ? first.promise : Promise.resolve(cachedPage("after"))))
  const early = cache.renderAndStore("/", "id")
  cache.drop(["events"])
  const late = cache.renderAndStore("/", "id")
  expect(textOf(await late)).toBe("after")
  first.resolve(cachedPage("before"))
  expect(textOf(await early)).toBe("before")
  expect(textOf(cache.get("/"))).toBe("after")
})

test("a change during a background refresh does not restore the old page", async () => {
  const refresh = Promise.withResolvers<RenderResult>()
  let renders = 0
  const { cache, clock } = setUp(() =>
    renders++ === 0 ? Promise.resolve(cachedPage("v1")) : refresh.promise,
  )
  await cache.renderAndStore("/", "id")
  clock.now += 2 * MINUTE
  cache.get("/")
  cache.drop(["events"])
  refresh.resolve(cachedPage("v1 again"))
  await settled()
  expect(cache.get("/")).toBeUndefined()
})

test("a change in another table keeps the page being rendered", async () => {
  const first = Promise.withResolvers<RenderResult>()
  const { cache } = setUp(() => first.promise)
  const filling = cache.renderAndStore("/", "id")
  cache.drop(["news"])
  first.resolve(cachedPage("v1"))
  await filling
  expect(textOf(cache.get("/"))).toBe("v1")
})

test("a page that became personal or vanished leaves the cache at its next refresh", async () => {
  const outcomes: RenderResult[] = [cachedPage("v1"), { kind: "personal" }]
  const { cache, clock } = setUp(async () => outcomes.shift()!)
  await cache.renderAndStore("/", "id")
  clock.now += 2 * MINUTE
  cache.get("/")
  await settled()
  expect(cache.get("/")).toBeUndefined()
  expect(cache.isPersonal("/")).toBe(true)
})

test("random URLs can neither evict popular pages nor grow the cache without limit", async () => {
  const { cache } = setUp(async key => cachedPage(key), { maxPages: 50, maxBytes: 10_000 })
  await cache.renderAndStore("/", "id")
  for (let n = 0; n < 1_000; n++) {
    cache.get("/")
    await cache.renderAndStore(`/?x=${n}`, "id")
  }
  expect(textOf(cache.get("/"))).toBe("/")
  expect(cache.size.pages).toBe(50)
})

test("cached bytes stay under the limit and are subtracted on eviction", async () => {
  const { cache } = setUp(async key => ({ kind: "page", page: page(key, ["events"], 100) }), {
    maxBytes: 1_000,
  })
  for (let n = 0; n < 30; n++) await cache.renderAndStore(`/${n}`, "id")
  expect(cache.size).toEqual({ pages: 10, bytes: 1_000 })
  cache.drop(["events"])
  expect(cache.size).toEqual({ pages: 0, bytes: 0 })
})

test("from the moment at which the clock changes a page, it is rendered before it is sent", async () => {
  let renders = 0
  const until = 1_000_000 + 5_000
  const { cache, clock } = setUp(async () => ({ kind: "page", page: { ...page(`v${++renders}`), until } }))
  await cache.renderAndStore("/", "id")
  clock.now = until - 1
  expect(textOf(cache.get("/"))).toBe("v1")
  clock.now = until
  expect(cache.get("/")).toBeUndefined()
  await cache.renderAndStore("/", "id")
  // The clock of the database may be late, so the page is rendered again after a second, and not for every visitor.
  clock.now = until + 999
  expect(textOf(cache.get("/"))).toBe("v2")
  clock.now = until + 1_000
  expect(cache.get("/")).toBeUndefined()
})

test("a page that the clock has changed is sent if it cannot be rendered", async () => {
  const until = 1_000_000 + 5_000
  let isDown = false
  const { cache, clock } = setUp(async () => {
    if (isDown) throw new Error("no database")
    return { kind: "page", page: { ...page("old"), until } }
  })
  await cache.renderAndStore("/", "id")
  clock.now = until
  isDown = true
  expect(textOf(await cache.renderAndStore("/", "id"))).toBe("old")
  expect(textOf(cache.get("/"))).toBe("old")
})
