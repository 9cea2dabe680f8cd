import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { reloadOnce } from "./reload-once.ts"

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => void vi.useRealTimers())

function browserAt(pathname: string, stored = new Map<string, string>()) {
  const went: string[] = []
  return {
    went,
    stored,
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    },
    location: {
      pathname,
      search: "",
      assign: (url: string | URL) => void went.push(String(url)),
      reload: () => void went.push("reload"),
    },
  }
}

test("the target is loaded from the server and the guard is set for ten seconds", () => {
  const browser = browserAt("/")
  expect(reloadOnce("/about", undefined, browser)).toBe(true)
  expect(browser.went).toEqual(["/about"])
  expect(JSON.parse(browser.stored.get("nuxt:reload")!)).toEqual({ path: "/about", expires: 1_010_000 })
})

test("the page that is open is reloaded in place", () => {
  const browser = browserAt("/about")
  reloadOnce("/about", undefined, browser)
  expect(browser.went).toEqual(["reload"])
})

test("the same page is not loaded again within the guard, another one is, and after it the same one too", () => {
  const browser = browserAt("/")
  reloadOnce("/about", undefined, browser)
  vi.advanceTimersByTime(10_000)
  expect(reloadOnce("/about", undefined, browser)).toBe(false)
  vi.advanceTimersByTime(1)
  expect(reloadOnce("/about", undefined, browser)).toBe(true)
  expect(reloadOnce("/events", undefined, browser)).toBe(true)
  expect(browser.went).toEqual(["/about", "/about", "/events"])
})

test("without a memory, or with a broken one, nothing is reloaded", () => {
  const full = browserAt("/")
  full.sessionStorage.setItem = () => {
    throw new Error("QuotaExceededError")
  }
  expect(reloadOnce("/about", undefined, full)).toBe(false)
  const broken = browserAt("/", new Map([["nuxt:reload", "{not json"]]))
  expect(reloadOnce("/about", undefined, broken)).toBe(false)
  expect([...full.went, ...broken.went]).toEqual([])
})
