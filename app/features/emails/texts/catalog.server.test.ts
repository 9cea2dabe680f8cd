import { expect, test } from "vitest"
import { emailContent } from "#supabase/functions/_shared/messages/catalog.ts"
import { renderEmail } from "#supabase/functions/_shared/messages/email.ts"
import { editableEmails, fixedEmails, paramSchemas } from "./catalog.server.ts"
import { placeholderErrors } from "./check-words.server.ts"
import { sampleOf } from "./samples.server.ts"

const SITE = { name: "Open Airway", url: "https://site.example" }
const emails = [...editableEmails().values()]
const email = (message: string) => editableEmails().get(message)!

test.for(emails)("the words of $message with their placeholders make the shipped email again", one => {
  expect(placeholderErrors(one, one.shipped)).toEqual({})
  for (const isFull of [true, false]) {
    const params = Object.fromEntries(
      Object.entries(paramSchemas(one.message)).map(([name, schema]) => [
        name,
        schema.anyOf && !isFull ? null : sampleOf(name, schema),
      ]),
    )
    const stored = { message: one.message, params, locale: "en", topic: null, unsubscribe_path: null }
    const shipped = renderEmail(stored, SITE)
    const ours = renderEmail({ ...stored, words: one.shipped }, SITE)
    expect([ours.subject, ours.text]).toEqual([shipped.subject, shipped.text])
  }
})

test("sign-in links, consent and courses can be changed; what depends on amounts and times cannot", () => {
  expect(email("magic-link").shipped.subject).toBe("Sign in to {site}")
  expect(email("learner-invitation").shipped.subject).toBe(
    "{name|A parent or guardian} wants to link with you",
  )
  expect(email("certificate-expires").shipped.subject).toBe("Your certificate expires on {expires}")
  expect(email("extra-time").shipped.body).toContain("{percent} percent more time")
  for (const message of ["gift-receipt", "event-confirmed", "permission-answered", "digest"] as const)
    expect(fixedEmails()).toContain(message)
  expect(emails.length).toBeGreaterThan(50)
})

test("unknown, missing and unfinished placeholders are refused", () => {
  const one = email("certificate-ready")
  const words = one.shipped
  const check = (change: object) => placeholderErrors(one, { ...words, ...change })
  expect(check({ subject: "For {person}" }).subject).toContain("There is no {person}")
  expect(check({ body: "You passed." }).body).toBe("Say {course} somewhere: readers need it.")
  expect(check({ heading: "Ready {" }).heading).toContain("Write each placeholder")
  const named = email("guardian-confirmed")
  expect(placeholderErrors(named, { ...named.shipped, subject: "{name}" }).subject).toContain(
    "can be missing",
  )
})

test("changed words keep the link, the code and the small print, and names stay text", () => {
  const params = { link: "https://site.example/confirm?token=1", code: "123456", seconds: 600 }
  const stored = { message: "magic-link", params, locale: "en", topic: null, unsubscribe_path: null }
  const words = { subject: "Hello\nBcc: x", heading: "<b>Hi</b>", body: "One.\n\nTwo {site}.", button: null }
  const { subject, text, html } = renderEmail({ ...stored, words }, SITE)
  expect(subject).toBe("Hello Bcc: x")
  for (const part of ["One.", "Two Open Airway.", params.link, "123456", "works once"])
    expect(text).toContain(part)
  expect(html).toContain("&lt;b&gt;Hi&lt;/b&gt;")
  const name = "{site} {code}"
  const invited = { ...stored, message: "guardian-invitation", params: { name, code: "ABCDE-12345" } }
  const greeting = { ...words, subject: "{name|Someone} asks" }
  expect(renderEmail({ ...invited, words: greeting }, SITE).subject).toBe("{site} {code} asks")
})

test("words whose placeholder has no value leave the shipped email", () => {
  const stored = { message: "kit-shipped", params: {}, locale: "en", topic: null, unsubscribe_path: null }
  const words = { subject: "Hi {name}", heading: "Hi", body: "Text", button: null }
  expect(renderEmail({ ...stored, words }, SITE).subject).toBe(
    emailContent({ message: "kit-shipped", params: {}, locale: "en" }, SITE.name).subject,
  )
})
