import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { reloadOnce } from "./reload-once.ts"

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => void vi.useRealTimers())

function browserAt(pathname: string, stored = new Map<string, string>()) {
  const visited: string[] = []
  return {
    visited,
    stored,
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    },
    location: {
      pathname,
      search: "",
      assign: (url: string | URL) => void visited.push(String(url)),
      reload: () => void visited.push("reload"),
    },
  }
}

test("the target is loaded from the server and not again for ten seconds", () => {
  const browser = browserAt("/")
  expect(reloadOnce("/about", undefined, browser)).toBe(true)
  expect(browser.visited).toEqual(["/about"])
  expect(JSON.parse(browser.stored.get("nuxt:reload")!)).toEqual({ path: "/about", expires: 1_010_000 })
})

test("the current page is reloaded in place", () => {
  const browser = browserAt("/about")
  reloadOnce("/about", undefined, browser)
  expect(browser.visited).toEqual(["reload"])
})

test("the same page is loaded again only after ten seconds, another page at once", () => {
  const browser = browserAt("/")
  reloadOnce("/about", undefined, browser)
  vi.advanceTimersByTime(10_000)
  expect(reloadOnce("/about", undefined, browser)).toBe(false)
  vi.advanceTimersByTime(1)
  expect(reloadOnce("/about", undefined, browser)).toBe(true)
  expect(reloadOnce("/events", undefined, browser)).toBe(true)
  expect(browser.visited).toEqual(["/about", "/about", "/events"])
})

test("nothing is reloaded when sessionStorage fails or contains invalid data", () => {
  const full = browserAt("/")
  full.sessionStorage.setItem = () => {
    throw new Error("QuotaExceededError")
  }
  expect(reloadOnce("/about", undefined, full)).toBe(false)
  const broken = browserAt("/", new Map([["nuxt:reload", "{not json"]]))
  expect(reloadOnce("/about", undefined, broken)).toBe(false)
  expect([...full.visited, ...broken.visited]).toEqual([])
})
