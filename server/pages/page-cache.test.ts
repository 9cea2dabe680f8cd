import { expect, test } from "vitest"
import { kept, MINUTE, page, settled, setUp, textOf } from "../testing/page-cache.ts"
import type { Rendered } from "./page-cache.ts"

test("a hundred visitors at once cost one rendering", async () => {
  let renders = 0
  const { cache } = setUp(async () => kept(`v${++renders}`))
  const all = await Promise.all(Array.from({ length: 100 }, () => cache.fill("/", "id")))
  expect(new Set(all.map(textOf))).toEqual(new Set(["v1"]))
  expect(textOf(cache.hit("/"))).toBe("v1")
})

test("an old page is served while one rendering replaces it", async () => {
  let renders = 0
  const { cache, clock } = setUp(async () => kept(`v${++renders}`))
  await cache.fill("/", "id")
  clock.now += MINUTE - 1
  expect(textOf(cache.hit("/"))).toBe("v1")
  await settled()
  expect(renders).toBe(1)
  clock.now += 2
  expect([cache.hit("/"), cache.hit("/")].map(textOf)).toEqual(["v1", "v1"])
  await settled()
  expect([renders, textOf(cache.hit("/"))]).toEqual([2, "v2"])
})

test("a change while a page is being rendered leaves no old page behind", async () => {
  const first = Promise.withResolvers<Rendered>()
  let renders = 0
  const { cache } = setUp(() => (renders++ === 0 ? first.promise : Promise.resolve(kept("after"))))
  const early = cache.fill("/", "id")
  cache.drop(["events"])
  const late = cache.fill("/", "id")
  expect(textOf(await late)).toBe("after")
  first.resolve(kept("before"))
  expect(textOf(await early)).toBe("before")
  expect(textOf(cache.hit("/"))).toBe("after")
})

test("a change during a background refresh does not bring the old page back", async () => {
  const refresh = Promise.withResolvers<Rendered>()
  let renders = 0
  const { cache, clock } = setUp(() => (renders++ === 0 ? Promise.resolve(kept("v1")) : refresh.promise))
  await cache.fill("/", "id")
  clock.now += 2 * MINUTE
  cache.hit("/")
  cache.drop(["events"])
  refresh.resolve(kept("v1 again"))
  await settled()
  expect(cache.hit("/")).toBeUndefined()
})

test("a change in another table keeps the page that is being rendered", async () => {
  const first = Promise.withResolvers<Rendered>()
  const { cache } = setUp(() => first.promise)
  const filling = cache.fill("/", "id")
  cache.drop(["news"])
  first.resolve(kept("v1"))
  await filling
  expect(textOf(cache.hit("/"))).toBe("v1")
})

test("a page that turned personal or vanished leaves the cache at its next refresh", async () => {
  const outcomes: Rendered[] = [kept("v1"), { kind: "personal" }]
  const { cache, clock } = setUp(async () => outcomes.shift()!)
  await cache.fill("/", "id")
  clock.now += 2 * MINUTE
  cache.hit("/")
  await settled()
  expect(cache.hit("/")).toBeUndefined()
  expect(cache.isPersonal("/")).toBe(true)
})

test("random addresses cannot push out the pages people read, nor grow without end", async () => {
  const { cache } = setUp(async key => kept(key), { maxPages: 50, maxBytes: 10_000 })
  await cache.fill("/", "id")
  for (let n = 0; n < 1_000; n++) {
    cache.hit("/")
    await cache.fill(`/?x=${n}`, "id")
  }
  expect(textOf(cache.hit("/"))).toBe("/")
  expect(cache.size.pages).toBe(50)
})

test("the bytes kept stay under their limit and are counted back when pages leave", async () => {
  const { cache } = setUp(async key => ({ kind: "page", page: page(key, ["events"], 100) }), {
    maxBytes: 1_000,
  })
  for (let n = 0; n < 30; n++) await cache.fill(`/${n}`, "id")
  expect(cache.size).toEqual({ pages: 10, bytes: 1_000 })
  cache.drop(["events"])
  expect(cache.size).toEqual({ pages: 0, bytes: 0 })
})
