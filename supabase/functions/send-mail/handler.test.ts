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

async function queue(to: string, more: Record<string, unknown> = {}) {
  const letter = { heading: "Hi", paragraphs: [], action: { label: "Go", path: "/go" }, ...more }
  await sql("select private.queue_email('test', $1, 'Hello', $2)", [to, JSON.stringify(letter)])
}

async function statusOf(to: string) {
  const [mail] = await sql(
    "select status, attempts, last_error from private.email_outbox where to_address = $1",
    [to],
  )
  return mail!
}

test("each mail that waits is sent once, with the site's address and the way to unsubscribe", async () => {
  const server = await smtpServer()
  await queue("one@example.org", { unsubscribe: "/unsubscribe?token=abc" })
  await queue("two@example.org")
  expect(await callFunction(server.url)).toEqual({ status: 200, answer: { sent: 2, waiting: 0, givenUp: 0 } })
  expect(await callFunction(server.url)).toMatchObject({ answer: { sent: 0 } })
  const [one, two] = server.received
  expect(one!.headers).toContain("List-Unsubscribe: <https://site.example/unsubscribe?token=abc>")
  expect(one!.headers).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click")
  expect(two!.headers.join("\n")).not.toContain("List-Unsubscribe")
  expect(two!.body).toContain("https://site.example/go")
  expect(await statusOf("one@example.org")).toMatchObject({ status: "sent", attempts: 1 })
})

test.for<[string, Reaction, "RCPT" | "greeting", string]>([
  ["refused", "550 nobody here", "RCPT", "dead"],
  ["later", "421 too busy", "greeting", "queued"],
])("a mail that is %s: %s at %s makes it %s", async ([name, reaction, at, status]) => {
  const server = await smtpServer(step => (step === at ? reaction : undefined))
  await queue(`${name}@example.org`)
  await callFunction(server.url)
  expect(await statusOf(`${name}@example.org`)).toMatchObject({
    status,
    last_error: expect.stringContaining(reaction.slice(0, 3)),
  })
})

test("only the secret key has mail sent, and without a mail server it says what is missing", async () => {
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
