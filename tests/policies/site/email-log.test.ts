import { randomUUID } from "node:crypto"
import { afterAll, expect, test } from "vitest"
import { z } from "zod"
import {
  emailContent,
  MESSAGE_KEYS,
  type MessageKey,
  messageParams,
} from "#supabase/functions/_shared/messages/catalog.ts"
import { specimens } from "#supabase/functions/_shared/messages/testing/specimen.ts"
import { testBackend } from "#tests/support/backend.ts"

const backend = await testBackend()
afterAll(backend.close)

async function staff(role: string, aal = "aal2") {
  const user = { email: `${randomUUID()}@example.org`, email_confirm: true }
  const id = (await backend.admin.auth.admin.createUser(user)).data.user!.id
  await backend.sql("insert into public.user_roles (user_id, role) values ($1, $2)", [id, role])
  return { id, ...user, db: await backend.member({ sub: id, aal }) }
}

const { db, id: adminId } = await staff("admin")

interface Row {
  message?: MessageKey
  status?: string
  error?: string | null
  params?: object | null
  topic?: string | null
  to?: string
}

async function email({ message = "test-email", status = "dead", topic = null, ...row }: Row = {}) {
  const params = row.params === undefined ? specimens(message)[0] : row.params
  const to = row.to ?? `${randomUUID()}@example.org`
  const [{ id } = { id: "" }] = await backend.sql<{ id: string }>(
    `insert into private.email_outbox (message, to_address, status, last_error, params, topic, sent_at)
     values ($1, $2, $3, $4, $5, $6, case when $3 = 'sent' then now() end) returning id`,
    [message, to, status, row.error ?? null, params, topic],
  )
  return { id, to }
}

const resend = async (id: string, as = db) =>
  (await as.rpc("resend_email", { email: id }).throwOnError()).data
const log = async (args: object, as = db) => (await as.rpc("email_log", args).throwOnError()).data
const rows = (id: string) =>
  backend.sql<{ id: string; status: string; to_address: string }>(
    "select id, status, to_address from private.email_outbox where resend_of = $1",
    [id],
  )

test("a failed email is sent again once while it waits, and the log and the audit say so", async () => {
  const { id, to } = await email({ error: "550 5.1.1 No such user here" })
  expect(await log({ address: to.toUpperCase() })).toMatchObject([
    {
      id,
      address_start: `${to[0]}•••@example.org`,
      state: "failed",
      problem: "wrong-address",
      resend: "resent",
    },
  ])
  expect(await resend(id)).toBe("resent")
  expect(await resend(id)).toBe("waiting")
  const [copy, ...more] = await rows(id)
  expect(more).toEqual([])
  expect(copy).toMatchObject({ to_address: to })
  expect((await log({ address: to })).map(({ state }) => state).sort()).toEqual(["resent", "waiting"])
  const [entry] = await backend.sql(
    "select actor, verb, changes ? 'resent_at' as says_when from public.audit_entries where record_id = $1",
    [id],
  )
  expect(entry).toEqual({ actor: adminId, verb: "changed", says_when: true })

  // A copy that has failed, too, can be followed by another one.
  await backend.sql("update private.email_outbox set status = 'dead' where id = $1", [copy!.id])
  expect(await resend(id)).toBe("resent")
})

test("of two people who send an email again at once, one does", async () => {
  const { id } = await email()
  const answers = await Promise.all([resend(id), resend(id)])
  expect(answers.sort()).toEqual(["resent", "waiting"])
  expect(await rows(id)).toHaveLength(1)
})

test("links that work once, outdated reminders, the newsletter and emptied emails are never sent again", async () => {
  const refused: Partial<Record<MessageKey, string>> = {
    "magic-link": "one-time-link",
    "password-recovery": "one-time-link",
    "guardian-invitation": "one-time-link",
    "event-tomorrow": "out-of-date",
    "newsletter-issue": "newsletter",
  }
  for (const [message, outcome] of Object.entries(refused) as [MessageKey, string][])
    for (const status of ["dead", "sent"]) {
      const { id } = await email({ message, status })
      expect([message, await resend(id)]).toEqual([message, outcome])
      expect(await rows(id)).toEqual([])
    }
  const { id } = await email({ params: null, status: "sent" })
  expect(await resend(id)).toBe("emptied")
  expect(await resend((await email({ status: "queued" })).id)).toBe("waiting")
  expect(await resend(randomUUID())).toBe("unknown")
})

test("members who turned a topic off get no such email again", async () => {
  const person = await staff("editor")
  const notice = { message: "kit-shipped" as const, topic: "courses", to: person.email, status: "sent" }
  expect(await resend((await email(notice)).id)).toBe("resent")
  await backend.sql(
    "insert into public.notification_preferences (user_id, topic, channel, is_on) values ($1, 'courses', 'email', false)",
    [person.id],
  )
  expect(await resend((await email(notice)).id)).toBe("unwanted")
})

