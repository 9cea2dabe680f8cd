import { createHmac } from "node:crypto"
import { afterAll, expect, test } from "vitest"
import { SITE_URL, testBackend } from "#tests/support/backend.ts"
import { handle } from "./handler.ts"

const { backend, member, sql, visitor, close } = await testBackend()
afterAll(close)

const SIGNING_KEY = Buffer.alloc(24, 7)
const KEYS = {
  SUPABASE_URL: SITE_URL,
  SUPABASE_SECRET_KEY: backend.secretKey,
  MAIL_WEBHOOK_SECRET: `whsec_${SIGNING_KEY.toString("base64")}`,
}
const inProcess: typeof fetch = (input, init) => backend.fetch(new Request(input, init))

async function report(body: unknown, { apikey = backend.secretKey, method = "POST" } = {}) {
  const url = `${SITE_URL}/functions/v1/mail-events`
  const request = new Request(url, {
    method,
    headers: { apikey },
    ...(method === "POST" && { body: JSON.stringify(body) }),
  })
  const response = await handle(request, KEYS, inProcess)
  return { status: response.status, answer: method === "POST" ? await response.json() : null }
}

interface Webhook {
  id?: string
  prefix?: "webhook" | "svix"
  age?: number
  key?: Buffer
  sentBody?: string
  env?: Record<string, string>
}

