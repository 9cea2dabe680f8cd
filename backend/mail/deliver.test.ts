import { afterAll, expect, test } from "vitest"
import { testDatabase } from "#tests/support/database.ts"
import { claimEmail, markSent, renewClaim } from "./claims.ts"
import { emailTo, testOutbox } from "./testing/mail-queue.ts"
import { smtpServer } from "./testing/smtp-server.ts"

const database = await testDatabase()
const outbox = testOutbox(database.url)
afterAll(async () => {
  await outbox.admin.end()
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

test("a queued email is sent once, with text, HTML and the id of its row", async () => {
  const server = await smtpServer()
  await outbox.queue(
    emailTo("ann@example.org", {
      message: "young-learner-added",
      params: { name: "Zoë\n.\nEnd" },
      unsubscribePath: "/unsubscribe?token=abc",
    }),
  )
  outbox.deliver(server.url)
  await statusOf("ann@example.org").toBe("sent")
  const { id, message_id, attempts, subject, sent_at, claimed_until } = await mailOf("ann@example.org")
  expect({ attempts, subject, claimed_until }).toEqual({
    attempts: 1,
    subject: "You said yes for Zoë . End",
    claimed_until: null,
  })
  expect(sent_at).toBeInstanceOf(Date)
  const [mail] = server.received
  expect(server.received).toHaveLength(1)
  expect(message_id).toBe(`<${id}@site.example>`)
  expect(mail).toMatchObject({ messageId: message_id, recipients: ["RCPT TO:<ann@example.org>"] })
  expect(mail!.headers).toContain("From: Open Airway <mail@site.example>")
  expect(mail!.headers.join("\n")).toMatch(/^Subject: =\?UTF-8\?/m)
  expect(mail!.headers).toContain("List-Unsubscribe: <https://site.example/unsubscribe?token=abc>")
  expect(mail!.headers).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click")
  expect(mail!.body).toContain("https://site.example/guardian")
  expect(mail!.body).toContain("<h1")
})

test("an email queued later is sent when delivery is woken up", async () => {
  const server = await smtpServer()
  const delivery = outbox.deliver(server.url)
  await outbox.queue(emailTo("later@example.org"))
  delivery.wake()
  await statusOf("later@example.org").toBe("sent")
})

test("an accepted email counts as sent even if the server then disconnects", async () => {
  const server = await smtpServer(step => (step === "message" ? "250 taken and drop" : undefined))
  await outbox.queue(emailTo("taken@example.org"))
  outbox.deliver(server.url)
  await statusOf("taken@example.org").toBe("sent")
  expect(server.received).toHaveLength(1)
})

test("a server that hangs does not hold up other emails, and the attempt ends", async () => {
  const server = await smtpServer((step, line) =>
    step === "RCPT" && line.includes("<stuck") ? "silence" : undefined,
  )
  const free = Array.from({ length: 8 }, (_, n) => `free-${n}@example.org`)
  await outbox.queue(emailTo("stuck@example.org"), ...free.map(address => emailTo(address)))
  const delivery = outbox.deliver(server.url, { attemptMs: 20_000 })
  for (const address of free) await statusOf(address).toBe("sent")
  expect((await mailOf("stuck@example.org")).status).toBe("sending")
  await statusOf("stuck@example.org").toBe("queued")
  expect(delivery.lines).toEqual(["Emails wait because the mail server does not accept them: stopped"])
})

test("a server that answers slowly gets the email once: the claim lasts seconds and is renewed", async () => {
  const server = await smtpServer(step => (step === "message" ? "hold" : undefined))
  await outbox.queue(emailTo("scanned@example.org"))
  const leases = new Set<number>()
  outbox.deliver(server.url, { renewMs: 20 })
  await expect
    .poll(async () => {
      const [claim] = await database.sql(
        `select claimed_until, extract(epoch from claimed_until - now())::float8 as seconds
         from private.email_outbox where to_address = 'scanned@example.org' and status = 'sending'`,
      )
      if (!claim) return 0
      expect(claim.seconds).toBeLessThanOrEqual(15)
      return leases.add(Number(claim.claimed_until)).size
    })
    .toBeGreaterThan(2)
  const second = outbox.deliver(server.url)
  second.wake()
  server.release()
  await statusOf("scanned@example.org").toBe("sent")
  expect(server.received).toHaveLength(1)
  expect((await mailOf("scanned@example.org")).attempts).toBe(1)
})

test("a claim that another process has taken over cannot be renewed", async () => {
  await outbox.queue(emailTo("taken-over@example.org"))
  const first = (await claimEmail(outbox.admin, 0, "site.example"))!
  const second = (await claimEmail(outbox.admin, 60_000, "site.example"))!
  expect([first.id, first.message_id]).toEqual([second.id, second.message_id])
  expect(await renewClaim(outbox.admin, first, 60_000)).toBe(false)
  expect(await renewClaim(outbox.admin, second, 60_000)).toBe(true)
  await markSent(outbox.admin, second, "Sent")
  expect(await renewClaim(outbox.admin, second, 60_000)).toBe(false)
})

test("closing waits for the email being sent and claims no other", async () => {
  const server = await smtpServer(step => (step === "DATA" ? "silence" : undefined))
  await outbox.queue(emailTo("under-way@example.org"))
  const delivery = outbox.deliver(server.url, { attemptMs: 1_000 })
  await expect.poll(() => server.commands.join()).toContain("DATA")
  const { admin } = outbox
  await expect.poll(() => admin.totalCount - admin.idleCount + admin.waitingCount).toBe(0)
  const closed = delivery.close()
  await outbox.queue(emailTo("too-late@example.org"))
  delivery.wake()
  await closed
  expect(await mailOf("under-way@example.org")).toMatchObject({ status: "queued", attempts: 1 })
  expect(await mailOf("too-late@example.org")).toMatchObject({ status: "queued", attempts: 0 })
})

test("the outcome is recorded when the database is back, and the email is not sent again", async () => {
  const server = await smtpServer()
  await database.sql(`create function public.be_away() returns trigger language plpgsql as $$ begin raise 'away'; end $$;
    create trigger be_away before update on private.email_outbox for each row
      when (new.status = 'sent' and new.to_address like 'outage@%') execute function public.be_away()`)
  await outbox.queue(emailTo("outage@example.org"))
  const delivery = outbox.deliver(server.url)
  await expect.poll(() => delivery.lines).toEqual(["The email outbox is not available: away"])
  await database.sql("drop function public.be_away cascade")
  await statusOf("outage@example.org").toBe("sent")
  expect(server.commands.filter(line => line === "RCPT TO:<outage@example.org>")).toHaveLength(1)
  expect((await mailOf("outage@example.org")).attempts).toBe(1)
})

test.for([
  ["an unknown message", "no-such-message", {}, "There is no message no-such-message"],
  [
    "invalid parameters",
    "young-learner-added",
    { name: 5 },
    "young-learner-added has invalid parameters: name",
  ],
] as const)(
  "%s makes the email dead with the reason, and the next one is sent",
  async ([, message, params, reason]) => {
    const server = await smtpServer()
    const [broken, fine] = [`broken-${message}@example.org`, `after-${message}@example.org`]
    await outbox.queue(emailTo(broken, { message, params }), emailTo(fine))
    const delivery = outbox.deliver(server.url)
    await statusOf(fine).toBe("sent")
    await statusOf(broken).toBe("dead")
    expect(await mailOf(broken)).toMatchObject({ attempts: 1, last_error: expect.stringContaining(reason) })
    expect(delivery.lines).toEqual([expect.stringContaining(`(${message}) is given up: ${reason}`)])
    expect(server.commands.join()).not.toContain("broken-")
  },
)
