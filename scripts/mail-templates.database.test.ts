import { readFile } from "node:fs/promises"
import pg from "pg"
import { expect, onTestFinished, test } from "vitest"
import { testDatabase } from "#tests/support/database.ts"
import { HOSTED_SECONDS, mailTemplates } from "./mail-templates/generate.ts"

async function generated(change = "") {
  const database = await testDatabase()
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    await database.drop()
  })
  if (change) await client.query(change)
  return mailTemplates(client)
}

test("the committed emails of a hosted project are up to date", async () => {
  const config = await readFile("supabase/config.toml", "utf8")
  for (const { section, file, subject, html } of await generated()) {
    expect(await readFile(file, "utf8"), "run node scripts/mail-templates.ts").toBe(html)
    const settings = config.split(`[${section}]\n`)[1]?.split("\n\n")[0]
    expect(settings, section).toContain(`subject = "${subject}"\ncontent_path = "./${file}"`)
  }
  expect(config).toContain(`otp_expiry = ${HOSTED_SECONDS}\n`)
})

test("each link leads to our own page with variables of the auth service, and no placeholder is left", async () => {
  for (const { section, html } of await generated()) {
    expect(html, section).not.toMatch(/placeholder|site\.invalid/)
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(match => match[1]!)
    for (const link of links) expect(link).toMatch(/^\{\{ \.SiteURL \}\}\//)
    if (/confirmation|magic_link|recovery|invite|email_change/.test(section)) {
      expect(links[0]).toMatch(
        /^\{\{ \.SiteURL \}\}\/confirm\?token_hash=\{\{ \.TokenHash \}\}&amp;type=\w+&amp;next=\{\{ \.RedirectTo \}\}$/,
      )
    }
  }
})

test("a new site name makes them stale", async () => {
  const [first] = await generated("update public.site_settings set name = 'Other name'")
  expect(first!.html).toContain("Other name")
  expect(first!.html).not.toBe(await readFile(first!.file, "utf8"))
})
