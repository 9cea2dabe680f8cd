import type { BrowserContext } from "@playwright/test"
import { expect, test } from "../support/e2e.ts"
import { askDatabase } from "../support/e2e-database.ts"
import { signIn } from "../support/sign-in.ts"

// Open tabs ask for a token, which an ended session no longer gets.
test.use({ expectedMessages: /status of 401/ })

const ADULT = { is_adult: "true", display_name: "Ana Ruiz", terms: "1", privacy: "1" }
const JWT = /eyJ[\w-]+\.eyJ[\w-]+/

test("no script can read a token that outlives the page", async ({ page, context, admin, baseURL }) => {
  await signIn(context, admin, baseURL!)
  const tokenAnswer = page.waitForResponse(response => response.url().endsWith("/auth/token"))
  await page.goto("/")
  const { access_token, refresh_token } = await (await tokenAnswer).json()
  expect(access_token).toMatch(JWT)
  expect(refresh_token).toBe("")

  const readable = await page.evaluate(async () => {
    const seen = new WeakSet()
    const once = (_: string, value: unknown) => {
      if (typeof value !== "object" || value === null) return value
      if (seen.has(value) || value instanceof Node || value === window) return
      seen.add(value)
      return value
    }
    const globals = Object.keys(window).filter(name => name.startsWith("__"))
    const held = globals.map(name => JSON.stringify((window as never)[name], once))
    const databases = await indexedDB.databases()
    return JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }, databases, held])
  })
  expect(readable).not.toMatch(JWT)
  expect(readable).not.toContain("sb-auth")
  expect(await page.content()).not.toMatch(JWT)
})

test("signing out in one tab signs out the others", async ({ page, context, admin, baseURL }) => {
  const email = await signIn(context, admin, baseURL!)
  const other = await context.newPage()
  const started = [page, other].map(tab =>
    tab.waitForResponse(response => response.url().endsWith("/auth/token")),
  )
  await Promise.all([page.goto("/"), other.goto("/")])
  await Promise.all(started)
  expect(await other.content()).toContain(email)

  const looksAgain = other.waitForResponse(
    async response => response.url().includes(".data") && !(await response.text()).includes(email),
  )
  await page.evaluate(() => {
    const form = Object.assign(document.createElement("form"), { method: "post", action: "/auth/sign-out" })
    document.body.append(form)
    form.submit()
  })
  await looksAgain
  expect((await context.cookies()).filter(cookie => cookie.name.startsWith("sb-auth"))).toEqual([])
})

test("after the session was ended elsewhere, a click opens the public page as a visitor", async ({
  page,
  context,
  admin,
  baseURL,
}) => {
  const email = await signIn(context, admin, baseURL!, ADULT)
  await page.goto("/events")
  await endSessions(email, context, baseURL!)
  await page.locator("footer a[href='/courses']").first().click()
  await expect(page).toHaveURL("/courses")
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(page.getByRole("link", { name: "Sign in" }).first()).toBeVisible()
})

test("after the session was ended elsewhere, signing in again opens the page that was clicked", async ({
  page,
  context,
  admin,
  baseURL,
}) => {
  const email = await signIn(context, admin, baseURL!, ADULT)
  await page.goto("/me")
  await endSessions(email, context, baseURL!)
  await page.locator("main a[href='/me/profile']").first().click()
  await expect(page).toHaveURL("/login")
  const cookies = await context.cookies()
  const stored = cookies.find(({ name }) => name.endsWith("-redirect-path"))
  expect(decodeURIComponent(stored!.value)).toBe("/me/profile")
})

/** The gateway hears of it from the database a moment later. */
async function endSessions(email: string, context: BrowserContext, baseURL: string) {
  await askDatabase(
    "delete from auth.sessions where user_id = (select id from auth.users where email = $1)",
    [email],
  )
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ")
  const headers = { cookie, origin: baseURL, "sec-fetch-site": "same-origin" }
  await expect
    .poll(async () => (await fetch(`${baseURL}/auth/token`, { method: "POST", headers })).status)
    .toBe(401)
}
