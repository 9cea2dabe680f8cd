import { afterAll, expect, test } from "vitest"
import { testDatabase } from "#tests/support/database.ts"
import { mailQueue, mailTo } from "./testing/mail-queue.ts"
import { smtpServer } from "./testing/smtp-server.ts"

const database = await testDatabase()
const office = mailQueue(database.url)
afterAll(async () => {
  await office.admin.end()
  await database.drop()
})

async function mailOf(address: string) {
  const [mail] = await database.sql(
    `select *, round(extract(epoch from next_attempt_at - now()) / 60)::int as minutes
     from private.email_outbox where to_address = $1`,
    [address],
  )
  return mail!
}

function statusOf(address: string) {
  return expect.poll(async () => (await mailOf(address)).status)
}

test("a queued mail is sent once, with both bodies and the id of its row", async () => {
  const server = await smtpServer()
  await office.queue(
    mailTo("ann@example.org", { subject: "Grüße", text: "See https://site.example/a\n.\nEnd" }),
  )
  office.deliver(server.url)
  await statusOf("ann@example.org").toBe("sent")
  const { id, message_id, attempts, sent_at, claimed_until } = await mailOf("ann@example.org")
  expect({ attempts, claimed_until }).toEqual({ attempts: 1, claimed_until: null })
  expect(sent_at).toBeInstanceOf(Date)
  const [mail] = server.received
  expect(server.received).toHaveLength(1)
  expect(message_id).toBe(`<${id}@site.example>`)
  expect(mail).toMatchObject({ messageId: message_id, recipients: ["RCPT TO:<ann@example.org>"] })
  expect(mail!.headers).toContain("From: Open Airway <mail@site.example>")
  expect(mail!.headers.join("\n")).toMatch(/^Subject: =\?UTF-8\?/m)
  expect(mail!.body).toContain("\r\n..\r\nEnd")
  expect(mail!.body).toContain("<p>Text.</p>")
})

test("a mail queued later goes out when the outbox is told", async () => {
  const server = await smtpServer()
  const delivery = office.deliver(server.url)
  await office.queue(mailTo("later@example.org"))
  delivery.wake()
  await statusOf("later@example.org").toBe("sent")
})

test("an accepted mail counts as sent though the server leaves without a word", async () => {
  const server = await smtpServer(step => (step === "message" ? "250 taken and drop" : undefined))
  await office.queue(mailTo("taken@example.org"))
  office.deliver(server.url)
  await statusOf("taken@example.org").toBe("sent")
  expect(server.received).toHaveLength(1)
})

test("a server that hangs does not hold up the mails behind it, and ends with the lease", async () => {
  const server = await smtpServer((step, line) =>
    step === "RCPT" && line.includes("<stuck") ? "silence" : undefined,
  )
  const free = Array.from({ length: 8 }, (_, n) => `free-${n}@example.org`)
  await office.queue(mailTo("stuck@example.org"), ...free.map(address => mailTo(address)))
  const delivery = office.deliver(server.url, { leaseMs: 3_000 })
  for (const address of free) await statusOf(address).toBe("sent")
  expect((await mailOf("stuck@example.org")).status).toBe("sending")
  await statusOf("stuck@example.org").toBe("queued")
  expect(delivery.lines).toEqual(["Mail waits, the mail server does not take it: stopped"])
})

test("closing waits for the mail under way and takes no other", async () => {
  const server = await smtpServer(step => (step === "DATA" ? "silence" : undefined))
  await office.queue(mailTo("under-way@example.org"))
  const delivery = office.deliver(server.url, { leaseMs: 1_000 })
  await expect.poll(() => server.commands.join()).toContain("DATA")
  const { admin } = office
  await expect.poll(() => admin.totalCount - admin.idleCount + admin.waitingCount).toBe(0)
  const closed = delivery.close()
  await office.queue(mailTo("too-late@example.org"))
  delivery.wake()
  await closed
  expect(await mailOf("under-way@example.org")).toMatchObject({ status: "queued", attempts: 1 })
  expect(await mailOf("too-late@example.org")).toMatchObject({ status: "queued", attempts: 0 })
})

test("what happened is written down as soon as the database can, and the mail is not sent again", async () => {
  const server = await smtpServer()
  await database.sql(`create function public.be_away() returns trigger language plpgsql as $$ begin raise 'away'; end $$;
    create trigger be_away before update on private.email_outbox for each row
      when (new.status = 'sent' and new.to_address like 'outage@%') execute function public.be_away()`)
  await office.queue(mailTo("outage@example.org"))
  const delivery = office.deliver(server.url)
  await expect.poll(() => delivery.lines).toEqual(["The mail outbox does not answer: away"])
  await database.sql("drop function public.be_away cascade")
  await statusOf("outage@example.org").toBe("sent")
  expect(server.commands.filter(line => line === "RCPT TO:<outage@example.org>")).toHaveLength(1)
  expect((await mailOf("outage@example.org")).attempts).toBe(1)
})
