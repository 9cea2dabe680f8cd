import { afterAll, expect, test } from "vitest"
import { SITE_URL, testBackend } from "#tests/support/backend.ts"
import { handle } from "./handler.ts"

const { backend, member, sql, visitor, close } = await testBackend()
afterAll(close)

const KEYS = { SUPABASE_URL: SITE_URL, SUPABASE_SECRET_KEY: backend.secretKey }
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
  }
  expect(await statesOf(email)).toEqual(["deliverable"])
})
