import { afterAll, expect, test } from "vitest"
import { testDatabase } from "#tests/support/database.ts"
import { outboxPages } from "./outbox-pages.ts"
import { emailTo, testOutbox } from "./testing/mail-queue.ts"

const database = await testDatabase()
const outbox = testOutbox(database.url)
const pages = outboxPages(outbox.admin, "http://localhost:3000")
afterAll(async () => {
  await outbox.admin.end()
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

test("an empty outbox has a message, and other paths are not handled", async () => {
  expect((await open("/dev/mail")).html).toContain("No emails yet.")
  for (const path of ["/dev/mailing", "/rest/v1/dev/mail", "/dev"]) {
    expect(await pages(new Request(`http://localhost:3000${path}`))).toBeNull()
  }
})

test("the list shows the newest first with message, recipient, status and error", async () => {
  await outbox.queue(emailTo("first@example.org"))
  await outbox.queue(
    emailTo("second@example.org", {
      message: "guardian-invitation",
      params: { name: NASTY, code: "ABCDE-12345" },
    }),
  )
  await database.sql(
    "update private.email_outbox set status = 'dead', attempts = 3, last_error = $1 where to_address like 'first@%'",
    [`550 ${NASTY}`],
  )
  const { html } = await open("/dev/mail")
  expect(html.indexOf("second@example.org")).toBeLessThan(html.indexOf("first@example.org"))
  expect(html).toContain("guardian-invitation")
  expect(html).toContain("Your kit is on its way")
  expect(html).toMatch(/given up<\/span> after 3 attempts/)
  expect(html).toContain("550 &lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;")
  expect(html).not.toContain("<script")
})

test("an email is shown with escaped text, working links and its HTML in a frame", async () => {
  const link = "https://site.example/confirm?token=a&type=b"
  const name = `${NASTY}\nOpen ${link}. Or javascript:alert(1)`
  const params = { name, code: "ABCDE-12345" }
  await outbox.queue(emailTo("reader@example.org", { message: "guardian-invitation", params }))
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
  expect(frame.html).toContain(`<head><base target="_blank">`)
  const policy = frame.headers.get("content-security-policy")
  expect(policy).toMatch(/^sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'/)
  expect(policy).not.toMatch(/allow-(scripts|same-origin|forms)|script-src/)
  expect(frame.headers.get("x-frame-options")).toBe("SAMEORIGIN")
})

test("an email whose content was removed shows a message", async () => {
  await outbox.queue(emailTo("emptied@example.org"))
  await database.sql("update private.email_outbox set params = null where to_address = 'emptied@example.org'")
  const id = await idOf("emptied@example.org")
  expect((await open(`/dev/mail/${id}`)).html).toContain("removed after 30 days")
  expect((await open(`/dev/mail/${id}/html`)).status).toBe(404)
})

test("older emails are on the next page, without gaps", async () => {
  await outbox.queue(...Array.from({ length: 60 }, (_, n) => emailTo(`many-${n}@example.org`)))
  const seen: string[] = []
  for (let path: string | undefined = "/dev/mail"; path; ) {
    const { html } = await open(path)
    seen.push(...[...html.matchAll(/class="to">([^<]+)/g)].map(match => match[1]!))
    path = /href="([^"]+)">Older emails/.exec(html)?.[1]
  }
  const all = await database.sql<{ to_address: string }>("select to_address from private.email_outbox")
  expect(seen.sort()).toEqual(all.map(mail => mail.to_address).sort())
})

test("only this machine can read emails", async () => {
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

test("emails can only be read, and an unknown email is a 404 page", async () => {
  expect((await open("/dev/mail", { method: "POST" })).status).toBe(405)
  for (const path of ["x", "00000000-0000-4000-8000-000000000000", "style.css/x"]) {
    const { status, html } = await open(`/dev/mail/${path}`)
    expect([status, html.includes("Email not found")]).toEqual([404, true])
  }
})

test("an email that cannot be rendered shows the reason", async () => {
  await outbox.queue(emailTo("broken@example.org", { message: "no-such-message" }))
  const page = await open(`/dev/mail/${await idOf("broken@example.org")}`)
  expect([page.status, page.html]).toEqual([
    200,
    expect.stringContaining("There is no message no-such-message"),
  ])
})
