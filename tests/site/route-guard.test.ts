import { afterAll, expect, test } from "vitest"
import { GUARD } from "#app/lib/auth/guard.ts"
import routes from "#app/routes.ts"
import { COOKIE, sessionSite } from "../support/session-site.ts"

const { browserOf, close, signedInBrowser } = await sessionSite()
afterAll(close)

const RETURN = `${COOKIE.name}-redirect-path`

/** Every page of the route table that is for members only, so that a new one is tested by being there. */
function membersPages() {
  const paths = [...routes]
    .flatMap(entry => [entry, ...(entry.children ?? [])])
    .map(entry => `/${entry.path ?? ""}`)
  const own = paths.filter(path => /^\/(me|staff|guardian\/.+)(\/|$)/.test(path))
  const open: readonly string[] = GUARD.exclude
  return [...new Set(["/me", ...own])]
    .filter(path => !open.includes(path))
    .map(path => path.replace(/:\w+\??/g, "x").replace("*", "x"))
}

test("every members' page redirects visitors to sign-in, as a page and as data, and stores the path", async () => {
  const paths = membersPages()
  expect(paths.length).toBeGreaterThan(3)
  for (const path of paths) {
    const browser = browserOf(new Map())
    const page = await browser.ask(`${path}?tab=2`)
    expect([path, page.status, page.headers.location]).toEqual([path, 302, "/login"])
    expect([path, browser.cookies.get(RETURN)]).toEqual([path, `${path}?tab=2`])
    const data = await browserOf(new Map()).ask(`${path}.data`)
    expect([path, data.status]).toEqual([path, 202])
    expect(data.text).toContain('"/login"')
  }
})

test("a path in another spelling is guarded too", async () => {
  for (const path of ["/ME", "/me/", "/%6de", "/Me/Profile", "/me/x.css", "/me/profile/"]) {
    const { status, text, headers } = await browserOf(new Map()).ask(path)
    expect([path, status === 302 ? headers.location : status]).toEqual([
      path,
      expect.toBeOneOf(["/login", 404]),
    ])
    expect(text).not.toContain("sub")
  }
})

test("a hash stored by a script for the same page is kept", async () => {
  const browser = browserOf(new Map([[RETURN, "/me/profile?tab=2#photo"]]))
  await browser.ask("/me/profile.data?tab=2")
  expect(browser.cookies.get(RETURN)).toBe("/me/profile?tab=2#photo")
  await browser.ask("/me/data")
  expect(browser.cookies.get(RETURN)).toBe("/me/data")
})

test("T11: a proxy cache cannot store members' pages", async () => {
  const members = [await signedInBrowser(), await signedInBrowser(), browserOf(new Map())]
  const kept: string[] = []
  for (const path of [...membersPages(), "/me/x.css", "/me/profile/x.js", GUARD.login, GUARD.callback]) {
    for (const address of [path, `${path}.data`]) {
      for (const browser of members) {
        const { headers } = await browser.ask(address)
        if (!/no-store/.test(headers["cache-control"] ?? "")) kept.push(address)
      }
    }
  }
  expect(kept).toEqual([])
})
