import { afterAll, expect, test } from "vitest"
import { COOKIE, PASSWORD, sessionSite } from "../support/session-site.ts"

const { browserOf, close, emailTo, newMember, signedInBrowser, sql } = await sessionSite()
afterAll(close)

const NEW_PASSWORD = "violin harbour seven kite"

async function recovery() {
  const browser = browserOf(new Map())
  const { email } = await newMember()
  await browser.post("/login?step=forgotten", { email })
  const mailed = (await emailTo(email)).path
  const { headers, status } = await browser.ask(mailed)
  expect([status, headers.location]).toEqual([302, expect.stringMatching(/^\/reset-password\?code=/)])
  return { browser, email, path: headers.location! }
}

async function magicLink() {
  const browser = browserOf(new Map())
  const { email } = await newMember()
  await browser.post("/login?step=link", { email })
  return { browser, email, ...(await emailTo(email)) }
}

test("T10: opening a link three times does not consume it; its button does, once", async () => {
  const { browser, path } = await magicLink()
  for (let look = 0; look < 3; look++) expect((await browser.ask(path)).status).toBe(200)
  expect((await browser.post(path)).headers.location).toBe("/me")
  const second = await browserOf(new Map()).post(path)
  expect([second.status, second.text.includes("used before or is too old")]).toEqual([400, true])
  expect(second.text).toContain("Send me a new link")
})

test("T10: a code works once, and only in the browser that requested it", async () => {
  const { browser, email, url } = await magicLink()
  const direct = `/auth/v1/verify?token=${url.searchParams.get("token_hash")}&type=magiclink&redirect_to=http://localhost:3000/confirm`
  const { location } = (await browser.ask(direct)).headers
  const path = location!.replace("http://localhost:3000", "")
  expect(path).toMatch(/^\/confirm\?code=/)
  const thief = browserOf(new Map())
  const elsewhere = await thief.post(path)
  expect([elsewhere.status, thief.cookies.size]).toEqual([400, 0])
  expect(elsewhere.text).toContain("only works in the browser that requested it")
  const stranger = browserOf(new Map())
  await stranger.post("/login?step=link", { email: "nobody@example.org" })
  expect((await stranger.post(path)).status).toBe(400)
  expect((await browser.post(path)).status).toBe(303)
  expect((await browser.token()).text).toContain(email)
  expect((await browser.post(path)).status).toBe(400)
})

test("T10: session fixation: cookies from before the sign-in are invalid afterwards", async () => {
  const planted = await signedInBrowser()
  const copy = browserOf(new Map(planted.cookies))
  const { email, path } = await magicLink()
  await planted.post(path)
  expect((await planted.token()).text).toContain(email)
  expect(planted.cookies.get(COOKIE.name)).not.toBe(copy.cookies.get(COOKIE.name))
  expect((await copy.token()).status).toBe(401)
})

test.each([
  "//evil.test",
  "/\\evil.test",
  "https://evil.test/",
  "javascript:alert(1)",
  "/confirm?next=//evil.test",
])("T15: a link with the redirect target %s leads to /me", async next => {
  const { browser, path } = await magicLink()
  const [address] = path.split("&next=")
  const { status, headers } = await browser.post(`${address}&next=${encodeURIComponent(next)}`)
  expect([status, headers.location]).toEqual([303, "/me"])
})

test("T15: a forged redirect cookie does not lead to another site", async () => {
  for (const path of [
    "//evil.test",
    "/\\evil.test",
    "/\t/evil.test",
    "https:evil.test",
    "/login",
    "/confirm?code=1",
  ]) {
    const { email } = await newMember()
    const browser = browserOf(new Map([[`${COOKIE.name}-redirect-path`, path]]))
    const { headers } = await browser.post("/login", { email, password: PASSWORD })
    expect([path, headers.location]).toEqual([path, "/me"])
  }
})

test("a new password: the page does not consume the link, a rejected password can be corrected, other devices are signed out", async () => {
  const { browser, email, path } = await recovery()
  const elsewhere = browserOf(new Map())
  await elsewhere.post("/login", { email, password: PASSWORD })
  for (let look = 0; look < 3; look++) {
    const { status, headers } = await browser.ask(path)
    expect([status, headers["cache-control"], headers["referrer-policy"]]).toEqual([
      ...[200, "private, no-store"],
      "no-referrer",
    ])
  }
  const opened = await browser.post(path, { intent: "open" })
  expect([opened.status, opened.headers.location]).toEqual([303, path])
  const weak = await browser.post(path, { password: "short" })
  expect([weak.status, weak.text.includes("Use 12 characters or more.")]).toEqual([400, true])
  const same = await browser.post(path, { password: PASSWORD })
  expect([same.status, same.text.includes("already your password.")]).toEqual([400, true])
  const done = await browser.post(path, { password: NEW_PASSWORD })
  expect([done.status, done.headers.location]).toEqual([303, "/reset-password?code=used&done"])
  expect((await browser.ask(done.headers.location!)).text).toContain("Your new password is saved")
  expect([(await browser.token()).status, (await elsewhere.token()).status]).toEqual([200, 401])
  const entered = await browserOf(new Map()).post("/login", { email, password: NEW_PASSWORD })
  expect(entered.status).toBe(303)
})

test("a reset link changes only its own account, even if another member is signed in", async () => {
  const other = await signedInBrowser()
  const { path } = await recovery()
  const before = await sql("select encrypted_password from auth.users where id = $1", [other.userId])
  await other.post(path, { password: NEW_PASSWORD })
  expect(await sql("select encrypted_password from auth.users where id = $1", [other.userId])).toEqual(before)
  const used = await other.post("/reset-password?code=used&done", { password: NEW_PASSWORD })
  expect([used.status, used.text.includes("That link did not work")]).toEqual([400, true])
})

test("a bad reset link fails before a password is chosen", async () => {
  const { browser, path } = await recovery()
  expect((await browser.ask(path)).text).not.toContain("Save my password")
  await browser.post(path, { intent: "open" })
  expect((await browser.ask(path)).text).toContain("Save my password")
  const second = browserOf(new Map())
  const used = await second.post(path, { intent: "open" })
  expect([used.status, used.text.includes("That link did not work")]).toEqual([400, true])
})

test("typing the code of a reset email also leads to the new password", async () => {
  const browser = browserOf(new Map())
  const { email } = await newMember()
  await browser.post("/login?step=forgotten", { email })
  const typed = await browser.post("/login?step=mail", { code: (await emailTo(email)).code })
  expect(typed.headers.location).toMatch(/^\/reset-password\?code=/)
  const done = await browser.post(typed.headers.location!, { password: NEW_PASSWORD })
  expect(done.status).toBe(303)
})

test("without a token the page redirects home, and text from the URL is not shown", async () => {
  const browser = browserOf(new Map())
  for (const path of ["/confirm", "/reset-password", "/confirm?next=/me"])
    expect((await browser.ask(path)).headers.location).toBe("/")
  for (const page of ["/confirm", "/reset-password"]) {
    const { status, text } = await browser.ask(`${page}?error_description=Pay%20at%20evil.test&code=x`)
    expect([status, text.includes("That link did not work")]).toEqual([200, true])
    expect(text.split("<script")[0]).not.toContain("evil.test")
  }
})
