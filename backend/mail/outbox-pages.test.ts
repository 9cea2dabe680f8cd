import { afterAll, expect, test } from "vitest"
import { testDatabase } from "#tests/support/database.ts"
import { mailPages } from "./outbox-pages.ts"
import { mailQueue, mailTo } from "./testing/mail-queue.ts"

const database = await testDatabase()
const office = mailQueue(database.url)
const pages = mailPages(office.admin, "http://localhost:3000")
afterAll(async () => {
  await office.admin.end()
  await database.drop()
})

const NASTY = `<script>alert(1)</script>"'&`

async function open(path: string, { address = "127.0.0.1", method = "GET" } = {}) {
  const headers: Record<string, string> = address ? { "x-client-address": address } : {}
  const response = await pages(new Request(`http://localhost:3000${path}`, { headers, method }))
  return { status: response!.status, headers: response!.headers, html: await response!.text() }
}

async function idOf(address: string) {
  const [row] = await database.sql<{ id: string }>(
    "select id from private.email_outbox where to_address = $1",
    [address],
  )
  return row!.id
}

test("an empty outbox says so, and other paths are not its business", async () => {
  expect((await open("/dev/mail")).html).toContain("No mail yet.")
  for (const path of ["/dev/mailing", "/rest/v1/dev/mail", "/dev"]) {
    expect(await pages(new Request(`http://localhost:3000${path}`))).toBeNull()
  }
})

test("the list shows the newest first with kind, recipient, status and what went wrong", async () => {
  await office.queue(mailTo("first@example.org", { subject: "First" }))
  await office.queue(mailTo("second@example.org", { subject: NASTY, kind: "recovery" }))
  await database.sql(
    "update private.email_outbox set status = 'dead', attempts = 3, last_error = $1 where to_address like 'first@%'",
    [`550 ${NASTY}`],
  )
  const { html } = await open("/dev/mail")
  expect(html.indexOf("second@example.org")).toBeLessThan(html.indexOf("first@example.org"))
  expect(html).toContain("recovery")
  expect(html).toMatch(/given up<\/span> after 3 tries/)
  expect(html).toContain("550 &lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;")
  expect(html).not.toContain("<script")
})

test("a mail is shown with escaped text, links that work and its HTML in a frame of its own", async () => {
  const link = "https://site.example/confirm?token=a&type=b"
  const text = `${NASTY}\nOpen ${link}. Or javascript:alert(1)`
  const html = `<!doctype html><html><head><title>x</title></head><body><a href="${link}">Go</a>${NASTY}</body></html>`
  await office.queue(mailTo("reader@example.org", { subject: NASTY, text, html }))
  const id = await idOf("reader@example.org")
  const page = await open(`/dev/mail/${id}`)
  expect(page.html).not.toContain("<script")
  const shown = link.replace("&", "&amp;")
  expect(page.html).toContain(
    `<a href="${shown}" target="_blank" rel="noreferrer">${shown}</a>. Or javascript:`,
  )
  expect(page.html).toContain(
    `src="/dev/mail/${id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"`,
  )
  expect(page.headers.get("content-security-policy")).toMatch(/default-src 'none'.*frame-ancestors 'none'/)

  const frame = await open(`/dev/mail/${id}/html`)
  expect(frame.html).toContain(`<head><base target="_blank"><title>`)
  const policy = frame.headers.get("content-security-policy")
  expect(policy).toMatch(/^sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'/)
  expect(policy).not.toMatch(/allow-(scripts|same-origin|forms)|script-src/)
  expect(frame.headers.get("x-frame-options")).toBe("SAMEORIGIN")
})

test("a mail whose text was removed says so", async () => {
  await office.queue(mailTo("emptied@example.org"))
  await database.sql(
    "update private.email_outbox set text_body = null, html_body = null where to_address = 'emptied@example.org'",
  )
  const id = await idOf("emptied@example.org")
  expect((await open(`/dev/mail/${id}`)).html).toContain("removed after 30 days")
  expect((await open(`/dev/mail/${id}/html`)).status).toBe(404)
})

test("older mail is one page further, without gaps", async () => {
  await office.queue(...Array.from({ length: 60 }, (_, n) => mailTo(`many-${n}@example.org`)))
  const seen: string[] = []
  for (let path: string | undefined = "/dev/mail"; path; ) {
    const { html } = await open(path)
    seen.push(...[...html.matchAll(/class="to">([^<]+)/g)].map(match => match[1]!))
    path = /href="([^"]+)">Older mail/.exec(html)?.[1]
  }
  const all = await database.sql<{ to_address: string }>("select to_address from private.email_outbox")
  expect(seen.sort()).toEqual(all.map(mail => mail.to_address).sort())
})

test("only this machine gets to see mail", async () => {
  for (const address of ["127.0.0.1", "127.8.9.10", "::1", "::ffff:127.0.0.1"]) {
    expect((await open("/dev/mail", { address })).status).toBe(200)
  }
  for (const address of [
    "",
    "10.0.0.1",
    "203.0.113.9",
    "::ffff:10.0.0.1",
    "127.0.0.1.example",
    "127.0.0.1, 10.0.0.1",
  ]) {
    const { status, html } = await open(`/dev/mail/${await idOf("reader@example.org")}`, { address })
    expect([status, html]).toEqual([404, "Not found.\n"])
  }
})

test("mail can only be read, and an unknown mail is a page", async () => {
  expect((await open("/dev/mail", { method: "POST" })).status).toBe(405)
  for (const path of ["x", "00000000-0000-4000-8000-000000000000", "style.css/x"]) {
    const { status, html } = await open(`/dev/mail/${path}`)
    expect([status, html.includes("No such mail")]).toEqual([404, true])
  }
})
