import { afterAll, expect, test } from "vitest"
import { testDatabase } from "#tests/support/database.ts"
import { mailQueue, mailTo, queueMail } from "./testing/mail-queue.ts"

const database = await testDatabase()
const office = mailQueue(database.url)
afterAll(async () => {
  await office.admin.end()
  await database.drop()
})

function mailsTo(address: string) {
  return database.sql("select * from private.email_outbox where to_address = $1", [address])
}

test("a mail of a transaction that is rolled back was never written", async () => {
  const client = await office.admin.connect()
  await client.query("begin")
  await queueMail(client, mailTo("undone@example.org"))
  await client.query("rollback")
  client.release()
  await office.queue(mailTo("done@example.org"))
  expect(await mailsTo("undone@example.org")).toEqual([])
  expect(await mailsTo("done@example.org")).toMatchObject([
    { status: "queued", attempts: 0, subject: "Hello" },
  ])
})

test("of two mails with one key the first is kept, also when both are written at once", async () => {
  const once = (subject: string) => mailTo("keyed@example.org", { dedupeKey: "welcome:1", subject })
  await Promise.all([office.queue(once("One")), office.queue(once("Two"))])
  await office.queue(once("Three"))
  const mails = await mailsTo("keyed@example.org")
  expect(mails).toHaveLength(1)
  expect(mails[0]!.subject).not.toBe("Three")
})

test("the table itself refuses what would end a header line or name a second recipient", async () => {
  const insert = "insert into private.email_outbox (kind, to_address, subject) values ('test', $1, $2)"
  for (const [to, subject] of [
    ["a@example.org", "Hi\nBcc: b@example.org"],
    ["a@example.org", "Hi\u2028"],
    ["a@example.org,b@example.org", "Hi"],
    ["a@example.org\r\nBcc:b@example.org", "Hi"],
  ]) {
    await expect(database.sql(insert, [to, subject])).rejects.toThrow(/violates check constraint/)
  }
})

test("no role of the API reads what a mail says, and visitors and members do not reach the outbox at all", async () => {
  for (const role of ["anon", "authenticated"]) {
    const [row] = await database.sql(
      `select bool_or(has_any_column_privilege($1, 'private.email_outbox', p)) as any
       from unnest(array['select', 'insert', 'update']) as p`,
      [role],
    )
    expect([role, row!.any]).toEqual([role, false])
  }
  for (const column of ["text_body", "html_body", "unsubscribe_path"]) {
    const [row] = await database.sql(
      "select has_column_privilege('service_role', 'private.email_outbox', $1, 'select') as any",
      [column],
    )
    expect([column, row!.any]).toEqual([column, false])
  }
})

test("bodies are forgotten after 30 days, but not of a mail that still waits", async () => {
  await office.queue(mailTo("old@example.org"), mailTo("young@example.org"), mailTo("waiting@example.org"))
  await database.sql(`update private.email_outbox set created_at = now() - interval '31 days',
    status = case when to_address like 'old%' then 'captured' else status end where to_address ~ '^(old|waiting)@'`)
  await database.sql(
    "update private.email_outbox set status = 'captured' where to_address = 'young@example.org'",
  )
  await database.sql("select private.remove_old_email_bodies()")
  expect(await mailsTo("old@example.org")).toMatchObject([
    { text_body: null, html_body: null, subject: "Hello" },
  ])
  expect(await mailsTo("young@example.org")).toMatchObject([{ text_body: "Text." }])
  expect(await mailsTo("waiting@example.org")).toMatchObject([{ text_body: "Text." }])
})
