import type { RouteConfigEntry } from "@react-router/dev/routes"
import { afterAll, expect, test } from "vitest"
import { pageByPath, pageSummaries } from "#app/features/content/queries.ts"
import { categoriesOf } from "#app/features/content/team.ts"
import { PLACES } from "#app/features/world/places.ts"
import routes from "#app/routes.ts"
import { testBackend } from "#tests/support/backend.ts"

// Their words come from elsewhere: settings and counters, the list of pages, the member's own account, this device.
const NOT_A_ROW = [
  ...[
    "/",
    "/confirm",
    "/courses/next-person",
    "/login",
    "/me",
    "/not-yet",
    "/offline",
    "/practice",
    "/reset-password",
    "/search",
  ],
  ...["/about/chapters/apply", "/newsletter/archive", "/newsletter/preferences", "/newsletter/stop"],
  ...[
    "/donate/manage",
    "/donate/test-card",
    "/donate/test-checkout",
    "/donate/thanks",
    "/donate/wall",
    "/submit-reversal/refill",
    "/narcatsworld/daily",
    "/narcatsworld/wardrobe",
  ],
]
// One route serves all places, and one all stories.
const WORLD = PLACES.flatMap(({ key, scenes }) => [
  `/narcatsworld/${key}`,
  ...scenes.map(scene => `/narcatsworld/${key}/${scene}`),
])
const FORBIDDEN = /\b(victims?|addicts?|abusers?|junkies|epidemic|lorem|coming soon|todo)\b/i

const backend = await testBackend()
afterAll(backend.close)
const db = backend.visitor
const pages = await pageSummaries(db)

test("every public route has content, and all content has a route", () => {
  const addresses = pathsIn(routes as RouteConfigEntry[]).filter(
    path => !/[:*]|^\/(dev|guardian|me)\/|^\/staff\b/.test(path),
  )
  expect(
    pages
      .map(({ path }) => path)
      .filter(path => !WORLD.includes(path))
      .sort(),
  ).toEqual(addresses.filter(path => !NOT_A_ROW.includes(path)).sort())
})

test("the places of Narcat's World and their stories have content", () => {
  expect(
    pages
      .map(({ path }) => path)
      .filter(path => path.startsWith("/narcatsworld/") && WORLD.includes(path))
      .sort(),
  ).toEqual([...WORLD].sort())
})

test.each(pages)(
  "$path can be rendered, and its title and description fit search results",
  async ({ path }) => {
    const page = await pageByPath(db, path)
    const { data } = await db.from("site_settings").select("name, separator").single().throwOnError()
    expect(page!.sections.length).toBeGreaterThan(0)
    expect(`${page!.title} ${data.separator} ${data.name}`.length).toBeLessThanOrEqual(60)
    expect(page!.description.length).toBeGreaterThanOrEqual(50)
    expect(page!.description.length).toBeLessThanOrEqual(160)
  },
)

test("no row contains the organization's name; rows use the placeholder of the setting", async () => {
  const rows = await backend.sql<{ path: string }>(
    `select path from public.pages
     where strpos(lower(concat_ws(' ', title, description, lead, sections)),
       (select lower(name) from public.site_settings)) > 0`,
  )
  expect(rows.map(({ path }) => path)).toEqual([])
  const { data } = await db.from("site_settings").select("name").single().throwOnError()
  const about = await pageByPath(db, "/about")
  expect(about!.description).toContain(data.name)
  expect(JSON.stringify([about, pages])).not.toContain("{site}")
})

test("no row contains an address; rows use the settings", async () => {
  const rows = await backend.sql<{ path: string }>(
    `select path from public.pages, public.site_settings
     where sections::text ~ '[[:alnum:]]@[[:alnum:]]|made-up organization'
       or strpos(sections::text, postal_address) > 0`,
  )
  expect(rows.map(({ path }) => path)).toEqual([])
  const before = JSON.stringify(await pageByPath(db, "/about/contact"))
  expect(before).toContain("mailto:press@openairway.example")
  expect(before).toContain("Open Airway, 5 Breath Lane")
  expect(before).toContain("Open Airway is a made-up organization")
  await backend.sql(
    "update public.site_settings set contact_domain = 'wind.example', postal_address = '2 Hill Road', notice = null",
  )
  const texts = await Promise.all(pages.map(({ path }) => pageByPath(db, path)))
  const moved = JSON.stringify(texts)
  expect(moved).toContain("mailto:press@wind.example")
  expect(moved).toContain("Open Airway, 2 Hill Road")
  expect(moved).not.toMatch(/openairway\.example|Breath Lane|made-up organization|\{\w+/)
  expect(texts.flatMap(page => page!.sections)).not.toContainEqual({ kind: "prose", paragraphs: [] })
})

test("apostrophes in the copy are curly", async () => {
  const rows = await backend.sql<{ path: string }>(
    `select path from public.pages where concat_ws(' ', title, description, lead, sections) ~ '[[:alpha:]]''[[:alpha:]]'`,
  )
  expect(rows.map(({ path }) => path)).toEqual([])
})

test("no two pages have the same title or description", () => {
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length)
  expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length)
})

test("pages use person-first language and promise nothing for later", async () => {
  const rows = await backend.sql<{ path: string; words: string }>(
    "select path, concat_ws(' ', title, description, lead, sections) as words from public.pages",
  )
  expect(rows.filter(({ words }) => FORBIDDEN.test(words)).map(({ path }) => path)).toEqual([])
})

test("every page that teaches what to do says to call 911", async () => {
  const rows = await backend.sql<{ path: string }>(
    `select path from public.pages where sections::text not like '%911%'
     and (sections @> '[{"kind": "sources"}]' or sections::text ~* 'nostril|recovery position|rescue breath')`,
  )
  expect(rows.map(({ path }) => path)).toEqual([])
})

test("the groups of the team have different addresses", async () => {
  const slugs = categoriesOf((await pageByPath(db, "/about/team"))!.sections).map(({ slug }) => slug)
  expect(slugs.length).toBeGreaterThan(1)
  expect(new Set(slugs).size).toBe(slugs.length)
})

/** The addresses of pages; what a module in resources/ answers is not one. */
function pathsIn(entries: RouteConfigEntry[], parent = ""): string[] {
  return entries.flatMap(({ path, file, children }) => {
    const own = path ? `${parent}/${path}` : parent
    if (children) return pathsIn(children, own)
    return file.startsWith("pages/resources/") ? [] : [own || "/"]
  })
}
