import { afterAll, expect, test } from "vitest"
import { testDatabase } from "#tests/support/database.ts"
import { runScript } from "#tests/support/process.ts"
import { emailTo, testOutbox } from "./testing/mail-queue.ts"
import { smtpServer } from "./testing/smtp-server.ts"

const database = await testDatabase()
const outbox = testOutbox(database.url)
afterAll(async () => {
  await outbox.admin.end()
  await database.drop()
})

/** A process that delivers emails and prints a line when it is ready. */
function worker(smtpUrl: string, leaseMs = 60_000) {
  return runScript(`
    import pg from "pg"
    import { startDelivery } from "#backend/mail/deliver.ts"
    import { readSmtpSettings } from "#backend/mail/smtp.ts"
    const admin = new pg.Pool({ connectionString: ${JSON.stringify(database.url)}, max: 4 })
    const smtp = readSmtpSettings(${JSON.stringify(smtpUrl)}, "mail@site.example")
    await admin.query("select 1")
    startDelivery({ admin, smtp, siteUrl: "https://site.example", log: console.log, leaseMs: ${leaseMs} })
    console.log("delivering")`)
}

function left() {
  return database.sql("select 1 from private.email_outbox where status <> 'sent'")
}

test("two processes share 200 emails and send each exactly once", async () => {
  const server = await smtpServer()
  const addresses = Array.from({ length: 200 }, (_, n) => `shared-${n}@example.org`)
  await outbox.queue(...addresses.map(address => emailTo(address)))
  const workers = [worker(server.url), worker(server.url)]
  await expect.poll(left).toEqual([])
  const recipients = server.received.map(mail => mail.recipients.join())
  expect(recipients.sort()).toEqual(addresses.map(address => `RCPT TO:<${address}>`).sort())
  for (const each of workers) await each.kill()
})

test("a process that is killed between claim and delivery loses and duplicates nothing", async () => {
  let isFirst = true
  const server = await smtpServer(step => {
    if (step !== "DATA" || !isFirst) return undefined
    isFirst = false
    return "silence"
  })
  await outbox.queue(emailTo("killed@example.org"))
  const first = worker(server.url, 4_000)
  await expect.poll(() => server.commands.join()).toContain("DATA")
  await first.kill()
  const second = worker(server.url, 4_000)
  await expect.poll(left).toEqual([])
  expect(server.received.map(mail => mail.recipients)).toEqual([["RCPT TO:<killed@example.org>"]])
  const [row] = await database.sql(
    "select attempts from private.email_outbox where to_address like 'killed@%'",
  )
  expect(row).toEqual({ attempts: 2 })
  await second.kill()
})

test("a process killed after the server accepted the email causes at most one copy, with the same Message-ID", async () => {
  let first: ReturnType<typeof worker> | undefined
  const server = await smtpServer(step => {
    if (step !== "message" || server.received.length > 1) return undefined
    process.kill(first!.pid, "SIGKILL")
    return "drop"
  })
  await outbox.queue(emailTo("window@example.org"))
  first = worker(server.url, 4_000)
  await expect.poll(() => server.received.length).toBe(1)
  worker(server.url, 4_000)
  await expect.poll(left).toEqual([])
  expect(server.received).toHaveLength(2)
  expect(new Set(server.received.map(mail => mail.messageId)).size).toBe(1)
})

test("a process that was frozen past its lease does not send an email that another process has sent", async () => {
  let frozen: ReturnType<typeof worker> | undefined
  const server = await smtpServer((step, line) => {
    if (frozen && step === "RCPT" && line.includes("frozen")) process.kill(frozen.pid, "SIGSTOP")
    return undefined
  })
  await outbox.queue(emailTo("frozen@example.org"))
  frozen = worker(server.url, 2_000)
  await expect.poll(() => server.commands.join()).toContain("RCPT TO:<frozen")
  const thawing = frozen
  frozen = undefined
  worker(server.url, 2_000)
  await expect.poll(left).toEqual([])
  process.kill(thawing.pid, "SIGCONT")
  await thawing.said("Emails wait")
  await outbox.queue(emailTo("after-the-frost@example.org"))
  worker(server.url)
  await expect.poll(left).toEqual([])
  expect(server.received.map(mail => mail.recipients.join()).sort()).toEqual([
    "RCPT TO:<after-the-frost@example.org>",
    "RCPT TO:<frozen@example.org>",
  ])
})
