import { expect, test } from "vitest"
import { emailContent, MESSAGE_KEYS, type MessageKey, noticeContent } from "./catalog.ts"
import { type RenderedEmail, renderEmail } from "./email.ts"
import { NASTY, specimens } from "./testing/specimen.ts"

const SITE = { name: "Open Airway", url: "https://site.example" }

function render(message: MessageKey, params: unknown): RenderedEmail {
  const unsubscribe_path = "/unsubscribe?token=abc"
  return renderEmail({ message, params, locale: "en", topic: "courses", unsubscribe_path }, SITE)
}

test.for(MESSAGE_KEYS)("%s renders for every specimen, with nothing left to fill in", message => {
  for (const params of specimens(message)) {
    const { subject, text, html } = render(message, params)
    expect(subject.length).toBeGreaterThan(5)
    for (const body of [subject, text, html]) {
      expect(body).not.toMatch(/undefined|\bnull\b|\[object|NaN|Invalid Date|\{\{|\$\{/)
    }
    expect(html).not.toContain("<script")
    expect(html).toContain("@media (prefers-color-scheme: dark)")
    expect(text).toContain("Unsubscribe: https://site.example/unsubscribe?token=abc")
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, link]) => link)
    for (const link of links) expect(link).toMatch(/^https:\/\/site\.example\//)
  }
})

test.for(MESSAGE_KEYS)("%s uses the words of the style guide", message => {
  for (const params of specimens(message)) {
    expect(render(message, params).text).not.toMatch(
      /\b(mails?|somebody|anybody|whoever|begun|stands|in vain|go on|switch(ed)? (on|off))\b/i,
    )
  }
})

test("a name stays text", () => {
  const { subject, html, text } = render("guardian-invitation", { name: NASTY, code: "ABCDE-12345" })
  expect(subject).toContain(NASTY)
  expect(text).toContain(NASTY)
  expect(html).toContain("&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt; &amp; &quot;more&quot; asks you")
})

test.for([
  ["an unknown key", "no-such-message", {}, "There is no message no-such-message"],
  ["a property of every object", "toString", {}, "There is no message toString"],
  ["a missing parameter", "guardian-confirmed", {}, "guardian-confirmed has invalid parameters: name"],
  ["a parameter too many", "kit-shipped", { name: "Ann" }, "kit-shipped has invalid parameters: params"],
  ["removed parameters", "kit-shipped", null, "kit-shipped has invalid parameters: params"],
  [
    "an invalid item of a digest",
    "digest",
    { items: [{ message: "x", params: {} }] },
    "There is no message x",
  ],
] as const)("%s is refused without repeating a parameter", ([, message, params, problem]) => {
  const stored = { message, params, locale: "en" }
  expect(() => emailContent(stored, "Open Airway")).toThrow(problem)
  expect(() => emailContent(stored, "Open Airway")).not.toThrow("Ann")
})

test("an email is not a notice, and an unknown locale falls back to English", () => {
  const stored = { message: "password-changed", params: {}, locale: "en" }
  expect(() => noticeContent(stored)).toThrow("password-changed is not a notice")
  expect(noticeContent({ message: "kit-shipped", params: {}, locale: "xx" }).title).toBe(
    "Your kit is on its way",
  )
})
