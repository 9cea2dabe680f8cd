import { expect, test } from "vitest"
import routes from "#app/routes.ts"
import { isClosed } from "./is-closed.ts"
import { closedPaths, hiddenPaths, MODULES, type ModuleName } from "./modules.ts"
import { KIT_FORM, SUPPORTER_PAGES } from "./parts.ts"

const PARTS = [KIT_FORM, SUPPORTER_PAGES]
const NAMES = Object.keys(MODULES) as ModuleName[]
const PATTERNS = routes
  .flatMap(entry => [entry, ...(entry.children ?? [])])
  .map(({ path }) => `/${path ?? ""}`)

test("nothing is closed while every module is on", () => {
  expect(closedPaths([])).toBe("")
  expect(PATTERNS.filter(pattern => isClosed(pattern, ""))).toEqual([])
})

test("every pattern of a module is a route, and every staff page exists", () => {
  for (const { closes, keeps = [], hides = [], staff } of Object.values(MODULES)) {
    for (const pattern of [...closes, ...keeps, ...hides].filter(pattern => !PARTS.includes(pattern)))
      expect(PATTERNS, pattern).toContain(pattern)
    for (const path of staff) expect(PATTERNS.map(pattern => pattern.replace("/:id?", ""))).toContain(path)
  }
})

test("what people have already stays open, whatever is off", () => {
  const closed = closedPaths(NAMES)
  const kept = [
    ...[
      "/",
      "/emergency",
      "/login",
      "/me",
      "/privacy",
      "/terms",
      "/verify",
      "/unsubscribe",
      "/get-certified",
    ],
    ...["/events/quad-day/ticket/ABC", "/events/quad-day.ics", "/events/quad-day/check-in", "/me/events"],
    ...["/raffles/bike", "/raffles/bike/sealed.json", "/donate/manage", "/donate/thanks", "/me/gifts"],
    ...["/donate/receipts/1.pdf", "/me/volunteering", "/me/volunteering/letters/1.pdf"],
    ...["/newsletter/preferences", "/newsletter/stop", "/newsletter/archive/october", "/guardian"],
  ]
  expect(kept.filter(path => isClosed(path, closed))).toEqual([])
})

test("a path is closed with its query and hash, and in the search also what only stays for its owners", () => {
  const closed = closedPaths(NAMES)
  for (const path of [
    "/events?when=past",
    "/donate#ways",
    "/donate/spring",
    "/narcatsworld/quad/first",
    KIT_FORM,
  ])
    expect(isClosed(path, closed), path).toBe(true)
  expect(isClosed("/raffles/bike", hiddenPaths(["raffles"]))).toBe(true)
  expect(isClosed("/raffles/bike", hiddenPaths(["events"]))).toBe(false)
})
