import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"

const backend = await testBackend()
afterAll(backend.close)

// A Wednesday, after that day's digest has left.
const WRITTEN = "2026-11-11T16:00:00Z"
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

async function tell(id: string, title: string, topic = "events") {
  await backend.sql("select private.notify($1, $2, $3, 'Some text.', '/events')", [id, topic, title])
  await backend.sql(
    `update public.notices n set created_at = $3::timestamptz + interval '1 second' *
       (select count(*) from public.notices where user_id = n.user_id) where user_id = $1 and title = $2`,
    [id, title, WRITTEN],
  )
}

async function sentAt(moment: string) {
  const [row] = await backend.sql(TASK, [moment])
  return Number(row!.sent)
}

async function mailsTo(email: string) {
  return backend.sql("select * from private.email_outbox where to_address = $1 order by created_at", [email])
}

test("a daily digest gathers what waits into one mail the next morning, once", async () => {
  const { id, email } = await member("daily")
  await tell(id, "First thing")
  await tell(id, "Second thing")
  expect(await mailsTo(email)).toEqual([])
  expect(await sentAt("2026-11-12T14:59:00Z")).toBe(0)
  expect(await sentAt("2026-11-12T15:00:00Z")).toBe(1)
  expect(await sentAt("2026-11-12T15:05:00Z")).toBe(0)
  const mails = await mailsTo(email)
  expect(mails).toMatchObject([{ kind: "digest", subject: "2 things that are new for you" }])
  expect(mails[0]!.text_body).toMatch(/First thing[\s\S]+Second thing[\s\S]+\/unsubscribe\?token=/)
})

test("a weekly digest waits for Tuesday, and a clock that was away catches up", async () => {
  const { id, email } = await member("weekly")
  await tell(id, "Only thing")
  expect(await sentAt("2026-11-17T14:59:00Z")).toBe(0)
  expect(await sentAt("2026-11-19T03:00:00Z")).toBe(1)
  expect(await mailsTo(email)).toMatchObject([{ subject: "Only thing" }])
})

test("account mails do not wait", async () => {
  const { id, email } = await member("weekly")
  await tell(id, "A new device", "account")
  expect(await mailsTo(email)).toMatchObject([{ kind: "notice_account", unsubscribe_path: null }])
})

test("who switches a topic off, or back to mail at once, is not sent what they no longer want to wait for", async () => {
  const [off, atOnce] = [await member("daily"), await member("daily")]
  await tell(off.id, "No longer wanted")
  await tell(atOnce.id, "Not to wait for")
  await backend.sql("insert into public.notification_preferences values ($1, 'events', 'email', false)", [
    off.id,
  ])
  await backend.sql("update public.notification_settings set digest = 'each' where user_id = $1", [atOnce.id])
  expect(await sentAt("2026-11-11T17:00:00Z")).toBe(1)
  expect(await sentAt("2026-11-13T17:00:00Z")).toBe(0)
  expect([await mailsTo(off.email), (await mailsTo(atOnce.email)).length]).toEqual([[], 1])
})

test("two clocks at the same time send one digest", async () => {
  const { id, email } = await member("daily")
  await tell(id, "Only once")
  await Promise.all([sentAt("2026-11-12T16:00:00Z"), sentAt("2026-11-12T16:00:00Z")])
  expect(await mailsTo(email)).toHaveLength(1)
})

test("the clock runs it as the function_owner and notes no error", async () => {
  const { id, email } = await member("daily")
  await tell(id, "By the clock")
  await backend.sql("update public.notices set created_at = now() - interval '2 days' where user_id = $1", [
    id,
  ])
  await backend.sql("update private.periodic_tasks set next_run_at = now() + interval '1 day'")
  await backend.sql("update private.periodic_tasks set next_run_at = now() where name = 'send_digests'")
  const [run] = await backend.sql("select * from private.run_next_task()")
  expect(run).toEqual({ task: "send_digests", error: null })
  expect(await mailsTo(email)).toHaveLength(1)
})
