import { afterAll, expect, test } from "vitest"
import { testDatabase } from "#tests/support/database.ts"
import { emailTo, testOutbox } from "./testing/mail-queue.ts"
import { type Reaction, smtpServer } from "./testing/smtp-server.ts"

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

test.for<[string, Reaction, "greeting" | "MAIL" | "RCPT" | "DATA" | "message"]>([
  ["a busy server", "421 too busy", "greeting"],
  ["a sender the server does not know", "550 who are you", "MAIL"],
  ["a greylisted recipient", "451 try later", "RCPT"],
  ["a connection cut after DATA", "drop", "DATA"],
  ["a full disk after the text", "452 no space", "message"],
  ["a connection cut after the text", "drop", "message"],
])("%s leaves the email waiting for one minute, then two", async ([name, reaction, at]) => {
  const address = `${name.replaceAll(" ", "-")}@example.org`
  let isBroken = true
  const server = await smtpServer(step => (isBroken && step === at ? reaction : undefined))
  await outbox.queue(emailTo(address))
  const delivery = outbox.deliver(server.url)
  await expect.poll(async () => (await mailOf(address)).last_error).not.toBeNull()
  expect(await mailOf(address)).toMatchObject({ status: "queued", attempts: 1, minutes: 1 })
  await becomesDue(address)
  delivery.wake()
  await expect.poll(async () => (await mailOf(address)).minutes).toBe(2)
  expect(delivery.lines).toHaveLength(1)
  isBroken = false
  await becomesDue(address)
  delivery.wake()
  await statusOf(address).toBe("sent")
  expect(new Set(server.received.map(mail => mail.messageId)).size).toBe(1)
})

function becomesDue(address: string) {
  return database.sql("update private.email_outbox set next_attempt_at = now() where to_address = $1", [
    address,
  ])
}

test.for<[string, "RCPT" | "DATA" | "message"]>([
  ["nobody", "RCPT"],
  ["refused-data", "DATA"],
  ["refused-text", "message"],
])(
  "a final rejection of %s makes the email dead at once and is logged without the address",
  async ([name, at]) => {
    const address = `${name}@example.org`
    const server = await smtpServer((step, line) =>
      step === at ? `550 <${line.slice(0, 40)}> no` : undefined,
    )
    await outbox.queue(emailTo(address))
    const delivery = outbox.deliver(server.url)
    await statusOf(address).toBe("dead")
    expect(await mailOf(address)).toMatchObject({ attempts: 1, last_error: expect.stringContaining("550") })
    expect(delivery.lines).toEqual([
      expect.stringMatching(/^Email \S+ \(kit-shipped\) is given up: 550 after /),
    ])
    expect(delivery.lines.join()).not.toContain("@")
  },
)

test("waiting times grow to two hours and end after three days", async () => {
  const server = await smtpServer(step => (step === "RCPT" ? "451 later" : undefined))
  await outbox.queue(emailTo("slow@example.org"), emailTo("late@example.org"), emailTo("never@example.org"))
  await database.sql("update private.email_outbox set attempts = 20 where to_address = 'slow@example.org'")
  await database.sql(`update private.email_outbox set created_at = now() - interval '73 hours'
    where to_address = 'never@example.org'`)
  outbox.deliver(server.url)
  await expect.poll(async () => (await mailOf("slow@example.org")).minutes).toBe(120)
  await statusOf("never@example.org").toBe("dead")
  expect(await mailOf("never@example.org")).toMatchObject({ last_error: "Not delivered within 72 hours" })
  expect(server.commands.join()).not.toContain("never@")
})
