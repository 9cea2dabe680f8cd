import { expect, test } from "vitest"
import { kept, MINUTE, page, settled, setUp, textOf } from "../testing/page-cache.ts"

const DAY = 24 * 60 * MINUTE

test("while the backend is down old pages stay for a day and the backend is asked every five seconds", async () => {
  let renders = 0
  let down = false
  const { cache, clock, lines, log } = setUp(async () => {
    renders++
    if (down) throw new Error("connection refused")
    return kept("old")
  })
  await cache.fill("/", "id")
  down = true
  clock.now += 2 * MINUTE
  for (let second = 0; second < 10; second++) {
    expect(textOf(cache.hit("/"))).toBe("old")
    await settled()
    clock.now += 1_000
  }
  expect(renders).toBe(3)
  log.flush()
  expect(lines.join("")).toContain("page kept although it is old")
  clock.now += DAY
  expect(cache.hit("/")).toBeUndefined()
  await expect(cache.fill("/", "id")).rejects.toThrow("connection refused")
})

test("after a lost feed one rendering is awaited, and if it fails the old page is better than none", async () => {
  let down = true
  let renders = 0
  const { cache, clock } = setUp(async () => {
    if (renders++ > 0 && down) return { kind: "passing", page: { ...page("failed"), status: 500 } }
    return kept(`v${renders}`)
  })
  await cache.fill("/", "id")
  cache.drop("all")
  expect(cache.hit("/")).toBeUndefined()
  expect(textOf(await cache.fill("/", "id"))).toBe("v1")
  expect(textOf(cache.hit("/"))).toBe("v1")
  down = false
  clock.now += 6_000
  cache.hit("/")
  await settled()
  expect(textOf(cache.hit("/"))).toBe("v3")
})
