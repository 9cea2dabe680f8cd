import { afterAll, expect, test } from "vitest"
import { type Reaction, smtpServer } from "#backend/mail/testing/smtp-server.ts"
import { SITE_URL, testBackend } from "#tests/support/backend.ts"
import { handle } from "./handler.ts"

const { backend, member, sql, visitor, close } = await testBackend()
afterAll(close)

const KEYS = { SUPABASE_URL: SITE_URL, SUPABASE_SECRET_KEY: backend.secretKey }
const inProcess: typeof fetch = (input, init) => backend.fetch(new Request(input, init))

async function callFunction(smtpUrl: string | null, { apikey = backend.secretKey, method = "POST" } = {}) {
  const smtp = smtpUrl && {
    SMTP_URL: `${smtpUrl}?tls=off`,
    MAIL_FROM: "Open Airway <mail@site.example>",
    SITE_URL: "https://site.example/",
  }
  const request = new Request(`${SITE_URL}/functions/v1/send-mail`, { method, headers: { apikey } })
  const response = await handle(request, { ...KEYS, ...smtp }, inProcess)
  return { status: response.status, answer: method === "POST" ? await response.json() : null }
}

async function queue(to: string, { message = "kit-shipped", unsubscribe = null as string | null } = {}) {
  await sql("select private.queue_email($1, $2, unsubscribe_path => $3)", [message, to, unsubscribe])
}

async function statusOf(to: string) {
  const [mail] = await sql(
    "select status, attempts, subject, last_error from private.email_outbox where to_address = $1",
    [to],
  )
  return mail!
}

test("each waiting email is sent once, with links to the site and the unsubscribe headers", async () => {
  const server = await smtpServer()
  await queue("one@example.org", { unsubscribe: "/unsubscribe?token=abc" })
  await queue("two@example.org")
  expect(await callFunction(server.url)).toEqual({ status: 200, answer: { sent: 2, waiting: 0, givenUp: 0 } })
  expect(await callFunction(server.url)).toMatchObject({ answer: { sent: 0 } })
  const [one, two] = server.received
  expect(one!.headers).toContain("List-Unsubscribe: <https://site.example/unsubscribe?token=abc>")
  expect(one!.headers).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click")
  expect(two!.headers.join("\n")).not.toContain("List-Unsubscribe")
  expect(two!.body).toContain("https://site.example/get-certified")
  expect(await statusOf("one@example.org")).toMatchObject({
    status: "sent",
    attempts: 1,
    subject: "Your kit is on its way",
  })
})

test.for<[string, Reaction, "RCPT" | "greeting", string]>([
  ["refused", "550 nobody here", "RCPT", "dead"],
  ["later", "421 too busy", "greeting", "queued"],
])("an email that is %s: %s at %s makes it %s", async ([name, reaction, at, status]) => {
  const server = await smtpServer(step => (step === at ? reaction : undefined))
  await queue(`${name}@example.org`)
  await callFunction(server.url)
  expect(await statusOf(`${name}@example.org`)).toMatchObject({
    status,
    last_error: expect.stringContaining(reaction.slice(0, 3)),
  })
})

test("an email that cannot be rendered is dead with the reason, and the next one is sent", async () => {
  const server = await smtpServer()
  await queue("broken@example.org", { message: "no-such-message" })
  await queue("fine@example.org")
  expect((await callFunction(server.url)).answer).toEqual({ sent: 1, waiting: 0, givenUp: 1 })
  expect(await statusOf("broken@example.org")).toMatchObject({
    status: "dead",
    last_error: "There is no message no-such-message",
  })
})

test("only the secret key can send emails, and without a mail server the response names the missing settings", async () => {
  expect(await callFunction(null)).toEqual({
    status: 503,
    answer: { error: "Set SMTP_URL, MAIL_FROM and SITE_URL" },
  })
  expect((await callFunction(null, { apikey: backend.publishableKey })).status).toBe(403)
  expect((await callFunction(null, { method: "GET" })).status).toBe(405)
  for (const client of [visitor, await member()]) {
    const { error } = await client.rpc("claim_email", { lease_ms: 1, domain: "site.example" })
    expect(error?.code).toBe("42501")
  }
})
