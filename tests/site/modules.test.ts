import { afterAll, expect, test, vi } from "vitest"
import { isClosed } from "#app/lib/modules/is-closed.ts"
import { closedPaths, hiddenPaths, MODULES, type ModuleName } from "#app/lib/modules/modules.ts"
import routes from "#app/routes.ts"
import { sessionSite } from "../support/session-site.ts"

const { age, backend, browserOf, close, signedInBrowser, site, sql } = await sessionSite()
backend.onChange(site.drop)
afterAll(close)

/** Caches hear of a change from the database. */
const PATIENCE = { timeout: 20_000 }

const ALL = Object.keys(MODULES) as ModuleName[]
const CLOSED = closedPaths(ALL)
const visitor = browserOf(new Map())
const statusOf = async (path: string) => (await visitor.ask(path)).status

const ADDRESSES = routes
  .flatMap(entry => [entry, ...(entry.children ?? [])])
  .map(({ path }) => `/${path ?? ""}`)
  .map(pattern => ({ pattern, path: pattern.replaceAll(/:\w+/g, "quad") }))

async function setModules(isOpen: boolean) {
  await sql("update public.site_modules set is_open = $1", [isOpen])
  await vi.waitFor(async () => expect(await statusOf("/events")).toBe(isOpen ? 200 : 404), PATIENCE)
}

/** The addresses of all links of a page, and of its data. */
function linksIn(text: string) {
  return [...text.matchAll(/href="(\/[^"]*)"/g)].map(([, path = ""]) => path)
}

test("while every module is off, its pages are not found, and nothing links to them", async () => {
  const open = [
    "/",
    "/emergency",
    "/courses",
    "/about/impact",
    "/about/team",
    "/get-certified",
    "/no-such-page",
  ]
  expect(
    linksIn((await visitor.ask("/")).text).filter(path => isClosed(path, CLOSED)).length,
  ).toBeGreaterThan(8)
  await setModules(false)

  for (const { pattern, path } of ADDRESSES.filter(({ pattern }) => isClosed(pattern, CLOSED))) {
    expect([pattern, await statusOf(path)]).toEqual([pattern, 404])
    const posted = await visitor.post(path, { email: "ana@example.org" })
    expect([pattern, posted.status]).toEqual([pattern, 404])
    const data = await visitor.ask(`${path}.data`)
    expect([pattern, data.status]).toEqual([pattern, 404])
  }
  for (const address of ["/Events", "/%65vents", "/events/"])
    expect([address, await statusOf(address)]).toEqual([address, 404])
  for (const path of open) {
    const { text } = await visitor.ask(path)
    expect([path, linksIn(text).filter(link => isClosed(link, CLOSED))]).toEqual([path, []])
    expect([path, text.includes("Open Airway")]).toEqual([path, true])
  }
  const hidden = hiddenPaths(ALL)
  const sitemap = (await visitor.ask("/sitemap.xml")).text
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = ""]) => path)
  expect(listed.length).toBeGreaterThan(10)
  expect(listed.filter(path => isClosed(path, hidden))).toEqual([])
  for (const page of ["/search", "/search?q=narcat", "/search?q=donate", "/search.json?q=raffle"])
    expect(linksIn((await visitor.ask(page)).text).filter(link => isClosed(link, hidden))).toEqual([])
  expect((await visitor.ask("/manifest.webmanifest")).text.includes("submit-reversal")).toBe(false)
})

test("pages that stay answer as before, and everything is back at once", async () => {
  const stay = [
    "/donate/manage",
    "/newsletter/preferences",
    "/newsletter/stop",
    "/unsubscribe",
    "/privacy",
    "/verify",
  ]
  const answers = () => Promise.all(stay.map(async path => [path, await statusOf(path)]))
  const before = await answers()
  expect(before.filter(([, status]) => status === 200).length).toBeGreaterThan(3)
  await setModules(false)
  expect(await answers()).toEqual(before)
  await setModules(true)
  for (const path of ["/raffles", "/donate", "/narcatsworld", "/newsletter", "/submit-reversal"])
    await vi.waitFor(async () => expect([path, await statusOf(path)]).toEqual([path, 200]), PATIENCE)
  expect(linksIn((await visitor.ask("/")).text)).toContain("/donate")
})

test("an administrator switches a part off in the console, where its pages leave the menu", async () => {
  await setModules(true)
  const admin = await signedInBrowser()
  await sql("insert into public.user_roles (user_id, role) values ($1, 'admin')", [admin.userId])
  await sql("update auth.sessions set aal = 'aal2' where user_id = $1", [admin.userId])
  age(admin.cookies)
  const menu = async () => linksIn((await admin.ask("/staff/settings")).text)
  expect(await menu()).toContain("/staff/raffles")
  const posted = await admin.post("/staff/modules", { intent: "off", module: "raffles" })
  expect([posted.status, posted.headers.location]).toEqual([303, "/staff/modules"])
  await vi.waitFor(async () => expect(await statusOf("/raffles")).toBe(404), PATIENCE)
  const page = await admin.ask("/staff/modules")
  expect(page.text.includes("It’s off. Visitors no longer see it.")).toBe(true)
  expect(linksIn(page.text)).toContain("/staff/raffles")
  expect(await menu()).not.toContain("/staff/raffles")
  expect((await admin.post("/staff/modules", { intent: "off", module: "accounts" })).status).toBe(404)
  await admin.post("/staff/modules", { intent: "on", module: "raffles" })
  await vi.waitFor(async () => expect(await statusOf("/raffles")).toBe(200), PATIENCE)
})
