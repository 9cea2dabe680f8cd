import { globSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"

const GUIDE = readFileSync("docs/office.md", "utf8")
const ROUTES = readFileSync("app/routes.ts", "utf8")
const SOURCES = globSync("app/{features,pages/staff,ui/staff}/**/*.{ts,tsx}")
  .filter(path => !path.includes(".test."))
  .map(path => readFileSync(path, "utf8"))
  .join("\n")

/** Whether a page has the text as the whole of an element, a label or a name. */
function isOnAPage(text: string) {
  const escaped = text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")
  return new RegExp(`(["'\`>]|^\\s+)${escaped}(["'\`<]|\\s*$)`, "m").test(SOURCES)
}

const named = [...new Set([...GUIDE.matchAll(/\*\*([^*]+)\*\*/g)].map(([, text]) => text!))]
const paths = [...new Set([...GUIDE.matchAll(/`\/staff\/([a-z-]+)`/g)].map(([, path]) => path!))]

test("the guide has tasks, and the check finds a name that no page has", () => {
  expect(GUIDE.match(/^## /gm)!.length).toBeGreaterThan(10)
  expect([named.length > 40, paths.length > 10]).toEqual([true, true])
  expect(isOnAPage("Undo this import")).toBe(true)
  expect(isOnAPage("Undo the whole import")).toBe(false)
})

test("every button, link and field of the guide is on a page", () => {
  expect(named.filter(text => text !== "bold" && !isOnAPage(text))).toEqual([])
})

test("every page of the guide exists", () => {
  expect(paths.filter(path => !new RegExp(`route\\("${path}["/]`).test(ROUTES))).toEqual([])
})
