import { afterEach, beforeEach, expect, test, vi } from "vitest"

const asked: string[] = []
let answer: () => Promise<unknown>
const reportNewBuild = vi.fn()

vi.mock("#app/lib/supabase/http.ts", () => ({
  http: (path: string) => {
    asked.push(path)
    return answer()
  },
}))
vi.mock("./new-build.ts", () => ({ reportNewBuild }))

beforeEach(() => {
  asked.length = 0
  reportNewBuild.mockReset()
  vi.resetModules()
  vi.useFakeTimers({ now: 1_700_000_000_000 })
  vi.stubGlobal("document", { querySelector: () => ({ dataset: { build: "own" } }) })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const HOUR = 3_600_000
const check = () => import("./build-check.ts")

test("the first look is after an hour, the next ones an hour apart, each past every cache", async () => {
  answer = async () => ({ id: "own" })
  const { watchForNewBuild } = await check()
  watchForNewBuild()
  await vi.advanceTimersByTimeAsync(HOUR - 1)
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(1 + HOUR)
  expect(asked).toEqual([
    `/builds/latest.json?${1_700_000_000_000 + HOUR}`,
    `/builds/latest.json?${1_700_000_000_000 + 2 * HOUR}`,
  ])
  expect(reportNewBuild).not.toHaveBeenCalled()
})

test("another build is reported once; then there is nothing left to look for", async () => {
  answer = async () => ({ id: "newer" })
  const { watchForNewBuild } = await check()
  watchForNewBuild()
  await vi.advanceTimersByTimeAsync(3 * HOUR)
  expect(reportNewBuild).toHaveBeenCalledOnce()
  expect(asked).toHaveLength(1)
})

test("a failed look is ignored and the next one comes", async () => {
  answer = async () => {
    throw new Error("offline")
  }
  const { watchForNewBuild } = await check()
  watchForNewBuild()
  await vi.advanceTimersByTimeAsync(HOUR)
  answer = async () => ({ id: "newer" })
  await vi.advanceTimersByTimeAsync(HOUR)
  expect(reportNewBuild).toHaveBeenCalledOnce()
})

test("the route manifest is fetched a second after start, once", async () => {
  answer = async () => ({ id: "own", routes: [] })
  const { fetchMetaSoon } = await check()
  let navigate = () => {}
  fetchMetaSoon(listener => {
    navigate = listener
    return () => {}
  }, "4g")
  await vi.advanceTimersByTimeAsync(999)
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  navigate()
  expect(asked).toEqual(["/builds/meta/own.json"])
})

test("on the slowest network it waits for the first navigation", async () => {
  answer = async () => ({ id: "own", routes: [] })
  const { fetchMetaSoon } = await check()
  let navigate = () => {}
  fetchMetaSoon(listener => {
    navigate = listener
    return () => {}
  }, "slow-2g")
  await vi.advanceTimersByTimeAsync(HOUR)
  expect(asked).toEqual([])
  navigate()
  expect(asked).toEqual(["/builds/meta/own.json"])
})
