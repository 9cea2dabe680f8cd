import { globSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"

const GUIDE = readFileSync("docs/office.md", "utf8")
const ROUTES = readFileSync("app/routes.ts", "utf8")
const SOURCES = globSync("app/{features,pages/staff,ui/staff}/**/*.{ts,tsx}")
  .filter(path => !path.includes(".test."))
  .map(path => readFileSync(path, "utf8"))
  .join("\n")

/** Whether a page has the text as the whole of an element, a label or a name. */
function isOnAPage(text: string, sources = SOURCES) {
  const escaped = text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")
  return new RegExp(`(["'\`>]|^\\s+)${escaped}(["'\`<]|\\s*$)`, "m").test(sources)
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

/** Names that stand on another page than those that their task leads to, such as the public one. */
const ELSEWHERE: Record<string, string> = { "Back to the draft": "Change a page" }

/** The modules of a staff page, with those of the pages below it and of the features that these draw. */
function sourcesOf(path: string) {
  const pages = [...ROUTES.matchAll(/route\("([^"]+)", "(pages\/[^"]+)"/g)].flatMap(([, route, file]) =>
    route === path || route!.startsWith(`${path}/`) ? [`app/${file}`] : [],
  )
  const features = pages
    .flatMap(file => [...readFileSync(file, "utf8").matchAll(/"#app\/(features\/[a-z-]+)\//g)])
    .map(([, folder]) => `app/${folder}/**/*.{ts,tsx}`)
  return [...pages, ...globSync([...new Set(features)])].filter(file => !file.includes(".test."))
}

const SHARED = globSync("app/ui/{staff,forms,pictures}/**/*.{ts,tsx}").filter(
  file => !file.includes(".test."),
)

test("every name of a task is on a page that the task leads to", () => {
  const strays = GUIDE.split(/^## /m)
    .slice(1)
    .flatMap(section => {
      const [title = ""] = section.split("\n")
      const files = [...section.matchAll(/`\/staff(?:\/([a-z-]+))?`/g)].flatMap(([, path]) =>
        sourcesOf(path ?? ""),
      )
      const text = [...new Set([...files, ...SHARED])].map(file => readFileSync(file, "utf8")).join("\n")
      return [...section.matchAll(/\*\*([^*]+)\*\*/g)]
        .map(([, name]) => name!)
        .filter(name => !isOnAPage(name, text) && ELSEWHERE[name] !== title)
        .map(name => `${title}: ${name}`)
    })
  expect(strays).toEqual([])
})

test("every page of the guide exists", () => {
  expect(paths.filter(path => !new RegExp(`route\\("${path}["/]`).test(ROUTES))).toEqual([])
})
