import { expect, test } from "vitest"
import { cachedPage, MINUTE, page, settled, setUp, textOf } from "../testing/page-cache.ts"

const DAY = 24 * 60 * MINUTE

test("while the backend is down, stale pages are served for a day and retried every five seconds", async () => {
  let renders = 0
  let down = false
  const { cache, clock, lines, log } = setUp(async () => {
    renders++
    if (down) throw new Error("connection refused")
    return cachedPage("old")
  })
  await cache.renderAndStore("/", "id")
  down = true
  clock.now += 2 * MINUTE
  for (let second = 0; second < 10; second++) {
    expect(textOf(cache.get("/"))).toBe("old")
    await settled()
    clock.now += 1_000
  }
  expect(renders).toBe(3)
  log.flush()
  expect(lines.join("")).toContain("serving the stale page")
  clock.now += DAY
  expect(cache.get("/")).toBeUndefined()
  await expect(cache.renderAndStore("/", "id")).rejects.toThrow("connection refused")
})

test("after a lost feed a page is rendered again, and the stale one is used if that fails", async () => {
  let down = true
  let renders = 0
  const { cache, clock } = setUp(async () => {
    if (renders++ > 0 && down) return { kind: "uncached", page: { ...page("failed"), status: 500 } }
    return cachedPage(`v${renders}`)
  })
  await cache.renderAndStore("/", "id")
  cache.drop("all")
  expect(cache.get("/")).toBeUndefined()
  expect(textOf(await cache.renderAndStore("/", "id"))).toBe("v1")
  expect(textOf(cache.get("/"))).toBe("v1")
  down = false
  clock.now += 6_000
  cache.get("/")
  await settled()
  expect(textOf(cache.get("/"))).toBe("v3")
})
