import { afterAll, expect, test } from "vitest"
import { testDatabase } from "#tests/support/database.ts"
import { emailTo, queueTestEmail, testOutbox } from "./testing/mail-queue.ts"

const database = await testDatabase()
const outbox = testOutbox(database.url)
afterAll(async () => {
  await outbox.admin.end()
  await database.drop()
})

function emailsTo(address: string) {
  return database.sql("select * from private.email_outbox where to_address = $1", [address])
}

test("an email of a transaction that is rolled back is not queued", async () => {
  const client = await outbox.admin.connect()
  await client.query("begin")
  await queueTestEmail(client, emailTo("undone@example.org"))
  await client.query("rollback")
  client.release()
  await outbox.queue(emailTo("done@example.org"))
  expect(await emailsTo("undone@example.org")).toEqual([])
  expect(await emailsTo("done@example.org")).toMatchObject([
    { status: "queued", attempts: 0, message: "kit-shipped", subject: null },
  ])
})

test("of two emails with the same key the first is kept, even if both are queued at once", async () => {
  const once = (message: string) => emailTo("keyed@example.org", { dedupeKey: "welcome:1", message })
  await Promise.all([outbox.queue(once("kit-shipped")), outbox.queue(once("kit-canceled"))])
  await outbox.queue(once("password-changed"))
  const emails = await emailsTo("keyed@example.org")
  expect(emails).toHaveLength(1)
  expect(emails[0]!.message).not.toBe("password-changed")
})

test("the table rejects line breaks in the subject and a second recipient", async () => {
  const insert = "insert into private.email_outbox (message, to_address, subject) values ('test', $1, $2)"
  for (const [to, subject] of [
    ["a@example.org", "Hi\nBcc: b@example.org"],
    ["a@example.org", "Hi\u2028"],
    ["a@example.org,b@example.org", "Hi"],
    ["a@example.org\r\nBcc:b@example.org", "Hi"],
  ]) {
    await expect(database.sql(insert, [to, subject])).rejects.toThrow(/violates check constraint/)
  }
})

test("no API role reads the content of emails, and visitors and members cannot access the outbox", async () => {
  for (const role of ["anon", "authenticated"]) {
    const [row] = await database.sql(
      `select bool_or(has_any_column_privilege($1, 'private.email_outbox', p)) as any
       from unnest(array['select', 'insert', 'update']) as p`,
      [role],
    )
    expect([role, row!.any]).toEqual([role, false])
  }
  for (const column of ["params", "unsubscribe_path"]) {
    const [row] = await database.sql(
      "select has_column_privilege('service_role', 'private.email_outbox', $1, 'select') as any",
      [column],
    )
    expect([column, row!.any]).toEqual([column, false])
  }
})

test("the content is removed after 30 days, except of an email that is still waiting", async () => {
  await outbox.queue(emailTo("old@example.org"), emailTo("young@example.org"), emailTo("waiting@example.org"))
  await database.sql(`update private.email_outbox set created_at = now() - interval '31 days',
    status = case when to_address like 'old%' then 'captured' else status end where to_address ~ '^(old|waiting)@'`)
  await database.sql(
    "update private.email_outbox set status = 'captured' where to_address = 'young@example.org'",
  )
  await database.sql("select private.remove_old_email_params()")
  expect(await emailsTo("old@example.org")).toMatchObject([{ params: null, message: "kit-shipped" }])
  expect(await emailsTo("young@example.org")).toMatchObject([{ params: {} }])
  expect(await emailsTo("waiting@example.org")).toMatchObject([{ params: {} }])
})
