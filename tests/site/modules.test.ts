import { afterAll, expect, test, vi } from "vitest"
import { CLOSED_MESSAGE, isClosed } from "#app/lib/modules/is-closed.ts"
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

/** The addresses of all links of a page. */
function linksIn(text: string) {
  return [...text.matchAll(/href="(\/[^"]*)"/g)].map(([, path = ""]) => path)
}

/** Links in sentences stay, and lead to the page that says so. */
const IN_SENTENCES = [
  ["/news/blog/what-goes-in-a-hip-pack", "/submit-reversal"],
  ["/news/blog/the-two-days-nobody-warns-you-about", "/submit-reversal"],
]

test("while every module is off, its pages say so, and nothing leads to them", async () => {
  const home = linksIn((await visitor.ask("/")).text)
  expect(home.filter(path => isClosed(path, CLOSED)).length).toBeGreaterThan(8)
  await setModules(false)

  for (const { pattern, path } of ADDRESSES.filter(({ pattern }) => isClosed(pattern, CLOSED))) {
    const shown = await visitor.ask(path)
    expect([pattern, shown.status]).toEqual([pattern, 404])
    expect([pattern, linksIn(shown.text).filter(link => isClosed(link, CLOSED))]).toEqual([pattern, []])
    const posted = await visitor.post(path, { email: "ana@example.org" })
    expect([pattern, posted.status]).toEqual([pattern, 404])
    const data = await visitor.ask(`${path}.data`)
    expect([pattern, data.status]).toEqual([pattern, 404])
  }
  expect((await visitor.ask("/raffles")).text).toContain(`${CLOSED_MESSAGE}</h1>`)
  for (const address of ["/Events", "/%65vents", "/events/"])
    expect([address, await statusOf(address)]).toEqual([address, 404])
  const hidden = hiddenPaths(ALL)
  const sitemap = (await visitor.ask("/sitemap.xml")).text
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = ""]) => path)
  expect(listed.length).toBeGreaterThan(10)
  expect(listed.filter(path => isClosed(path, hidden))).toEqual([])
  for (const page of ["/search", "/search?q=narcat", "/search?q=donate", "/search.json?q=raffle"])
    expect(linksIn((await visitor.ask(page)).text).filter(link => isClosed(link, hidden))).toEqual([])
  expect((await visitor.ask("/manifest.webmanifest")).text.includes("submit-reversal")).toBe(false)

  const found: [string, string][] = []
  for (const path of new Set([...listed, "/emergency", "/login", "/no-such-page", "/newsletter/stop"])) {
    const { text } = await visitor.ask(path)
    expect([path, text.includes("Open Airway")]).toEqual([path, true])
    for (const link of linksIn(text)) if (isClosed(link, CLOSED)) found.push([path, link])
  }
  expect(found).toEqual(IN_SENTENCES)
})

test("the account of a member offers nothing that is off", async () => {
  await setModules(false)
  const member = await signedInBrowser()
  for (const path of ["/me", "/me/events", "/me/gifts", "/me/volunteering", "/me/profile"]) {
    const { status, text } = await member.ask(path)
    expect([path, status]).toEqual([path, 200])
    expect([path, linksIn(text).filter(link => isClosed(link, CLOSED))]).toEqual([path, []])
  }
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
