import { afterAll, expect, test } from "vitest"
import { readServerBuild } from "../../scripts/bundle/build-manifests.ts"
import { elementsWithConflicts } from "../support/class-conflicts.ts"
import { sessionSite } from "../support/session-site.ts"

const { browserOf, close, signedInBrowser } = await sessionSite()
afterAll(close)

const { routes } = await readServerBuild()

function pathOf(id: string | undefined): string {
  const route = routes[id ?? ""]
  return route ? [pathOf(route.parentId), route.path].filter(Boolean).join("/") : ""
}

/** The pages without parameters, and one of each kind of page with some. */
const PATHS = [
  ...Object.keys(routes)
    .filter(id => routes[id]?.module.default !== undefined && id !== "root")
    .map(id => `/${pathOf(id)}`)
    .filter(path => !/[:*]/.test(path)),
  ...["/no/such/page", "/courses/overdose-response-basics", "/courses/overdose-response-basics/learn"],
]

test("no element of a visitor's page has two classes for the same property", async () => {
  expect(await conflictsOn(browserOf(new Map()).ask)).toEqual([])
})

test("no element of a member's page has two classes for the same property", async () => {
  expect(await conflictsOn((await signedInBrowser()).ask)).toEqual([])
})

async function conflictsOn(ask: (path: string) => Promise<{ body: Buffer }>) {
  const attributes = new Set<string>()
  for (const path of new Set(PATHS)) {
    const { body } = await ask(path)
    for (const [, classes] of body.toString().matchAll(/ class="([^"]*)"/g)) {
      attributes.add(classes!.replaceAll("&amp;", "&").replaceAll("&gt;", ">"))
    }
  }
  expect(attributes.size).toBeGreaterThan(500)
  return elementsWithConflicts(attributes)
}
