import { afterAll, expect, test } from "vitest"
import { testDatabase } from "#tests/support/database.ts"
import { queueMail } from "./outbox.ts"
import { mailTo, postOffice } from "./testing/delivering.ts"

const database = await testDatabase()
const office = postOffice(database.url)
afterAll(async () => {
  await office.admin.end()
  await database.drop()
})

function mailsTo(address: string) {
  return database.sql("select * from private.mail_outbox where to_address = $1", [address])
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

test.for([
  ["two addresses", { to: "a@example.org,b@example.org" }],
  ["two addresses with a space", { to: "a@example.org b@example.org" }],
  ["a group", { to: "x:a@example.org,b@example.org;" }],
  ["a name", { to: "Ann <a@example.org>" }],
  ["a quoted part", { to: '"a b"@example.org' }],
  ["a line break in the address", { to: "a@example.org\r\nBcc: b@example.org" }],
  ["a NUL in the address", { to: "a\0@example.org" }],
  ["no address", { to: "example.org" }],
  ["two at signs", { to: "a@b@example.org" }],
  ["a long address", { to: `${"a".repeat(243)}@example.org` }],
  ["a line break in the subject", { subject: "Hi\nBcc: b@example.org" }],
  ["a carriage return in the subject", { subject: "Hi\rBcc: b@example.org" }],
  ["a Unicode line separator in the subject", { subject: "Hi\u2028Bcc: b@example.org" }],
  ["an empty subject", { subject: "" }],
  ["a long subject", { subject: "a".repeat(201) }],
  ["half a character", { subject: "Hi \ud800" }],
  ["a kind with spaces", { kind: "Sign up" }],
  ["a NUL in the text", { text: "a\0b" }],
  ["an escape sequence in the HTML", { html: "a\u001b[31m" }],
  ["a long text", { text: "a".repeat(100_001) }],
  ["a long key", { dedupeKey: "a".repeat(201) }],
] as const)("a mail with %s is refused before it is written", async ([, part]) => {
  await expect(office.queue(mailTo("refused@example.org", part))).rejects.toThrow(/^A mail/)
})

test("the table itself refuses what would end a header line or name a second recipient", async () => {
  const insert = "insert into private.mail_outbox (kind, to_address, subject) values ('test', $1, $2)"
  for (const [to, subject] of [
    ["a@example.org", "Hi\nBcc: b@example.org"],
    ["a@example.org", "Hi\u2028"],
    ["a@example.org,b@example.org", "Hi"],
    ["a@example.org\r\nBcc:b@example.org", "Hi"],
  ]) {
    await expect(database.sql(insert, [to, subject])).rejects.toThrow(/violates check constraint/)
  }
})

test("no role of the API can reach the outbox", async () => {
  for (const role of ["anon", "authenticated", "service_role"]) {
    const { rows } = await office.admin.query(
      `select bool_or(has_table_privilege($1, 'private.mail_outbox', p)) as any
       from unnest(array['select', 'insert', 'update', 'delete', 'truncate']) as p`,
      [role],
    )
    expect([role, rows[0].any]).toEqual([role, false])
  }
})

test("bodies are forgotten after 30 days, but not of a mail that still waits", async () => {
  await office.queue(mailTo("old@example.org"), mailTo("young@example.org"), mailTo("waiting@example.org"))
  await database.sql(`update private.mail_outbox set created_at = now() - interval '31 days',
    status = case when to_address like 'old%' then 'captured' else status end where to_address ~ '^(old|waiting)@'`)
  await database.sql(
    "update private.mail_outbox set status = 'captured' where to_address = 'young@example.org'",
  )
  await database.sql("select private.remove_old_mail_bodies()")
  expect(await mailsTo("old@example.org")).toMatchObject([
    { text_body: null, html_body: null, subject: "Hello" },
  ])
  expect(await mailsTo("young@example.org")).toMatchObject([{ text_body: "Text." }])
  expect(await mailsTo("waiting@example.org")).toMatchObject([{ text_body: "Text." }])
})
