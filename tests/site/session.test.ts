import { afterAll, expect, test } from "vitest"
import { COOKIE, sessionSite } from "../support/session-site.ts"

const { admin, age, hold, requests, browserOf, close, signedInBrowser, site, sql } = await sessionSite()
afterAll(close)

test("a visitor gets no token", async () => {
  const { status, headers, text } = await browserOf(new Map()).token()
  expect([status, JSON.parse(text)]).toEqual([401, { message: "Auth session missing!" }])
  expect(headers["cache-control"]).toContain("no-store")
})

test("a member gets a short token and never the refresh token", async () => {
  const browser = await signedInBrowser()
  const { status, headers, text } = await browser.token()
  expect(status).toBe(200)
  expect(headers["cache-control"]).toContain("no-store")
  const session = JSON.parse(text)
  expect(session).toMatchObject({ refresh_token: "", token_type: "bearer", user: { email: browser.email } })
  expect(session.expires_in).toBeLessThanOrEqual(300)
  expect(session.access_token.split(".")).toHaveLength(3)
})

test("pages with a session are private and contain no token", async () => {
  const browser = await signedInBrowser()
  const page = await browser.ask("/")
  expect(page.status).toBe(200)
  expect(page.headers["cache-control"]).toBe("private, no-store")
  expect(page.text).toContain(browser.email)
  expect(page.text).not.toMatch(/eyJ[\w-]+\.eyJ/)
  expect((await browserOf(new Map()).ask("/")).text).not.toContain(browser.email)
})

test("twenty requests at expiry cause one refresh and do not sign the member out", async () => {
  const browser = await signedInBrowser()
  age(browser.cookies)
  const before = requests.length
  const cookies = new Map(browser.cookies)
  // Refreshed only when all have arrived: on a slow machine the last would come after the answer is forgotten.
  const { promise: allArrived, resolve } = Promise.withResolvers<void>()
  let arrived = 0
  site.server.on("request", () => ++arrived === 20 && resolve())
  hold.until = line => (line.includes("grant_type=refresh_token") ? allArrived : undefined)
  const answers = await Promise.all(Array.from({ length: 20 }, () => browserOf(new Map(cookies)).ask("/")))
  hold.until = undefined
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect(answers.every(({ text }) => text.includes(browser.email))).toBe(true)
  expect(requests.slice(before).filter(line => line.includes("grant_type=refresh_token"))).toHaveLength(1)
  const written = new Set(answers.map(({ headers }) => String(headers["set-cookie"])))
  expect(written.size).toBe(1)
  const [row] = await sql<{ live: string }>(
    `select count(*) filter (where not revoked) as live from auth.refresh_tokens t
     join auth.sessions s on s.id = t.session_id where s.user_id = $1`,
    [browser.userId],
  )
  expect(Number(row!.live)).toBe(1)
})

test("the cookie is host-only and HttpOnly", async () => {
  const browser = await signedInBrowser()
  age(browser.cookies)
  const { headers } = await browser.ask("/")
  const lines = [headers["set-cookie"] ?? []].flat()
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(new RegExp(`^${COOKIE.name}=`))
  for (const attribute of ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=34560000"]) {
    expect(lines[0]).toContain(attribute)
  }
  expect(lines[0]).not.toContain("Domain")
})

test.each([
  ["junk", { [COOKIE.name]: "junk" }],
  ["base64 junk", { [COOKIE.name]: "base64-@@@" }],
  ["a missing first chunk", { [`${COOKIE.name}.1`]: "base64-abc" }],
  ["chunks that do not fit", { [`${COOKIE.name}.0`]: "base64-abc", [`${COOKIE.name}.1`]: "xyz" }],
  ["prototype names", { [COOKIE.name]: `base64-${Buffer.from('{"__proto__":1}').toString("base64url")}` }],
])("a request with a forged cookie (%s) is a visitor’s, and the cookie is cleared", async (_, cookies) => {
  const browser = browserOf(new Map(Object.entries(cookies)))
  const { status, headers } = await browser.ask("/")
  expect([status, headers["cache-control"]]).toEqual([200, "private, no-store"])
  expect(browser.cookies.size).toBe(0)
})

test("an access token signed with another key is rejected", async () => {
  const browser = await signedInBrowser()
  const [name, value] = [...browser.cookies][0]!
  const session = JSON.parse(Buffer.from(value.replace("base64-", ""), "base64url").toString())
  const [head, body] = session.access_token.split(".")
  const forged = { ...session, access_token: `${head}.${body}.${"A".repeat(86)}` }
  const held = browserOf(
    new Map([[name, `base64-${Buffer.from(JSON.stringify(forged)).toString("base64url")}`]]),
  )
  expect((await held.ask("/")).text).not.toContain(browser.email)
})

test("signing out also ends the session for a copy of its cookie", async () => {
  const browser = await signedInBrowser()
  const stolen = browserOf(new Map(browser.cookies))
  const headers = { "content-type": "application/x-www-form-urlencoded" }
  const out = await browser.ask("/auth/sign-out", { method: "POST", headers, body: "scope=local" })
  expect([out.status, out.headers.location]).toEqual([303, "/"])
  expect(browser.cookies.size).toBe(0)
  expect((await stolen.token()).status).toBe(401)
  expect(stolen.cookies.size).toBe(0)
})

test("a member who was deleted gets no further token", async () => {
  const browser = await signedInBrowser()
  await admin.auth.admin.deleteUser(browser.userId)
  expect((await browser.token()).status).toBe(401)
})

test("the token endpoint serves only the site's own pages, with a rate limit", async () => {
  const browser = await signedInBrowser()
  const foreign = await browser.ask("/auth/token", {
    method: "POST",
    headers: { "sec-fetch-site": "cross-site" },
  })
  expect(foreign.status).toBe(403)
  expect((await browser.ask("/auth/token")).status).toBe(405)
  const statuses = []
  for (let i = 0; i < 61; i++) statuses.push((await browser.token()).status)
  expect(statuses.at(-1)).toBe(429)
  expect(new Set(statuses.slice(0, 60))).toEqual(new Set([200]))
})

test("ten members with twenty requests each at once see only themselves", async () => {
  const browsers = await Promise.all(Array.from({ length: 10 }, signedInBrowser))
  const pages = await Promise.all(
    browsers.flatMap(browser =>
      Array.from({ length: 20 }, async () => ({ browser, page: await browser.ask("/") })),
    ),
  )
  for (const { browser, page } of pages) {
    const emails = new Set(page.text.match(/member-[\w-]+@example\.org/g))
    expect(emails).toEqual(new Set([browser.email]))
  }
  expect(site.lines.join("\n")).not.toContain("@example.org")
})
