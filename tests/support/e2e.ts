import { readFileSync } from "node:fs"
import { join } from "node:path"
import { AxeBuilder } from "@axe-core/playwright"
import { test as base, expect, type Page } from "@playwright/test"
import { createClient, type SupabaseClient } from "@supabase/supabase-js"
import pg from "pg"

export { expect } from "@playwright/test"

// What the browser itself logs when all is well: a form or a page that is wrong on purpose, and a sign-out.
const BROWSERS_OWN =
  /status of 40[04]|^info: Clear-Site-Data header|Service Worker registration blocked|ERR_INTERNET_DISCONNECTED/

interface Fixtures {
  /** Asks with the secret key: what a test needs to find in the database, it puts there itself. */
  admin: SupabaseClient
  /** Fails the test when the page logs anything or breaks its own security policy. */
  quiet: undefined
  /** Closes the windows a test has opened for other people: left open, they would go on drawing. */
  tidy: undefined
}

export const test = base.extend<Fixtures>({
  admin: async ({ baseURL }, use) => {
    const auth = { persistSession: false, autoRefreshToken: false }
    await use(createClient(baseURL!, await secretKey(), { auth }))
  },
  tidy: [
    async ({ browser, context }, use) => {
      await use(undefined)
      const others = browser.contexts().filter(other => other !== context)
      await Promise.all(others.map(other => other.close()))
    },
    { auto: true },
  ],
  quiet: [
    async ({ page }, use) => {
      const messages: string[] = []
      page.on("console", message => messages.push(`${message.type()}: ${message.text()}`))
      page.on("pageerror", error => messages.push(`error: ${error.message}`))
      await use(undefined)
      expect(messages.filter(message => !BROWSERS_OWN.test(message))).toEqual([])
    },
    { auto: true },
  ],
})

/** A frame that may run no script cannot be examined; its page can, with `frames: false`. */
export async function expectAccessible(page: Page, { frames = true } = {}) {
  const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
  const axe = new AxeBuilder({ page }).options({ iframes: frames }).withTags(tags).setLegacyMode(!frames)
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(" ")}`)).toEqual([])
}

let knownSecretKey: string | undefined

/** Read from the site's own database: the key is made there and shown nowhere. */
async function secretKey() {
  if (knownSecretKey) return knownSecretKey
  const host = join(readFileSync(".cache/e2e-data-folder", "utf8"), "socket")
  const client = new pg.Client({ host, user: "supabase_admin", database: "postgres" })
  await client.connect()
  const { rows } = await client.query(
    "select value ->> 'secretKey' as key from backend.keys where name = 'gateway'",
  )
  await client.end()
  knownSecretKey = String(rows[0].key)
  return knownSecretKey
}
