import { afterAll, expect, test } from "vitest"
import { testDatabase } from "#tests/support/database.ts"
import { type EmailContent, formatDuration } from "./queue-email.ts"
import { mailQueue, mailTo } from "./testing/mail-queue.ts"
import { smtpServer } from "./testing/smtp-server.ts"

const database = await testDatabase()
const office = mailQueue(database.url)
afterAll(async () => {
  await office.admin.end()
  await database.drop()
})

const NASTY = `<img src=x onerror="alert('1')"> & more`
const PLAIN: EmailContent = { preheader: "Before", heading: "Heading", paragraphs: ["Text."] }

let count = 0

/** Queues an email as the site's functions do, and returns the stored row. */
async function queued(
  content: object,
  { subject = "Hello", to = `r${++count}@example.org`, key = null } = {},
) {
  const client = await office.admin.connect()
  try {
    await client.query("set role function_owner")
    await client.query("select private.queue_email('test', $1, $2, $3, $4)", [
      to,
      subject,
      JSON.stringify({ ...PLAIN, ...content }),
      key,
    ])
  } finally {
    await client.query("reset role")
    client.release()
  }
  const rows = await database.sql("select * from private.email_outbox where to_address = $1", [to])
  return { mail: rows[0]!, rows }
}

test("every part of a letter stands in both bodies, in the same order", async () => {
  const { mail } = await queued({
    heading: "The heading",
    paragraphs: ["First words.", "Second words.\nOn two lines."],
    facts: [{ label: "Device", value: "Chrome on Windows" }],
    items: [{ title: "An item", body: "Its text.", path: "/items/1?a=1&b=2" }],
    action: { label: "Press here", path: "/go?a=1&b=2" },
    code_note: "Or type this.",
    code: "123456",
    footnote: "A last remark.",
    reason: "Because.",
    unsubscribe: "/unsubscribe?token=abc",
  })
  const parts = [
    [
      "The heading",
      "First words.",
      "Second words.",
      "On two lines.",
      "Device",
      "Chrome on Windows",
      "An item",
    ],
    ["Its text.", "Press here", "Or type this.", "123456", "A last remark.", "Open Airway", "Because."],
  ].flat()
  for (const body of [mail.text_body, mail.html_body]) {
    let from = Math.max(body.indexOf("<h1"), 0)
    for (const part of parts) {
      const place = body.indexOf(part, from)
      expect([part, place >= from]).toEqual([part, true])
      from = place
    }
  }
  for (const address of ["/items/1?a=1&b=2", "/go?a=1&b=2", "/unsubscribe?token=abc"]) {
    expect(mail.text_body).toContain(`{{site_url}}${address}`)
    expect(mail.html_body).toContain(`href="{{site_url}}${address.replaceAll("&", "&amp;")}"`)
  }
  expect(mail).toMatchObject({ unsubscribe_path: "/unsubscribe?token=abc", status: "queued" })
})

test("whatever people typed stays text", async () => {
  const { mail } = await queued(
    {
      ...{
        preheader: NASTY,
        heading: NASTY,
        paragraphs: [NASTY],
        footnote: NASTY,
        code: NASTY,
        code_note: NASTY,
      },
      facts: [{ label: NASTY, value: NASTY }],
      items: [{ title: NASTY, body: NASTY, path: "/x" }],
      action: { label: NASTY, path: "/x" },
      reason: NASTY,
    },
    { subject: NASTY },
  )
  expect(mail.html_body).not.toMatch(/<img|onerror="/)
  expect(
    mail.html_body.match(/&lt;img src=x onerror=&quot;alert\(&#39;1&#39;\)&quot;&gt; &amp; more/g),
  ).toHaveLength(13)
  expect(mail.text_body).toContain(NASTY)
})

test("a subject with line breaks becomes one line, and control characters go", async () => {
  const { mail } = await queued(
    { paragraphs: ["a\u001b[31mbc\r\nd\u2028e"] },
    { subject: " Hi\r\nBcc: b@example.org\u2028there " },
  )
  expect(mail.subject).toBe("Hi Bcc: b@example.org there")
  expect(mail.text_body).toContain("a[31mbc\nde")
  expect(mail.html_body).toContain("a[31mbc<br>de")
})

test.for([
  ["a script", { action: { label: "Go", url: "javascript:alert(1)" } }],
  ["another host by two slashes", { action: { label: "Go", path: "//evil.example" } }],
  ["another host by a name before it", { action: { label: "Go", path: "@evil.example" } }],
  ["a backslash", { action: { label: "Go", path: "/\\evil.example" } }],
  ["an end of the attribute", { items: [{ title: "Go", path: '/"onclick="x' }] }],
  ["nowhere", { action: { label: "Go" } }],
] as const)("a link to %s is refused", async ([, content]) => {
  await expect(queued(content)).rejects.toThrow("a mail links to a path of the site")
})

test.for(["a@example.org,b@example.org", "Ann <a@example.org>", "a@example.org\r\nBcc: b@example.org", "x"])(
  "the address %j is refused",
  async to => {
    await expect(queued({}, { to })).rejects.toThrow(/violates check constraint/)
  },
)

test("of two letters with one key the first is kept", async () => {
  const once = { to: "once@example.org", key: "welcome 1" as never }
  await queued({}, { ...once, subject: "One" })
  const { rows } = await queued({}, { ...once, subject: "Two" })
  expect(rows.map(row => row.subject)).toEqual(["One"])
})

test("on its way out a letter gets the site's address, and the headers by which programs unsubscribe", async () => {
  const server = await smtpServer()
  const { mail } = await queued({
    action: { label: "Go", path: "/go" },
    unsubscribe: "/unsubscribe?token=abc",
  })
  await office.queue(mailTo("account@example.org"))
  office.deliver(server.url)
  const received = (to: string) => server.received.find(({ recipients }) => recipients[0]?.includes(to))
  await expect.poll(() => [received(mail.to_address), received("account@")].every(Boolean)).toBe(true)
  const content = received(mail.to_address)!
  expect(content.headers).toContain("List-Unsubscribe: <https://site.example/unsubscribe?token=abc>")
  expect(content.headers).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click")
  expect(content.body).toContain("https://site.example/go")
  expect(content.body).not.toContain("{{site_url}}")
  expect(received("account@")!.headers.join("\n")).not.toContain("List-Unsubscribe")
})

test("how long a link lives is said in words", () => {
  expect([600, 60, 3600, 86_400, 7 * 86_400, 45].map(formatDuration)).toEqual([
    "10 minutes",
    "1 minute",
    "1 hour",
    "1 day",
    "7 days",
    "45 seconds",
  ])
})
