import { resolve } from "node:path"
import { pathToFileURL } from "node:url"
import type { ServerBuild } from "react-router"
import { afterAll, expect, test } from "vitest"
import { sessionSite } from "../support/session-site.ts"

const { age, browserOf, close, signedInBrowser, site, sql } = await sessionSite()
afterAll(close)

type Browser = ReturnType<typeof browserOf>

const UNKNOWN_ID = "00000000-0000-4000-8000-000000000000"
// Reads no body.
const NEEDS_NO_FORM = ["/auth/token"]

const BODIES: [name: string, headers: Record<string, string>, body: string][] = [
  ["JSON", { "content-type": "application/json" }, "{}"],
  ["broken multipart", { "content-type": "multipart/form-data; boundary=x" }, "--x\r\nContent-Disp"],
  ["multipart without a boundary", { "content-type": "multipart/form-data" }, "a"],
  ["no body and no type", {}, ""],
]
const EMPTY_FORM = [{ "content-type": "application/x-www-form-urlencoded" }, ""] as const

/** The path of every route with an action; parameters name rows that exist where the page needs one. */
async function actionPaths() {
  const file = pathToFileURL(resolve(import.meta.dirname, "../../build/server/index.js")).href
  const { routes } = (await import(file)) as ServerBuild
  const [course] = await sql("select slug from courses order by slug limit 1")
  return Object.values(routes)
    .filter(route => route?.module.action)
    .map(route => `/${route!.path ?? ""}`)
    .filter(path => !NEEDS_NO_FORM.includes(path))
    .map(path =>
      path
        .replace(/^\/courses\/:id/, `/courses/${course!.slug}`)
        .replace(/:id\??/, UNKNOWN_ID)
        .replace("/:lesson?", "")
        .replace(/\/:\w+\??/g, "/x"),
    )
}

test.each(BODIES)("every action rejects %s with 400 or 415", async (_, headers, body) => {
  const paths = await actionPaths()
  expect(paths.length).toBeGreaterThan(25)
  const answers = await answersTo(await staffBrowser(), paths, headers, body)
  // An unknown record is looked up before its form is read.
  const expected = (path: string) =>
    /\/x$/.test(path) || path.includes(UNKNOWN_ID) ? [400, 404, 410, 415] : [400, 415]
  expect(answers.filter(([path, status]) => !expected(path).includes(status))).toEqual([])
  expect(site.lines.filter(line => line.includes('"level":"error"'))).toEqual([])
})

test.each(BODIES)("%s of a visitor never causes a server error", async (_, headers, body) => {
  await expectNoServerError(browserOf(new Map()), headers, body)
})

test("an empty form never causes a server error", async () => {
  for (const browser of [await staffBrowser(), browserOf(new Map())]) {
    await expectNoServerError(browser, ...EMPTY_FORM)
  }
})

async function expectNoServerError(browser: Browser, headers: Record<string, string>, body: string) {
  const answers = await answersTo(browser, await actionPaths(), headers, body)
  expect(answers.filter(([, status]) => status < 300 || status > 499)).toEqual([])
  expect(site.lines.filter(line => line.includes('"level":"error"'))).toEqual([])
}

async function answersTo(browser: Browser, paths: string[], headers: object, body: string) {
  const answers: [path: string, status: number][] = []
  for (const path of paths)
    answers.push([path, (await browser.ask(path, { method: "POST", headers, body })).status])
  return answers
}

/** A member who may open every page: with a role and a session that has used its second factor. */
async function staffBrowser() {
  const browser = await signedInBrowser()
  await sql("insert into user_roles (user_id, role) values ($1, 'admin')", [browser.userId])
  await sql("update auth.sessions set aal = 'aal2' where user_id = $1", [browser.userId])
  age(browser.cookies)
  return browser
}
