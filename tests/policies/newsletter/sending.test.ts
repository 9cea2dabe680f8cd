import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"
import { newsletterFixtures } from "./newsletter-fixtures.ts"

const backend = await testBackend()
afterAll(backend.close)
const { staff, article, draft, subscriber, subscribers, issueRow, emailsOf, queueNext } =
  newsletterFixtures(backend)
const outreach = await staff()

async function send(issue: string) {
  return (await outreach.db.rpc("send_newsletter_issue", { issue }).throwOnError()).data
}

async function stop(issue: string) {
  return (await outreach.db.rpc("stop_newsletter_issue", { issue }).throwOnError()).data
}

async function finishSending() {
  const sending = () => backend.sql("select 1 from public.newsletter_issues where status = 'sending'")
  while ((await sending()).length > 0) await queueNext()
}

async function isRecipient(issue: string, { email }: { email: string }) {
  return (await emailsOf(issue)).some(({ to_address }) => to_address === email)
}

test("an issue goes to confirmed subscribers of its topic and state, each with a stop link of their own", async () => {
  const ohio = await subscriber({ topics: ["events"], state: "Ohio" })
  const everywhere = await subscriber({ topics: ["events", "press"] })
  const texas = await subscriber({ topics: ["events"], state: "Texas" })
  const otherTopic = await subscriber({ topics: ["guidance"], state: "Ohio" })
  const unconfirmed = await subscriber({ topics: ["events"], state: "Ohio" })
  await backend.sql("update public.newsletter_subscribers set confirmed_at = null where id = $1", [
    unconfirmed.id,
  ])
  const size = await outreach.db.rpc("newsletter_segment_size", { topic: "events", state: "Ohio" })
  expect(size.data).toBe(2)
  const issue = await draft(outreach, { topic: "events", state: "Ohio" })
  await send(issue)
  const [email] = await backend.sql(
    "select params ->> 'issue' as issue from private.email_outbox where to_address = $1 and message = 'newsletter-issue'",
    [ohio.email],
  )
  expect(email).toEqual({ issue })
  expect(await emailsOf(issue)).toEqual(
    [ohio, everywhere].map(({ email, token }) => ({
      to_address: email,
      status: "queued",
      unsubscribe_path: `/newsletter/stop?token=${token}`,
    })),
  )
  for (const other of [texas, otherTopic, unconfirmed]) expect(await isRecipient(issue, other)).toBe(false)
  const all = await outreach.db.rpc("newsletter_segment_size", { topic: "events", state: "" })
  expect(all.data).toBe(3)
})

test("people who confirm after an issue was sent get the next one", async () => {
  await subscribers(501, "press")
  const issue = await draft(outreach, { topic: "press" })
  await send(issue)
  const late = await subscriber({ topics: ["press"] })
  await backend.sql("update public.newsletter_subscribers set confirmed_at = now() where id = $1", [late.id])
  while ((await issueRow(issue))?.status === "sending") await queueNext()
  expect(await isRecipient(issue, late)).toBe(false)
  await backend.sql("delete from public.newsletter_subscribers where 'press' = any (topics)")
})

test("a thousand subscribers get one email each in batches, however many processes queue them", async () => {
  await subscribers(1200, "press")
  const issue = await draft(outreach, { topic: "press" })
  await send(issue)
  expect((await emailsOf(issue)).length).toBeLessThanOrEqual(500)
  while ((await issueRow(issue))?.status === "sending")
    await Promise.all([queueNext(), queueNext(), queueNext()])
  const emails = await emailsOf(issue)
  expect(emails).toHaveLength(1200)
  expect(new Set(emails.map(({ to_address }) => to_address)).size).toBe(1200)
  expect(await issueRow(issue)).toMatchObject({ status: "sent", queued_count: 1200 })
  expect(await queueNext()).toBe(0)
  await backend.sql("delete from public.newsletter_subscribers where 'press' = any (topics)")
  expect(await emailsOf(issue)).toEqual([])
})

