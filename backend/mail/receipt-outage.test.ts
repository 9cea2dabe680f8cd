import { afterAll, expect, test } from "vitest"
import { testDatabase } from "#tests/support/database.ts"
import { testOutbox } from "./testing/mail-queue.ts"
import { smtpServer } from "./testing/smtp-server.ts"

const database = await testDatabase()
const { sql } = database
const outbox = testOutbox(database.url)
afterAll(async () => {
  await outbox.admin.end()
  await database.drop()
})

const GIFTS = 5

async function attempts() {
  const rows = await sql<{ attempts: number }>("select attempts from private.email_outbox order by attempts")
  return rows.map(row => row.attempts)
}

test("while the email server is down for an hour receipts wait, and then each is sent once", async () => {
  let isDown = true
  const server = await smtpServer(step => (isDown && step === "greeting" ? "421 down" : undefined))
  await sql(`insert into public.donations (id, donor_name, donor_email, visibility, gift_cents, frequency, is_live)
    select md5(n::text)::uuid, 'Ana', 'donor' || n || '@example.org', 'anonymous', 3000, 'once', false
    from generate_series(1, ${GIFTS}) as n`)
  const pay = `select private.apply_payment_event('evt_' || n, 'paid', now(), false, md5(n::text)::uuid,
      amount_cents => 3000, currency => 'usd') from generate_series(1, ${GIFTS}) as n`
  await sql(pay)
  await sql(pay)
  const delivery = outbox.deliver(server.url)
  // Tries after 0, 1, 3, 7, 15 and 31 minutes fall into the hour.
  for (let tries = 1; tries <= 6; tries++) {
    await expect.poll(attempts).toEqual(Array(GIFTS).fill(tries))
    await expect.poll(() => sql("select from private.email_outbox where status <> 'queued'")).toEqual([])
    await sql("update private.email_outbox set next_attempt_at = now() where status = 'queued'")
    if (tries === 6) isDown = false
    delivery.wake()
  }
  await expect.poll(() => sql("select from private.email_outbox where status = 'sent'")).toHaveLength(GIFTS)
  expect(server.received).toHaveLength(GIFTS)
  expect(new Set(server.received.map(mail => mail.messageId)).size).toBe(GIFTS)
  expect(await sql("select from public.receipts")).toHaveLength(GIFTS)
})
