import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"
import { newsletterFixtures } from "./newsletter-fixtures.ts"

const backend = await testBackend()
afterAll(backend.close)
const { staff, article, draft, subscriber, issueRow, emailsOf } = newsletterFixtures(backend)
const outreach = await staff()

const ACTIONS = [
  "test_newsletter_issue",
  "send_newsletter_issue",
  "stop_newsletter_issue",
  "delete_newsletter_issue",
] as const

async function archived(issue: string) {
  return (await backend.visitor.from("newsletter_archive").select().eq("id", issue).throwOnError()).data
}

test("only outreach and administrators write, test, send, stop and delete issues", async () => {
  const issue = await draft(outreach)
  const save = {
    issue,
    article: (await article()).id,
    topic: "press" as const,
    state: "",
    subject: "Hi there",
    note: "",
  }
  const others = [
    await backend.member(),
    ...(await Promise.all(
      ["editor", "instructor", "events", "finance", "auditor"].map(async role => (await staff(role)).db),
    )),
  ]
  for (const db of others) {
    const { data } = await db.rpc("save_newsletter_issue", save).throwOnError()
    expect(data).toBe("not-allowed")
    for (const action of ACTIONS) expect((await db.rpc(action, { issue })).data).toBe("not-allowed")
    expect((await db.rpc("newsletter_segment_size", { topic: "press", state: "" })).data).toBeNull()
    expect((await db.from("newsletter_issues").select("id")).data).toEqual([])
  }
  for (const action of ACTIONS) {
    expect((await backend.visitor.rpc(action, { issue })).error?.code).toBe("42501")
  }
  expect((await backend.visitor.from("newsletter_issues").select("id")).error?.code).toBe("42501")
  expect(await issueRow(issue)).toMatchObject({ status: "draft", topic: "guidance" })
  const admin = await staff("admin")
  expect((await admin.db.rpc("save_newsletter_issue", save)).data).toBe("saved")
  expect((await admin.db.rpc("delete_newsletter_issue", { issue })).data).toBe("deleted")
})

test("a test goes only to the person who asks for it", async () => {
  const reader = await subscriber()
  const issue = await draft(outreach, { isTested: false })
  expect((await outreach.db.rpc("test_newsletter_issue", { issue })).data).toBe("tested")
  const tests = await backend.sql(
    "select to_address, params ->> 'subject' as subject from private.email_outbox where message = 'newsletter-test' and created_at >= (select tested_at from public.newsletter_issues where id = $1)",
    [issue],
  )
  expect(tests).toEqual([{ to_address: outreach.email, subject: "Kits at the library" }])
  expect(await emailsOf(issue)).toEqual([])
  expect(reader.email).not.toBe(outreach.email)
})

test("an issue is sent only after a test of its present text", async () => {
  const { id } = await article()
  const issue = await draft(outreach, { isTested: false, articleId: id })
  const send = async () => (await outreach.db.rpc("send_newsletter_issue", { issue })).data
  const sendTest = async () => (await outreach.db.rpc("test_newsletter_issue", { issue })).data
  expect(await send()).toBe("not-tested")
  await sendTest()
  const other = {
    issue,
    article: id,
    topic: "guidance" as const,
    state: "",
    subject: "Another subject",
    note: "",
  }
  expect((await outreach.db.rpc("save_newsletter_issue", other)).data).toBe("saved")
  expect(await send()).toBe("not-tested")
  await sendTest()
  await backend.sql("update public.articles set title = 'A corrected title' where id = $1", [id])
  expect(await send()).toBe("not-tested")
  await sendTest()
  expect(await send()).toBe("sending")
  expect(await send()).toBe("not-draft")
  expect((await archived(issue))![0]).toMatchObject({
    subject: "Another subject",
    title: "A corrected title",
  })
})

test("only a published article is sent", async () => {
  const hidden = await article("draft")
  const save = {
    issue: crypto.randomUUID(),
    topic: "press" as const,
    state: "",
    subject: "Hi there",
    note: "",
  }
  const { data } = await outreach.db.rpc("save_newsletter_issue", { ...save, article: hidden.id })
  expect(data).toBe("not-published")
  const { id } = await article()
  const issue = await draft(outreach, { articleId: id })
  await backend.sql("update public.articles set status = 'draft' where id = $1", [id])
  for (const action of ["send_newsletter_issue", "test_newsletter_issue"] as const) {
    expect((await outreach.db.rpc(action, { issue })).data).toBe("not-published")
  }
})

test("incomplete drafts are refused, and line breaks are stored as one character", async () => {
  const { id } = await article()
  const save = async (change: object) => {
    const text = { topic: "press" as const, state: "", subject: " Hi there ", note: "One.\r\n\r\nTwo.\n" }
    const issue = crypto.randomUUID()
    const { data } = await outreach.db.rpc("save_newsletter_issue", {
      issue,
      article: id,
      ...text,
      ...change,
    })
    return { issue, outcome: data }
  }
  for (const change of [
    { subject: "Hi" },
    { subject: "Two\nlines" },
    { subject: "x".repeat(121) },
    { note: "x".repeat(801) },
    { note: "A \u0007 bell" },
    { state: "Atlantis" },
  ]) {
    expect((await save(change)).outcome).toBe("invalid")
  }
  const { issue, outcome } = await save({ state: "Ohio" })
  expect(outcome).toBe("saved")
  expect(await issueRow(issue)).toMatchObject({ subject: "Hi there", note: "One.\n\nTwo.", state: "Ohio" })
})

test("a sent issue can be neither changed nor deleted", async () => {
  const issue = await draft(outreach)
  await outreach.db.rpc("send_newsletter_issue", { issue }).throwOnError()
  const save = {
    issue,
    article: (await article()).id,
    topic: "press" as const,
    state: "",
    subject: "Hi there",
    note: "",
  }
  expect((await outreach.db.rpc("save_newsletter_issue", save)).data).toBe("not-draft")
  expect((await outreach.db.rpc("delete_newsletter_issue", { issue })).data).toBe("not-draft")
  expect((await outreach.db.rpc("test_newsletter_issue", { issue })).data).toBe("not-draft")
  expect(await issueRow(issue)).toMatchObject({ subject: "Kits at the library" })
})

test("unknown issues have an outcome of their own", async () => {
  const issue = crypto.randomUUID()
  for (const action of ACTIONS) expect((await outreach.db.rpc(action, { issue })).data).toBe("unknown")
})

test("the archive has issues from the moment they are sent, and a stopped one leaves it", async () => {
  const issue = await draft(outreach)
  expect(await archived(issue)).toEqual([])
  await outreach.db.rpc("send_newsletter_issue", { issue }).throwOnError()
  expect(await archived(issue)).toHaveLength(1)
  expect((await outreach.db.rpc("stop_newsletter_issue", { issue })).data).toBe("stopped")
  expect(await archived(issue)).toEqual([])
  expect((await outreach.db.rpc("stop_newsletter_issue", { issue })).data).toBe("not-sending")
})
