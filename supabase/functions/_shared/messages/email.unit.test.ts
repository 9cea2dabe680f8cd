import { expect, test } from "vitest"
import { renderEmail } from "./email.ts"
import { emailHtml } from "./email-html.ts"
import { emailText } from "./email-text.ts"
import { formatDay, formatDuration } from "./en/format.ts"
import { labels } from "./en/labels.ts"
import type { EmailLayout } from "./layout.ts"
import type { EmailContent } from "./message.ts"
import { subjectLine } from "./plain.ts"
import { NASTY } from "./testing/specimen.ts"

const SITE = { name: "Open Airway", url: "https://site.example" }

function layout(content: Partial<EmailContent>, more: Partial<EmailLayout> = {}): EmailLayout {
  const plain = { subject: "Hello", heading: "Heading", paragraphs: ["Text."] }
  return {
    ...{ content: { ...plain, ...content }, subject: "Hello", labels, locale: "en", site: SITE },
    ...{ reason: "Because.", unsubscribePath: null },
    ...more,
  }
}

test("text and HTML have every part of an email, in the same order", () => {
  const given = layout(
    {
      heading: "The heading",
      paragraphs: ["First words.", "Second words.\nOn two lines."],
      facts: [{ label: "Device", value: "Chrome on Windows" }],
      items: [{ title: "An item", body: "Its text.", path: "/items/1?a=1&b=2" }],
      action: { label: "Press here", path: "/go?a=1&b=2" },
      codeNote: "Or enter this.",
      code: "123456",
      footnote: "A last remark.",
    },
    { unsubscribePath: "/unsubscribe?token=abc" },
  )
  const [text, html] = [emailText(given), emailHtml(given)]
  const parts = [
    "The heading",
    "First words.",
    "Second words.",
    "On two lines.",
    "Device",
    "Chrome on Windows",
  ]
  parts.push(
    "An item",
    "Its text.",
    "Press here",
    "Or enter this.",
    "123456",
    "A last remark.",
    "Open Airway",
  )
  for (const body of [text, html]) {
    let from = Math.max(body.indexOf("<h1"), 0)
    for (const part of [...parts, "Because."]) {
      const place = body.indexOf(part, from)
      expect([part, place >= from]).toEqual([part, true])
      from = place
    }
  }
  for (const path of ["/items/1?a=1&b=2", "/go?a=1&b=2", "/unsubscribe?token=abc"]) {
    expect(text).toContain(`https://site.example${path}`)
    expect(html).toContain(`href="https://site.example${path.replaceAll("&", "&amp;")}"`)
  }
})

test("values stay text wherever they are", () => {
  const html = emailHtml(
    layout(
      {
        ...{
          preheader: NASTY,
          heading: NASTY,
          paragraphs: [NASTY],
          footnote: NASTY,
          code: NASTY,
          codeNote: NASTY,
        },
        facts: [{ label: NASTY, value: NASTY }],
        items: [{ title: NASTY, body: NASTY, path: "/x" }],
        action: { label: NASTY, path: "/x" },
      },
      { subject: NASTY, reason: NASTY },
    ),
  )
  expect(html).not.toContain("<script")
  const escaped = "&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt; &amp; &quot;more&quot;"
  expect(html.split(escaped)).toHaveLength(14)
})

test("a subject is one line, and control characters are removed", () => {
  expect(subjectLine(" Hi\r\nBcc: b@example.org\u2028there ")).toBe("Hi Bcc: b@example.org there")
  expect(subjectLine("x".repeat(300))).toHaveLength(200)
  const given = layout({ paragraphs: ["a\u001b[31mb\u0000c\r\nd\u2028e"] })
  expect(emailText(given)).toContain("a[31mbc\nde")
  expect(emailHtml(given)).toContain("a[31mbc<br>de")
})

test.for<[string, Partial<EmailContent>]>([
  ["a script", { action: { label: "Go", url: "javascript:alert(1)" } }],
  ["another host by two slashes", { action: { label: "Go", path: "//evil.example" } }],
  ["another host by a user name", { action: { label: "Go", path: "@evil.example" } }],
  ["a backslash", { action: { label: "Go", path: "/\\evil.example" } }],
  ["a quotation mark", { items: [{ title: "Go", path: '/"onclick="x' }] }],
])("a link with %s is refused", ([, content]) => {
  for (const render of [emailText, emailHtml]) {
    expect(() => render(layout(content))).toThrow("An email can only link to a path of the site")
  }
})

test("durations and days are formatted", () => {
  expect([600, 60, 3600, 86_400, 7 * 86_400, 45].map(formatDuration)).toEqual([
    ...["10 minutes", "1 minute", "1 hour", "1 day", "7 days", "45 seconds"],
  ])
  expect(formatDay("2026-11-06")).toBe("November 6, 2026")
})

test.each(["{{ .Token }}", "{{ .ConfirmationURL }}", "{name}", "{site}", "%s"])(
  "the name %s is literal text in an email",
  name => {
    const params = { name, code: "ABCDE-12345" }
    const row = { message: "guardian-invitation", params, locale: "en", topic: null, unsubscribe_path: null }
    const { subject, text, html } = renderEmail(row, SITE)
    expect(subject).toContain(name)
    expect(text).toContain(`${name} is under 18`)
    expect(html).toContain(`${name} is under 18`)
  },
)

test("a chosen color and logo take the place of green and of the name in letters", () => {
  const content = { action: { label: "Press here", path: "/go" } }
  const original = emailHtml(layout(content))
  expect(original.match(/bgcolor="#35e583"/g)).toHaveLength(2)
  expect(original).not.toContain("<img")
  const site = { ...SITE, name: 'O & "A"', color: "#8ab4f8", logoId: "5e2f0c1a-0000-4000-8000-000000000001" }
  const html = emailHtml(layout(content, { site }))
  expect(html).not.toContain("#35e583")
  expect(html.match(/bgcolor="#8ab4f8"/g)).toHaveLength(2)
  expect(html).toContain(
    '<img src="https://site.example/logos/5e2f0c1a-0000-4000-8000-000000000001.png" width="126" height="50" alt="O &amp; &quot;A&quot;"',
  )
})