test("stopping deletes the emails that wait, keeps those that were sent, and queues no more", async () => {
  await subscribers(700, "press")
  const issue = await draft(outreach, { topic: "press" })
  await send(issue)
  const [first] = await emailsOf(issue)
  await backend.sql(
    "update private.email_outbox set status = 'sent', sent_at = now() where to_address = $1 and dedupe_key like '%' || $2 || '%'",
    [first!.to_address, issue],
  )
  expect(await stop(issue)).toBe("stopped")
  expect(await queueNext()).toBe(0)
  expect(await emailsOf(issue)).toEqual([{ ...first, status: "sent" }])
  expect(await issueRow(issue)).toMatchObject({ status: "stopped", queued_count: 1 })
  await backend.sql("delete from public.newsletter_subscribers where 'press' = any (topics)")
})

test("stopping one issue leaves the emails of another", async () => {
  const reader = await subscriber()
  const [one, other] = [await draft(outreach), await draft(outreach)]
  await send(one)
  await send(other)
  await stop(one)
  expect(await isRecipient(one, reader)).toBe(false)
  expect(await isRecipient(other, reader)).toBe(true)
})

test("a reader who leaves gets no email that waits, and no trace stays in the outbox", async () => {
  const [leaver, reader] = [await subscriber(), await subscriber()]
  const issue = await draft(outreach)
  await send(issue)
  expect(await isRecipient(issue, leaver)).toBe(true)
  await backend.visitor.rpc("leave_newsletter", { token: leaver.token }).throwOnError()
  const traces = await backend.sql("select 1 from private.email_outbox where to_address = $1", [leaver.email])
  expect(traces).toEqual([])
  expect(await isRecipient(issue, reader)).toBe(true)
})

test("an issue waits while its article is not published", async () => {
  // Issues of other tests that are still being sent would be queued first.
  await finishSending()
  await subscribers(600, "press")
  const { id } = await article()
  const issue = await draft(outreach, { topic: "press", articleId: id })
  await send(issue)
  await backend.sql("update public.articles set status = 'draft' where id = $1", [id])
  expect(await queueNext()).toBe(0)
  expect(await issueRow(issue)).toMatchObject({ status: "sending" })
  await backend.sql("update public.articles set status = 'published' where id = $1", [id])
  while ((await issueRow(issue))?.status === "sending") await queueNext()
  expect(await emailsOf(issue)).toHaveLength(600)
  await backend.sql("delete from public.newsletter_subscribers where 'press' = any (topics)")
})

test("emails of an issue are deleted 30 days after they were sent, other emails are not", async () => {
  const reader = await subscriber()
  const issue = await draft(outreach)
  await send(issue)
  await backend.sql(
    `update private.email_outbox set status = 'sent', sent_at = now(), created_at = now() - interval '31 days'
     where to_address in ($1, $2)`,
    [reader.email, outreach.email],
  )
  await backend.sql("select private.delete_old_newsletter_emails()")
  expect(await isRecipient(issue, reader)).toBe(false)
  const tests = await backend.sql("select 1 from private.email_outbox where to_address = $1", [
    outreach.email,
  ])
  expect(tests.length).toBeGreaterThan(0)
})

test("counting a segment reads its index and stops at 1001, whatever others chose", async () => {
  await subscribers(1500, "press")
  await backend.sql("analyze public.newsletter_subscribers")
  const size = async (state: string) =>
    (await outreach.db.rpc("newsletter_segment_size", { topic: "press", state })).data
  expect([await size(""), await size("Ohio")]).toEqual([1001, 1001])
  await backend.sql(
    "update public.newsletter_subscribers set state = 'Texas' where email like 'many1%-press@%'",
  )
  const [texas] = await backend.sql<{ n: number }>(
    "select count(*)::integer as n from public.newsletter_subscribers where state = 'Texas' and 'press' = any (topics)",
  )
  expect(await size("Ohio")).toBe(1500 - texas!.n)
  const recipients = (topic: string, state: string) =>
    `select from public.newsletter_subscribers s where '${topic}' = any (s.topics) and s.confirmed_at is not null
       and s.undeliverable_at is null ${state} limit 1001`
  for (const topic of ["guidance", "events"]) {
    for (const state of ["and s.state = 'Ohio'", "and s.state is null"]) {
      const plan = await backend.sql<{ "QUERY PLAN": string }>(`explain ${recipients(topic, state)}`)
      expect(plan.map(row => row["QUERY PLAN"]).join("\n")).toContain(`newsletter_subscribers_${topic}`)
    }
  }
  await backend.sql("delete from public.newsletter_subscribers where 'press' = any (topics)")
})
