import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"
import { emailsTo as renderedEmailsTo } from "#tests/support/messages.ts"

const backend = await testBackend()
afterAll(backend.close)

// A Wednesday, after that day's digest was sent.
const CREATED_AT = "2026-11-11T16:00:00Z"
const TASK = "select private.send_digests($1) as sent"

async function member(digest: string) {
  const email = `${crypto.randomUUID()}@example.org`
  const { data, error } = await backend.admin.auth.admin.createUser({
    email,
    email_confirm: true,
    user_metadata: { is_adult: "true" },
  })
  if (error) throw error
  const { id } = data.user
  await backend.sql("insert into public.notification_settings (user_id, digest) values ($1, $2)", [
    id,
    digest,
  ])
  return { id, email }
}

async function notify(id: string, message = "kit-shipped", params = {}, topic = "events") {
  await backend.sql("select private.notify($1, $2, $3, $4)", [id, topic, message, JSON.stringify(params)])
  await backend.sql(
    `update public.notices n set created_at = $3::timestamptz + interval '1 second' *
       (select count(*) from public.notices where user_id = n.user_id) where user_id = $1 and message = $2`,
    [id, message, CREATED_AT],
  )
}

async function sendDigests(moment: string) {
  const [row] = await backend.sql(TASK, [moment])
  return Number(row!.sent)
}

const emailsTo = (address: string) => renderedEmailsTo(backend.sql, address)

test("a daily digest sends waiting notices in one email the next morning", async () => {
  const { id, email } = await member("daily")
  await notify(id, "kit-shipped")
  await notify(id, "certificate-ready", { certificate: "OA-1", course: "First aid" })
  expect(await emailsTo(email)).toEqual([])
  expect(await sendDigests("2026-11-12T14:59:00Z")).toBe(0)
  expect(await sendDigests("2026-11-12T15:00:00Z")).toBe(1)
  expect(await sendDigests("2026-11-12T15:05:00Z")).toBe(0)
  const emails = await emailsTo(email)
  expect(emails).toMatchObject([{ message: "digest", subject: "2 new things for you" }])
  expect(emails[0]!.text).toMatch(
    /Your kit is on its way[\s\S]+You passed “First aid”[\s\S]+\/unsubscribe\?token=/,
  )
})

test("a weekly digest is sent on Tuesday, or later if the task did not run", async () => {
  const { id, email } = await member("weekly")
  await notify(id)
  expect(await sendDigests("2026-11-17T14:59:00Z")).toBe(0)
  expect(await sendDigests("2026-11-19T03:00:00Z")).toBe(1)
  expect(await emailsTo(email)).toMatchObject([{ subject: "Your kit is on its way" }])
})

test("account emails are sent at once", async () => {
  const { id, email } = await member("weekly")
  await notify(id, "recovery-code-used", {}, "account")
  expect(await emailsTo(email)).toMatchObject([{ topic: "account", unsubscribe_path: null }])
})

test("a changed preference applies to waiting notices", async () => {
  const [off, immediate] = [await member("daily"), await member("daily")]
  await notify(off.id)
  await notify(immediate.id)
  await backend.sql("insert into public.notification_preferences values ($1, 'events', 'email', false)", [
    off.id,
  ])
  await backend.sql("update public.notification_settings set digest = 'each' where user_id = $1", [
    immediate.id,
  ])
  expect(await sendDigests("2026-11-11T17:00:00Z")).toBe(1)
  expect(await sendDigests("2026-11-13T17:00:00Z")).toBe(0)
  expect([await emailsTo(off.email), (await emailsTo(immediate.email)).length]).toEqual([[], 1])
})

test("concurrent tasks send one digest", async () => {
  const { id, email } = await member("daily")
  await notify(id)
  await Promise.all([sendDigests("2026-11-12T16:00:00Z"), sendDigests("2026-11-12T16:00:00Z")])
  expect(await emailsTo(email)).toHaveLength(1)
})

test("the periodic task sends digests with the rights of the function owner", async () => {
  const { id, email } = await member("daily")
  await notify(id)
  await backend.sql("update public.notices set created_at = now() - interval '2 days' where user_id = $1", [
    id,
  ])
  await backend.sql("update private.periodic_tasks set next_run_at = now() + interval '1 day'")
  await backend.sql("update private.periodic_tasks set next_run_at = now() where name = 'send_digests'")
  const [run] = await backend.sql("select * from private.run_next_task()")
  expect(run).toEqual({ task: "send_digests", error: null })
  expect(await emailsTo(email)).toHaveLength(1)
})