test("every email with a link or a code is refused, or its link lasts", async () => {
  const lasting: Record<string, string> = {
    "already-registered": "leads to the sign-in page",
    "chapter-application": "shows the own application as long as it exists",
    "gift-offer": "shows the own offer as long as it exists",
    "gift-receipt": "the code proves a receipt to anyone",
    "gift-receipt-corrected": "the code proves a receipt to anyone",
    "gift-receipt-replaced": "the code proves a receipt to anyone",
    "gift-statement": "the code proves a statement to anyone",
    "event-canceled": "shows the own registration as long as it exists",
    "event-changed": "shows the own registration as long as it exists",
    "event-confirmed": "shows the own registration as long as it exists",
    "event-left": "shows the own registration as long as it exists",
    "event-link": "shows the own registration as long as it exists",
    "event-waiting": "shows the own registration as long as it exists",
  }
  const secret = MESSAGE_KEYS.filter(key => {
    const schema = messageParams(key)
    return (
      schema instanceof z.ZodObject && ["link", "code", "token", "key"].some(name => name in schema.shape)
    )
  })
  expect(secret.length).toBeGreaterThan(20)
  const resendable = []
  for (const message of secret)
    if ((await resend((await email({ message })).id)) === "resent") resendable.push(message)
  expect(resendable.sort()).toEqual(Object.keys(lasting).sort())
})

test("no subject repeats a code, a link or a token", () => {
  for (const message of MESSAGE_KEYS) {
    const [params] = specimens(message, "a text") as [Record<string, unknown>]
    const { subject } = emailContent({ message, params, locale: "en" }, "Site")
    for (const name of ["link", "code", "token", "key"])
      if (typeof params[name] === "string") expect(subject, message).not.toContain(params[name])
  }
})

test("a failed email is set aside with a reason, which the audit keeps", async () => {
  const { id, to } = await email()
  const aside = async (email: string) =>
    (await db.rpc("set_email_aside", { email, reason: "wrong-address" }).throwOnError()).data
  expect(await log({ view: "failed", address: to })).toHaveLength(1)
  expect(await aside(id)).toBe("set-aside")
  expect(await aside(id)).toBe("not-failed")
  expect(await aside((await email({ status: "sent" })).id)).toBe("not-failed")
  expect(await aside(randomUUID())).toBe("unknown")
  expect(await log({ view: "failed", address: to })).toEqual([])
  expect(await log({ view: "given-up", address: to })).toMatchObject([{ state: "set-aside" }])
  const entries = await backend.sql("select reason from public.audit_entries where record_id = $1", [id])
  expect(entries).toEqual([{ reason: "wrong-address" }])
})

test("failed emails are in the inbox of administrators, refused newsletters are not", async () => {
  const { id } = await email()
  const take = async (row_id: string) =>
    (await db.rpc("take_item", { list: "emails", row_id }).throwOnError()).data[0]!.outcome
  expect(await take(id)).toBe("taken")
  await db.rpc("set_email_aside", { email: id, reason: "not-needed" }).throwOnError()
  expect(await backend.sql("select from public.taken_items where row_id = $1", [id])).toEqual([])
  expect(await take((await email({ message: "newsletter-issue" })).id)).toBe("not-waiting")
})

test("pages of the log follow each other without gaps", async () => {
  const message = "stock-low" as const
  for (let n = 0; n < 5; n++) await email({ message, status: "sent" })
  const first = await log({ view: "sent", kind: message, up_to: 3 })
  const last = first.at(-1)!
  const second = await log({
    ...{ view: "sent", kind: message, up_to: 3 },
    ...{ after_created: last.created_at, after_id: last.id },
  })
  expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(5)
  expect((await db.rpc("email_kinds").throwOnError()).data).toContain(message)
})

test("only administrators with a second factor read the log, and nobody reads what an email said", async () => {
  const { id } = await email({ message: "magic-link" })
  for (const other of [await staff("outreach"), await staff("auditor"), await staff("admin", "aal1")]) {
    expect(await log({}, other.db)).toEqual([])
    expect((await other.db.rpc("email_kinds").throwOnError()).data).toEqual([])
    expect((await other.db.rpc("failed_email_count").throwOnError()).data).toBe(0)
    expect((await other.db.rpc("logged_email", { email: id }).throwOnError()).data).toEqual([])
    expect(await resend(id, other.db)).toBe("unknown")
    const { data } = await other.db.rpc("set_email_aside", { email: id, reason: "not-needed" }).throwOnError()
    expect(data).toBe("unknown")
  }
  expect((await backend.visitor.rpc("email_log", {})).error?.code).toBe("42501")
  const opened = (await db.rpc("logged_email", { email: id }).throwOnError()).data
  expect(opened).toMatchObject([{ id, state: "failed" }])
  const { link, code } = specimens("magic-link")[0] as { link: string; code: string }
  for (const secret of [link, code]) expect(JSON.stringify(opened)).not.toContain(secret)
})
