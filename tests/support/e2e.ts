import { test as base, expect, type Page } from "@playwright/test"
import { createClient, type SupabaseClient } from "@supabase/supabase-js"
import { findViolations } from "./axe.ts"
import { elementsWithConflicts } from "./class-conflicts.ts"
import { askDatabase } from "./e2e-database.ts"

export { expect } from "@playwright/test"

// Logged by Chromium itself: responses that are errors on purpose, a sign-out, a page without a network.
const LOGGED_BY_BROWSER =
  /status of 40[04]|^info: Clear-Site-Data header|Service Worker registration blocked|ERR_INTERNET_DISCONNECTED/

interface Fixtures {
  /** A client with the secret key: tests insert the rows that they need. */
  admin: SupabaseClient
  /** Console messages that a test expects. */
  expectedMessages: RegExp
  /** Closes the contexts that a test opened for other people. */
  closeContexts: undefined
}

export const test = base.extend<Fixtures>({
  admin: async ({ baseURL }, use) => {
    const auth = { persistSession: false, autoRefreshToken: false }
    await use(createClient(baseURL!, await secretKey(), { auth }))
  },
  expectedMessages: [/^$/, { option: true }],
  closeContexts: [
    // Playwright sets this fixture up first and tears it down last, when it has closed its own context.
    async ({ browser }, use) => {
      await use(undefined)
      await Promise.all(browser.contexts().map(context => context.close()))
    },
    { auto: true },
  ],
  // Fails the test when the page logs anything, violates its content security policy or ends with classes in conflict.
  page: async ({ page, expectedMessages }, use) => {
    const messages: string[] = []
    page.on("console", message => messages.push(`${message.type()}: ${message.text()}`))
    page.on("pageerror", error => messages.push(`error: ${error.message}`))
    await use(page)
    expect(elementsWithConflicts(await classAttributes(page))).toEqual([])
    const ignored = [LOGGED_BY_BROWSER, expectedMessages]
    expect(messages.filter(message => !ignored.some(pattern => pattern.test(message)))).toEqual([])
  },
})

async function classAttributes(page: Page) {
  if (page.isClosed()) return []
  return page
    .locator("[class]")
    .evaluateAll(elements => elements.map(element => element.getAttribute("class")!))
}

/** Waits until the page is hydrated: until then it buffers events (app/lib/rendering/event-replay.ts). */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => !window.bufferedEvents)
}

/** Waits until the page is hydrated, then interacts, so that work that waits for it (`onceSettled`) starts at once. */
export async function listening(page: Page) {
  await hydrated(page)
  await page.mouse.move(1, 1)
}

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]

const AROUND_MAIN = ["header:not(main *)", "footer:not(main *)"]
const checkedFrames = new Set<string>()

/**
 * Checks the page with axe. Frames without scripts cannot be checked: `frames: false` leaves them out. A header and
 * footer that were checked before are not checked again, unless their markup or the width of the window differs.
 */
export async function expectAccessible(page: Page, { frames = true } = {}) {
  const around = await page.evaluate(
    selectors =>
      [
        innerWidth,
        document.documentElement.className,
        ...selectors.map(selector => document.querySelector(selector)?.outerHTML),
      ].join(),
    AROUND_MAIN,
  )
  const exclude = checkedFrames.has(around) ? AROUND_MAIN : []
  const check = { tags: [...WCAG, "best-practice"], exclude, frames }
  expect(await withoutMotion(page, () => findViolations(page, check))).toEqual([])
  checkedFrames.add(around)
}

/** The violations inside the main element; the layouts around it have tests of their own. */
export function violationsInMain(page: Page) {
  return withoutMotion(page, () => findViolations(page, { tags: WCAG, include: "main" }))
}

/** Every animated frame makes axe compute styles again; without motion a check takes half the time. */
async function withoutMotion<Result>(page: Page, check: () => Promise<Result>) {
  const hasMotion = await page.evaluate(() => matchMedia("(prefers-reduced-motion: no-preference)").matches)
  if (hasMotion) await page.emulateMedia({ reducedMotion: "reduce" })
  const result = await check()
  if (hasMotion) await page.emulateMedia({ reducedMotion: "no-preference" })
  return result
}

let knownSecretKey: string | undefined

/** Read from the database, because the site shows it nowhere. */
async function secretKey() {
  if (knownSecretKey) return knownSecretKey
  const [row] = await askDatabase(
    "select value ->> 'secretKey' as key from backend.keys where name = 'gateway'",
  )
  knownSecretKey = String(row.key)
  return knownSecretKey
}
