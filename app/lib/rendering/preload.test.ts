import { expect, test } from "vitest"
import { mayPreload, modulesByPath, PreloadQueue, pathOf } from "./preload.ts"

test("nothing is preloaded on slow connections or with data saving", () => {
  expect(mayPreload(undefined)).toBe(true)
  expect(mayPreload({ effectiveType: "4g" })).toBe(true)
  expect(mayPreload({ effectiveType: "3g", saveData: false })).toBe(true)
  expect(mayPreload({ effectiveType: "2g" })).toBe(false)
  expect(mayPreload({ effectiveType: "slow-2g" })).toBe(false)
  expect(mayPreload({ effectiveType: "4g", saveData: true })).toBe(false)
})

test("five modules load at a time, each once, and a failure frees its slot", async () => {
  const started: string[] = []
  const ends = new Map<string, (failed?: boolean) => void>()
  const queue = new PreloadQueue(
    url =>
      new Promise((resolve, reject) => {
        started.push(url)
        ends.set(url, failed => (failed ? reject(new Error("gone")) : resolve()))
      }),
    ["there"],
  )
  queue.add(["there", "1", "2", "3", "1"])
  queue.add(["4", "5", "6", "7", "2"])
  expect(started).toEqual(["1", "2", "3", "4", "5"])
  ends.get("3")!()
  ends.get("1")!(true)
  await new Promise(resolve => setImmediate(resolve))
  expect(started).toEqual(["1", "2", "3", "4", "5", "6", "7"])
})

test("a path maps to the modules of root, layout and page", () => {
  const page = { imports: [] }
  const modulesOf = modulesByPath([
    { ...page, id: "root", path: "", module: "root.js" },
    { ...page, id: "layout", parentId: "root", module: "layout.js" },
    { ...page, id: "home", parentId: "layout", index: true, module: "home.js" },
    {
      ...page,
      id: "event",
      parentId: "layout",
      path: "events/:event",
      module: "event.js",
      imports: ["map.js"],
    },
    { ...page, id: "list", parentId: "layout", path: "events", module: "list.js" },
  ])
  expect(modulesOf("/")).toEqual(["root.js", "layout.js", "home.js"])
  expect(modulesOf("/events")).toEqual(["root.js", "layout.js", "list.js"])
  expect(modulesOf("/events/run-2026")).toEqual(["root.js", "layout.js", "event.js", "map.js"])
  expect(modulesOf("/nowhere/at/all")).toEqual([])
})

test("only links to other pages of this site in the same tab are preloaded", () => {
  const here = { origin: "https://site.test", pathname: "/about" }
  const link = (more: Partial<HTMLAnchorElement> = {}, download = false) =>
    ({
      target: "",
      origin: here.origin,
      pathname: "/events",
      hasAttribute: () => download,
      ...more,
    }) as unknown as HTMLAnchorElement
  expect(pathOf(link(), here)).toBe("/events")
  expect(pathOf(link({ target: "_self" }), here)).toBe("/events")
  expect(pathOf(link({ target: "_blank" }), here)).toBeNull()
  expect(pathOf(link({ origin: "https://other.test" }), here)).toBeNull()
  expect(pathOf(link({ pathname: "/about" }), here)).toBeNull()
  expect(pathOf(link({}, true), here)).toBeNull()
})
