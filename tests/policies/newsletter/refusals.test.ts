import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"
import { newsletterFixtures } from "./newsletter-fixtures.ts"

const backend = await testBackend()
afterAll(backend.close)
const { staff, draft, subscriber, issueRow, emailsOf } = newsletterFixtures(backend)
const outreach = await staff()

async function deliver(email: string, result: "accepted" | "refused" | "retried too long" | "unusable") {
  const issue = await draft(outreach)
  await outreach.db.rpc("send_newsletter_issue", { issue }).throwOnError()
  const [waiting] = await backend.sql<{ id: string }>(
    "select id from private.email_outbox where dedupe_key like '%' || $1 || '%' and to_address = $2",
    [issue, email],
  )
  if (!waiting) return { issue, isQueued: false }
  await backend.sql(
    "update private.email_outbox set status = 'sending', claimed_until = now(), attempts = 1 where id = $1",
    [waiting.id],
  )
  if (result === "accepted") await backend.sql("select private.mark_email_sent($1, 'Hello')", [waiting.id])
  else {
    const age = result === "retried too long" ? "73 hours" : "0 hours"
    await backend.sql("update private.email_outbox set created_at = now() - $2::interval where id = $1", [
      waiting.id,
      age,
    ])
    const problem = result === "unusable" ? "There is no such message" : "550 no such user"
    await backend.sql("select private.mark_email_failed($1, 1, $2, $3)", [
      ...[waiting.id, problem, result !== "retried too long"],
    ])
  }
  return { issue, isQueued: true }
}

async function stateOf({ id }: { id: string }) {
  const [row] = await backend.sql<{ refusals: number; is_undeliverable: boolean }>(
    "select refusals, undeliverable_at is not null as is_undeliverable from public.newsletter_subscribers where id = $1",
    [id],
  )
  return row
}

test("after three refused issues in a row a subscriber gets none until they use the link again", async () => {
  const reader = await subscriber()
  for (const _ of ["first", "second"]) await deliver(reader.email, "refused")
  expect(await stateOf(reader)).toEqual({ refusals: 2, is_undeliverable: false })
  const { issue } = await deliver(reader.email, "refused")
  expect(await issueRow(issue)).toMatchObject({ refused_count: 1 })
  expect(await stateOf(reader)).toEqual({ refusals: 3, is_undeliverable: true })
  expect(await deliver(reader.email, "accepted")).toMatchObject({ isQueued: false })
  const choice = { token: reader.token, topics: ["guidance" as const], state: "" }
  await backend.visitor.rpc("save_newsletter", choice).throwOnError()
  expect(await stateOf(reader)).toEqual({ refusals: 0, is_undeliverable: false })
  expect(await deliver(reader.email, "accepted")).toMatchObject({ isQueued: true })
})

test("a delivered issue ends the count", async () => {
  const reader = await subscriber()
  for (const _ of ["first", "second"]) await deliver(reader.email, "refused")
  await deliver(reader.email, "accepted")
  expect(await stateOf(reader)).toEqual({ refusals: 0, is_undeliverable: false })
})

test.for(["retried too long", "unusable"] as const)(
  "an email that was %s says nothing about the address",
  async result => {
    const reader = await subscriber()
    const { issue } = await deliver(reader.email, result)
    const [email] = (await emailsOf(issue)).filter(({ to_address }) => to_address === reader.email)
    expect(email?.status).toBe("dead")
    expect(await stateOf(reader)).toEqual({ refusals: 0, is_undeliverable: false })
    expect(await issueRow(issue)).toMatchObject({ refused_count: 0 })
  },
)

test("outreach sends to an address again and writes down why, and no one else can", async () => {
  const reader = await subscriber()
  const refuse = () =>
    backend.sql(
      "update public.newsletter_subscribers set refusals = 3, undeliverable_at = now() where id = $1",
      [reader.id],
    )
  const resume = async (who: typeof backend.visitor, reason = "They called: the mailbox was full.") =>
    (await who.rpc("resume_newsletter", { subscriber: reader.id, reason })).data
  expect(await resume(outreach.db)).toBe("already")
  await refuse()
  expect([await resume(await backend.member()), await resume((await staff("editor")).db)]).toEqual([
    ...["not-allowed", "not-allowed"],
  ])
  expect(
    (await backend.visitor.rpc("resume_newsletter", { subscriber: reader.id, reason: "x" })).error?.code,
  ).toBe("42501")
  for (const reason of ["", "    ok    ", "x".repeat(301), "Two\nlines"])
    expect(await resume(outreach.db, reason)).toBe("invalid")
  expect(await stateOf(reader)).toEqual({ refusals: 3, is_undeliverable: true })
  expect(await resume(outreach.db)).toBe("resumed")
  expect(await stateOf(reader)).toEqual({ refusals: 0, is_undeliverable: false })
  const { data: log } = await outreach.db
    .from("newsletter_resumptions")
    .select("reason, created_by")
    .eq("subscriber_id", reader.id)
    .throwOnError()
  expect(log).toEqual([{ reason: "They called: the mailbox was full.", created_by: outreach.id }])
  expect(await deliver(reader.email, "accepted")).toMatchObject({ isQueued: true })
  const unknown = { subscriber: crypto.randomUUID(), reason: "They called us." }
  expect((await outreach.db.rpc("resume_newsletter", unknown)).data).toBe("unknown")
})
