import { afterEach, beforeEach, expect, test, vi } from "vitest"

const requested: string[] = []
let respond: () => Promise<unknown>
const reportNewBuild = vi.fn()

vi.mock("#app/lib/supabase/http.ts", () => ({
  http: (path: string) => {
    requested.push(path)
    return respond()
  },
}))
vi.mock("./new-build.ts", () => ({ reportNewBuild }))

beforeEach(() => {
  requested.length = 0
  reportNewBuild.mockReset()
  vi.resetModules()
  vi.useFakeTimers({ now: 1_700_000_000_000 })
  vi.stubGlobal("document", { querySelector: () => ({ dataset: { build: "own" } }) })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const HOUR = 3_600_000
const check = () => import("./build-check.ts")

test("checks every hour, starting after the first hour, and bypasses caches", async () => {
  respond = async () => ({ id: "own" })
  const { watchForNewBuild } = await check()
  watchForNewBuild()
  await vi.advanceTimersByTimeAsync(HOUR - 1)
  expect(requested).toEqual([])
  await vi.advanceTimersByTimeAsync(1 + HOUR)
  expect(requested).toEqual([
    `/builds/latest.json?${1_700_000_000_000 + HOUR}`,
    `/builds/latest.json?${1_700_000_000_000 + 2 * HOUR}`,
  ])
  expect(reportNewBuild).not.toHaveBeenCalled()
})

test("a new build is reported once and checking stops", async () => {
  respond = async () => ({ id: "newer" })
  const { watchForNewBuild } = await check()
  watchForNewBuild()
  await vi.advanceTimersByTimeAsync(3 * HOUR)
  expect(reportNewBuild).toHaveBeenCalledOnce()
  expect(requested).toHaveLength(1)
})

test("a page from the browser's cache checks at once, then every hour", async () => {
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([
    { transferSize: 0 } as PerformanceNavigationTiming,
  ])
  respond = async () => ({ id: "own" })
  const { watchForNewBuild } = await check()
  watchForNewBuild()
  await vi.advanceTimersByTimeAsync(0)
  expect(requested).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(HOUR - 1)
  expect(requested).toHaveLength(1)
  respond = async () => ({ id: "newer" })
  await vi.advanceTimersByTimeAsync(1)
  expect(reportNewBuild).toHaveBeenCalledOnce()
})

test("a failed check is ignored and repeated an hour later", async () => {
  respond = async () => {
    throw new Error("offline")
  }
  const { watchForNewBuild } = await check()
  watchForNewBuild()
  await vi.advanceTimersByTimeAsync(HOUR)
  respond = async () => ({ id: "newer" })
  await vi.advanceTimersByTimeAsync(HOUR)
  expect(reportNewBuild).toHaveBeenCalledOnce()
})

test("the route manifest is fetched once, a second after hydration", async () => {
  respond = async () => ({ id: "own", routes: [] })
  const { fetchMetaSoon } = await check()
  let navigate = () => {}
  fetchMetaSoon(listener => {
    navigate = listener
    return () => {}
  }, "4g")
  await vi.advanceTimersByTimeAsync(999)
  expect(requested).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  navigate()
  expect(requested).toEqual(["/builds/meta/own.json"])
})

test("on the slowest network it waits for the first navigation", async () => {
  respond = async () => ({ id: "own", routes: [] })
  const { fetchMetaSoon } = await check()
  let navigate = () => {}
  fetchMetaSoon(listener => {
    navigate = listener
    return () => {}
  }, "slow-2g")
  await vi.advanceTimersByTimeAsync(HOUR)
  expect(requested).toEqual([])
  navigate()
  expect(requested).toEqual(["/builds/meta/own.json"])
})