/** Sends a webhook as a provider signs it. */
async function deliver(body: unknown, webhook: Webhook = {}) {
  const { id = `msg_${crypto.randomUUID()}`, prefix = "webhook", age = 0, key = SIGNING_KEY } = webhook
  const timestamp = Math.floor(Date.now() / 1000) - age
  const text = JSON.stringify(body)
  const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${text}`).digest("base64")
  const request = new Request(`${SITE_URL}/functions/v1/mail-events`, {
    method: "POST",
    headers: {
      [`${prefix}-id`]: id,
      [`${prefix}-timestamp`]: String(timestamp),
      // The first is that of a secret that was replaced.
      [`${prefix}-signature`]: `v1,${Buffer.alloc(32).toString("base64")} v1,${signature}`,
    },
    body: webhook.sentBody ?? text,
  })
  const response = await handle(request, webhook.env ?? KEYS, inProcess)
  return { status: response.status, answer: await response.json() }
}

async function subscriber() {
  const email = `${crypto.randomUUID()}@example.org`
  await sql(
    `with added as (
       insert into public.newsletter_subscribers (email, topics, confirmed_at) values ($1, '{press}', now()) returning id
     )
     insert into private.newsletter_tokens (subscriber_id) select id from added`,
    [email],
  )
  return email
}

function subscribe(email: string, state = "") {
  return visitor.rpc("subscribe_to_newsletter", { email, topics: ["press"], state }).throwOnError()
}

async function statesOf(...emails: string[]) {
  const rows = await sql<{ email: string; state: string }>(
    `select email, case when undeliverable_at is null then 'deliverable' else 'undeliverable' end as state
     from public.newsletter_subscribers where email = any ($1)`,
    [emails],
  )
  return emails.map(email => rows.find(row => row.email === email)?.state ?? "deleted")
}

async function emailsTo(email: string) {
  return sql("select message from private.email_outbox where to_address = $1", [email])
}

test("a bounce ends sending, a complaint the subscription; others stay as they are", async () => {
  const [bounced, angry, other] = [await subscriber(), await subscriber(), await subscriber()]
  expect(
    await report([
      { email: bounced.toUpperCase(), event: "bounce" },
      { email: angry, event: "complaint" },
      { email: "stranger@example.org", event: "bounce" },
    ]),
  ).toEqual({ status: 200, answer: { subscribers: 2 } })
  expect(await statesOf(bounced, angry, other)).toEqual(["undeliverable", "deleted", "deliverable"])
})

test("after a complaint the form says the same as ever and sends nothing, for a year", async () => {
  const angry = await subscriber()
  await report([{ email: angry, event: "complaint" }])
  expect((await subscribe(angry)).data).toBe("check-email")
  expect((await subscribe(angry, "Atlantis")).data).toBe("invalid")
  expect(await emailsTo(angry)).toEqual([])
  expect(await statesOf(angry)).toEqual(["deleted"])
  const kept = await sql(
    "select hash::text || complained_at::text as text from private.newsletter_complaints",
  )
  expect(JSON.stringify(kept)).not.toContain(angry.split("@")[0])
  await sql("update private.newsletter_complaints set complained_at = now() - interval '364 days'")
  await sql("select private.delete_old_newsletter_complaints()")
  expect((await subscribe(angry)).data).toBe("check-email")
  expect(await emailsTo(angry)).toEqual([])
  await sql("update private.newsletter_complaints set complained_at = now() - interval '366 days'")
  await sql("select private.delete_old_newsletter_complaints()")
  await subscribe(angry)
  expect(await emailsTo(angry)).toEqual([{ message: "newsletter-confirm" }])
})

test("only the secret key can report, and only lists of known events", async () => {
  const email = await subscriber()
  const reports = [{ email, event: "complaint" }]
  expect((await report(reports, { apikey: backend.publishableKey })).status).toBe(403)
  expect((await report(null, { method: "GET" })).status).toBe(405)
  for (const body of [null, {}, [{ email }], [{ email, event: "open" }], Array(501).fill(reports[0])]) {
    expect((await report(body)).status).toBe(400)
  }
  for (const client of [visitor, await member()]) {
    const { error } = await client.rpc("report_mail_event", { address: email, event: "complaint" })
    expect(error?.code).toBe("42501")
    const webhook = await client.rpc("report_mail_webhook", { webhook: "x", reports })
    expect(webhook.error?.code).toBe("42501")
  }
  expect(await statesOf(email)).toEqual(["deliverable"])
})

test("a signed webhook counts once, also when the reader has confirmed the address since", async () => {
  const [bounced, angry] = [await subscriber(), await subscriber()]
  const reports = [
    { email: bounced, event: "bounce" },
    { email: angry, event: "complaint" },
  ]
  const id = `msg_${crypto.randomUUID()}`
  expect(await deliver(reports, { id })).toEqual({ status: 200, answer: { subscribers: 2 } })
  expect(await statesOf(bounced, angry)).toEqual(["undeliverable", "deleted"])
  await sql("update public.newsletter_subscribers set undeliverable_at = null where email = $1", [bounced])
  expect(await deliver(reports, { id })).toEqual({ status: 200, answer: { subscribers: 0 } })
  expect(await statesOf(bounced)).toEqual(["deliverable"])
  expect(await deliver(reports)).toEqual({ status: 200, answer: { subscribers: 1 } })
})

test("two deliveries of one webhook at the same time count once", async () => {
  const email = await subscriber()
  const id = `msg_${crypto.randomUUID()}`
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => deliver([{ email, event: "bounce" }], { id })),
  )
  expect(answers.map(({ answer }) => answer.subscribers).sort()).toEqual([0, 0, 0, 0, 1])
})

test("the events of Resend: permanent bounces and complaints count, others do not", async () => {
  const [bounced, slow, angry, happy] = await Promise.all([1, 2, 3, 4].map(subscriber))
  const event = (type: string, to: string, more = {}) => ({
    type,
    created_at: "2026-11-17T09:00:00.000Z",
    data: { email_id: crypto.randomUUID(), from: "Open Airway <mail@example.org>", to: [to], ...more },
  })
  const bounce = (type: string) => ({ bounce: { type, subType: "General", message: "No such mailbox." } })
  const events = [
    event("email.bounced", bounced!, bounce("Permanent")),
    event("email.bounced", slow!, bounce("Transient")),
    event("email.complained", angry!),
    event("email.opened", happy!),
  ]
  for (const body of events) expect((await deliver(body, { prefix: "svix" })).status).toBe(200)
  expect(await statesOf(bounced!, slow!, angry!, happy!)).toEqual([
    ...["undeliverable", "deliverable", "deleted", "deliverable"],
  ])
  expect((await deliver(event("email.bounced", happy!), { prefix: "svix" })).status).toBe(400)
})

test("webhooks that are unsigned, changed, old or signed with another key are refused", async () => {
  const email = await subscriber()
  const body = [{ email, event: "complaint" }]
  const { MAIL_WEBHOOK_SECRET: _, ...withoutSecret } = KEYS
  const refused = [
    await report(body, { apikey: "" }),
    await deliver(body, { sentBody: JSON.stringify([{ email, event: "complaint", more: 1 }]) }),
    await deliver(body, { age: 301 }),
    await deliver(body, { age: -301 }),
    await deliver(body, { key: Buffer.alloc(24, 8) }),
    await deliver(body, { key: Buffer.alloc(0), env: withoutSecret }),
    await deliver(body, { key: Buffer.alloc(0), env: { ...KEYS, MAIL_WEBHOOK_SECRET: "whsec_" } }),
    await deliver(body, { id: "x".repeat(201) }),
  ]
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403))
  expect(await statesOf(email)).toEqual(["deliverable"])
})

test("webhooks are forgotten after 30 days", async () => {
  const id = `msg_${crypto.randomUUID()}`
  await deliver([], { id })
  const isKnown = async () =>
    (await sql("select 1 from private.mail_webhooks where id = $1", [id])).length === 1
  const age = (days: number) =>
    sql("update private.mail_webhooks set received_at = now() - make_interval(days => $2) where id = $1", [
      id,
      days,
    ])
  for (const days of [29, 31]) {
    await age(days)
    await sql("select private.delete_old_mail_webhooks()")
    expect(await isKnown()).toBe(days < 30)
  }
})
