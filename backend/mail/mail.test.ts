import { existsSync } from "node:fs"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { type MountOptions, mountBackend } from "#backend/mount.ts"
import { serve } from "#server/testing/test-server.ts"
import { testDatabase } from "#tests/support/database.ts"
import { tempFolder } from "#tests/support/folder.ts"
import { copyPreparedData } from "#tests/support/prepared-data.ts"
import { emailTo, testOutbox } from "./testing/mail-queue.ts"
import { smtpServer } from "./testing/smtp-server.ts"

const SITE_URL = "http://localhost:3000"

async function mounted(options: Partial<MountOptions> = {}) {
  const dataDir = options.dataDir ?? join(tempFolder(), "data")
  if (!options.databaseUrl && !existsSync(dataDir)) await copyPreparedData(dataDir)
  const backend = await mountBackend({ siteUrl: SITE_URL, ...options, dataDir })
  let closed: Promise<void> | undefined
  const close = () => (closed ??= backend.close())
  onTestFinished(close)
  return { ...backend, close }
}

async function externalDatabase() {
  const database = await testDatabase()
  const outbox = testOutbox(database.url)
  onTestFinished(async () => {
    await outbox.admin.end()
    await database.drop()
  })
  return { ...database, outbox }
}

test("a local site shows its email at /dev/mail, to local clients and to no other origin", async () => {
  const backend = await mounted()
  expect(backend.mail).toBe("outbox at http://localhost:3000/dev/mail")
  expect([backend.owns("/dev/mail"), backend.owns("/dev/mail/x"), backend.owns("/dev/mailing")]).toEqual([
    true,
    true,
    false,
  ])
  const page = () => new Response("page")
  const direct = await serve(page, { backend, siteUrl: new URL(SITE_URL) })
  const proxied = await serve(page, { backend, siteUrl: new URL(SITE_URL), trustProxy: 1 })
  const published = await serve(page, { backend, siteUrl: new URL("http://site.test") })
  onTestFinished(async () => {
    for (const site of [direct, proxied, published]) await site.close()
  })
  const host = "localhost:3000"
  const headers = { host, origin: "https://evil.example" }
  const here = await direct.fetch("/dev/mail", { headers })
  expect([here.status, here.headers["access-control-allow-origin"]]).toEqual([200, undefined])
  expect(here.headers["x-frame-options"]).toBe("DENY")
  const spoofed = { host, "x-forwarded-for": "203.0.113.9", "x-client-address": "127.0.0.1" }
  expect((await proxied.fetch("/dev/mail", { headers: spoofed })).status).toBe(404)
  expect((await published.fetch("/dev/mail")).status).toBe(404)
  const asked = await backend.fetch(new Request(`${SITE_URL}/dev/mail`))
  expect(asked.status).toBe(404)
})

test("emails queued by a local site are kept, and never sent when a mail server is configured later", async () => {
  const dataDir = join(tempFolder(), "data")
  const first = await mounted({ dataDir })
  const socket = encodeURIComponent(join(dataDir, "socket"))
  const outbox = testOutbox(`postgres://supabase_admin@${socket}:5432/postgres`)
  await outbox.queue(emailTo("kept@example.org"))
  const statuses = async () => (await outbox.admin.query("select status from private.email_outbox")).rows
  await expect.poll(statuses).toEqual([{ status: "captured" }])
  const headers = { "x-client-address": "127.0.0.1" }
  const page = await first.fetch(new Request(`${SITE_URL}/dev/mail`, { headers }))
  expect(await page.text()).toContain("kept@example.org")
  await outbox.admin.end()
  await first.close()

  const server = await smtpServer()
  const second = await mounted({ dataDir, mail: { smtpUrl: server.url, from: "mail@site.example" } })
  const again = testOutbox(`postgres://supabase_admin@${socket}:5432/postgres`)
  await again.queue(emailTo("new@example.org"))
  await expect
    .poll(() => server.received.map(mail => mail.recipients[0]))
    .toEqual(["RCPT TO:<new@example.org>"])
  expect([second.mail, second.owns("/dev/mail")]).toEqual(["smtp 127.0.0.1", true])
  await again.admin.end()
})

test("a site with a public URL shows no email, even with an embedded database", async () => {
  const backend = await mounted({ siteUrl: "https://www.example.org" })
  expect([backend.owns("/dev/mail"), backend.mail]).toEqual([false, "waits until SMTP_URL is set"])
})

test("with an external PostgreSQL, email waits for a mail server and /dev/mail does not exist", async () => {
  const { url, outbox, sql } = await externalDatabase()
  const backend = await mounted({ databaseUrl: url })
  expect([backend.owns("/dev/mail"), backend.mail]).toEqual([false, "waits until SMTP_URL is set"])
  const headers = { "x-client-address": "127.0.0.1" }
  expect((await backend.fetch(new Request(`${SITE_URL}/dev/mail`, { headers }))).status).toBe(404)
  await outbox.queue(emailTo("waiting@example.org"), emailTo("forgotten@example.org"))
  await sql(`update private.email_outbox set created_at = now() - interval '31 days'
    where to_address = 'forgotten@example.org'`)
  await (await mounted({ databaseUrl: url })).close()
  const emails = await sql("select status, params from private.email_outbox order by created_at")
  expect(emails).toEqual([
    { status: "dead", params: null },
    { status: "queued", params: {} },
  ])
})

test("with a mail server, a committed email is sent, even after a lost database connection", async () => {
  const { url, outbox, sql } = await externalDatabase()
  const server = await smtpServer()
  const lines: string[] = []
  const mail = { smtpUrl: server.url, from: "mail@site.example" }
  const backend = await mounted({ databaseUrl: url, mail, progress: line => lines.push(line) })
  expect(backend.mail).toBe("smtp 127.0.0.1")
  await outbox.queue(emailTo("one@example.org"))
  await expect.poll(() => server.received.length).toBe(1)
  await sql(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and application_name = 'open-airway'`)
  await outbox.queue(emailTo("two@example.org"))
  await expect.poll(() => server.received.length).toBe(2)
  expect(server.received.map(mail => mail.recipients[0])).toEqual([
    "RCPT TO:<one@example.org>",
    "RCPT TO:<two@example.org>",
  ])
  expect(lines.join("\n")).not.toContain("@example.org")
})
